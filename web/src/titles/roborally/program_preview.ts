/** What the engine foresees of a program, in words: where it ends if nobody interferes. */

import { t, type TitleTranslations } from '../../lib/translations.svelte'

export interface PreviewedRegister {
  register: number
  x: number
  y: number
  facing: string
}

/** The squares after each register of a robot's program; null where the robot is lost. */
export function previewedPath(
  preview: Record<string, unknown> | undefined,
  robot: string,
): (PreviewedRegister | null)[] {
  const paths = (preview?.paths ?? []) as { robot: string; path: (PreviewedRegister | null)[] }[]
  return paths.find((each) => each.robot === robot)?.path ?? []
}

export function previewText(
  preview: Record<string, unknown> | undefined,
  robot: string,
  words: TitleTranslations,
): { words: string; lost: boolean } | null {
  const path = previewedPath(preview, robot)
  if (!path.length) return null
  const end = path.at(-1)
  if (!end) return { words: t('rr-foreseen-lost', { register: path.length }), lost: true }
  const facing = words.message(`facing-${end.facing}`)
  return { words: t('rr-foreseen', { x: end.x, y: end.y, facing }), lost: false }
}

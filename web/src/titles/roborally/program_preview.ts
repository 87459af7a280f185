/** What the engine foresees of a program, in words: where it ends if nobody interferes. */

import { t, type TitleTranslations } from '../../lib/translations.svelte'
import type { Place, Preview } from './types'

/** The squares after each register of a robot's program; null where the robot is lost. */
export function previewedPath(preview: Partial<Preview> | undefined, robot: string): (Place | null)[] {
  return preview?.paths?.find((each) => each.robot === robot)?.path ?? []
}

export function previewText(
  preview: Partial<Preview> | undefined,
  robot: string,
  words: TitleTranslations,
): { words: string; lost: boolean } | null {
  const path = previewedPath(preview, robot)
  if (!path.length) return null
  const end = path.at(-1)
  if (!end) return { words: t('rr-foreseen-lost', { register: path.length }), lost: true }
  const facing = words.message(`facing-${end.facing}`)
  return { words: t('rr-foreseen', { facing }), lost: false }
}

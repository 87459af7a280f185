/** What is worth knowing of an answer before it is given. */

import { t, type TitleTranslations } from '../../lib/translations.svelte'
import type { Preview, Player, RallyView, Scene } from './types'

interface Known {
  view: RallyView
  player: Player
  preview: Preview | undefined
  scene: Scene
  words: TitleTranslations
}

export function answerNote(line: string, known: Known): string {
  if (line === 'roll_dice') return t('rally-hand-about-roll')
  if (line === 'end_turn') return aboutEnd(known)
  if (line === 'repair toolbox') return mended('toolbox', known)
  if (line === 'repair spare_tyre') return t('rally-hand-about-spare')
  if (line === 'resupply rally' && !known.view.turn?.moved) return t('rally-hand-about-stays')
  if (line === 'resupply assistance' && !known.view.turn?.assistance_moved) return t('rally-hand-about-stays')
  return ''
}

/** Ending a turn: what is left undone. */
function aboutEnd({ view, preview }: Known): string {
  if (view.turn?.moved) return view.turn.assistance_moved ? '' : t('rally-hand-about-aid-waits')
  const why = preview?.stay?.why
  if (why === 'owed') return t('rally-hand-about-owed')
  return why === 'overtaking-only' ? t('rally-hand-about-overtaking') : t('rally-hand-about-no-plan')
}

/** The troubles that a card clears. */
function mended(card: string, { player, scene, words }: Known): string {
  const cleared = player.hazards.filter((hazard) =>
    scene.hazards.find((each) => each.hazard === hazard)?.fix.includes(card),
  )
  const names = [...new Set(cleared)].map((hazard) => words.value('hazard', hazard))
  if (player.features.some(({ sabotaged }) => sabotaged)) names.push(t('rally-hand-sabotage'))
  return names.join(', ')
}

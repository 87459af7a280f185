/** Which decisions the hand and the map offer themselves, and what is asked. */

import { decisionKind } from '../../lib/decisions'
import { preferences } from '../../lib/preferences.svelte'
import { t, type TitleTranslations } from '../../lib/translations.svelte'
import { playerOfSeat } from './model'
import { decisionGroup } from './decision_groups'
import type { RallyView } from './types'

/** Decisions that belong to the table and not to the rally. */
const TABLE = new Set(['concede', 'retire'])

/** Whoever reads the map in words reads its cells there too; all else is in the hand. */
export function offersDecision(decision: string): boolean {
  if (TABLE.has(decisionKind(decision))) return false
  return !['map', 'place'].includes(decisionGroup(decision)) || !preferences.textView
}

/** What is asked of a seat, with what matters for it. */
export function questionText(view: RallyView, seat: number, words: TitleTranslations): string {
  const asked = view.asked
  if (!asked || !view.waiting.includes(seat)) return ''
  const player = playerOfSeat(view, seat)
  if (asked.question === 'turn' && player) return askTurn(view, player.immobile || player.barred)
  // The same word for two things: where that car begins, and what it takes at a station.
  if (asked.question === 'assistance' && view.phase !== 'assistance') return t('rally-ask-resupply')
  return words.messageOrNothing(`ask-${asked.question}`)
}

/** In a turn: whether the rally car has to move, may, cannot, or has. */
function askTurn(view: RallyView, held: boolean): string {
  if (view.turn?.moved) return t('rally-ask-moved')
  if (view.turn?.owed) return t('rally-ask-owed')
  return t(held ? 'rally-ask-held' : 'rally-ask-free')
}

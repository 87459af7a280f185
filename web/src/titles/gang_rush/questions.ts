/** Which decisions the hand and the board offer themselves, and what is asked. */

import { preferences } from '../../lib/preferences.svelte'
import { t, type TitleTranslations } from '../../lib/translations.svelte'
import { decisionGroup } from './decision_groups'
import type { GangView } from './types'

/** Whoever reads the bridge in words reads its spaces there too; all else is in the hand. */
export function offersDecision(decision: string): boolean {
  if (decision === 'concede') return false
  return decisionGroup(decision) !== 'board' || !preferences.textView
}

/** What is asked of a seat, with the number that matters for it. */
export function questionText(view: GangView, seat: number, words: TitleTranslations): string {
  const asked = view.asked
  if (!asked || asked.seat !== seat) return ''
  if (asked.question === 'rolling') return t('gang-ask-rolling', { rerolls: view.turn?.rerolls ?? 0 })
  if (asked.question === 'moving') return t('gang-ask-moving', { spaces: view.turn?.movement ?? 0 })
  return words.messageOrNothing(`ask-${asked.question}`)
}

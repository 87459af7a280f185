/** Which decisions the hand and the board offer themselves, and what is asked. */

import { decisionsOfKind } from '../../lib/decisions'
import { preferences } from '../../lib/preferences.svelte'
import { t, type TitleTranslations } from '../../lib/translations.svelte'
import { runOfSeat } from './model'
import { isStep } from './steps'
import type { GtView, RunView } from './types'

/** All is in the hand and on the board; whoever reads the board in words reads the steps there too. */
export function offersDecision(decision: string): boolean {
  return decision !== 'concede' && (!isStep(decision) || !preferences.textView)
}

/** What is asked of a seat; in qualifying it is its own lap that asks. */
export function questionText(
  view: GtView,
  seat: number,
  words: TitleTranslations,
  legal: readonly string[] = [],
): string {
  const run = runOfSeat(view, seat)
  const asked = view.asked
  if (!asked || (asked.seat !== null && asked.seat !== seat)) return ''
  const said = ask(run, words, legal)
  return asked.question === 'qualifying' && run.phase !== 'over' ? `${words.message('ask-qualifying')} ${said}` : said
}

function ask({ phase, turn }: RunView, words: TitleTranslations, legal: readonly string[]): string {
  // With something on the road the question is another one: on, or roll.
  if (phase === 'plan' && turn?.plan.length) return t(legal.some(isStep) ? 'gt-ask-lay-on' : 'gt-ask-roll')
  // The dice go down again until control is lost.
  if (phase === 'relay' && legal.includes('relay')) return t('gt-ask-relay-done')
  const asksDice = phase === 'relay' && decisionsOfKind(legal, 'warnings').length > 0
  return words.messageOrNothing(`ask-${asksDice ? 'warnings' : phase}`)
}

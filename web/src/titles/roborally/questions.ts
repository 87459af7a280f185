/** Which decisions the hand and the board offer themselves, and what is asked. */

import { decisionArguments, decisionKind, decisionsOfKind } from '../../lib/decisions'
import { t, type TitleTranslations } from '../../lib/translations.svelte'
import type { RoboView } from './types'

/** What the hand draws as cards and portraits. */
const OFFERED = ['robot', 'draft', 'store_conditional', 'store_flywheel']
/** Where a robot starts is chosen on the board, from dozens of squares. A few squares stand in the action bar too, in words. */
const CLAIMED = new Set(['place', 'seal', 'deploy', ...OFFERED])

export function offersDecision(decision: string): boolean {
  return CLAIMED.has(decisionKind(decision))
}

/** The decisions that the hand offers as pictures. */
export function picturedDecisions(legal: readonly string[]): string[] {
  return decisionsOfKind(legal, ...OFFERED)
}

/** What is asked of a seat, and for which robot where that is not plain; `legal` tells apart what no view shows. */
export function questionText(
  view: RoboView,
  seat: number,
  words: TitleTranslations,
  legal: readonly string[] = [],
): string {
  const key = keyOf(view, seat, legal)
  if (!key || !words.has(key)) return ''
  const complete = key === 'ask-program' && legal.includes('seal')
  const said = [complete ? t('rr-ask-seal') : words.message(key)]
  const asked = view.asked
  const robot = asked?.seat === seat ? asked.robot : programmedBy(view, seat)
  if (robot && view.robots.filter((each) => each.seat === seat).length > 1)
    said.unshift(t('rr-for-robot', { robot: words.value('robot', robot) }))
  if (asked?.target) said.push(t('rr-target', { robot: words.value('robot', asked.target) }))
  return said.join(' ')
}

function keyOf(view: RoboView, seat: number, legal: readonly string[]): string {
  if (view.asked) return view.asked.seat === seat ? `ask-${view.asked.question}` : ''
  const [card] = decisionsOfKind(legal, 'draft', 'store_conditional', 'store_flywheel')
  if (card) return `ask-${decisionKind(card)}`
  return view.phase === 'programming' ? 'ask-program' : ''
}

function programmedBy(view: RoboView, seat: number): string | undefined {
  return view.robots.find((robot) => robot.seat === seat && !robot.sealed)?.robot
}

/** The Options that a question is about: the one that asks, or those that can be chosen. */
const ASKING: Record<string, string> = {
  recompile: 'recompile',
  flywheel: 'flywheel',
  gyro: 'gyroscopic_stabilizer',
  conditional: 'conditional_program',
  abort: 'abort_switch',
  brakes: 'brakes',
  fourth_gear: 'fourth_gear',
  reverse_gear: 'reverse_gear',
  high_power: 'high_power_laser',
  fire_control: 'fire_control',
  arm: 'mechanical_arm',
  arm_repair: 'mechanical_arm',
}
const NAMES_AN_OPTION = ['weapon', 'prevent', 'lose', 'fire_destroy']

export function optionsAskedAbout(view: RoboView, legal: readonly string[]): string[] {
  const asking = ASKING[view.asked?.question ?? '']
  const chosen = decisionsOfKind(legal, ...NAMES_AN_OPTION).flatMap((line) => decisionArguments(line)[0] ?? [])
  return [...new Set([asking ?? [], ...chosen].flat())].filter((option) => option !== 'main_laser')
}

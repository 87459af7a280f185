/** What is worth saying of a robot beside its place: used by the dashboard, the seats and the text alike. */

import { t, type TitleTranslations } from '../../lib/translations.svelte'
import type { SignName } from './SignIcon.svelte'
import type { RoboView, Robot } from './types'

/** The damage that destroys. */
export const MAX_DAMAGE = 10

export function robotsOfSeat(view: RoboView, seat: number): Robot[] {
  return (view.robots ?? []).filter((robot) => robot.seat === seat)
}

/** How many cards the next deal gives: nine less its Damage. */
export function cardsDealtNext(robot: Robot): number {
  return Math.max(0, 9 - robot.damage) + (robot.options.includes('extra_memory') ? 1 : 0)
}

/** Whether the robots of this table touch flags in order. */
export function flagsInOrder(view: RoboView, rules: readonly string[]): boolean {
  return view.flags.length > 0 && !rules.includes('capture_the_flag') && !rules.includes('toggle_control')
}

export interface RobotStatus {
  sign: SignName
  word: string
}

/** The one thing about a robot that matters most now: out, wrecked, powered down, sealed. */
export function robotStatus(view: RoboView, robot: Robot, words: TitleTranslations): RobotStatus | null {
  if (robot.status === 'finished') return { sign: 'crown', word: words.message('about-finished') }
  if (robot.status === 'eliminated') return { sign: 'wreck', word: words.message('about-eliminated') }
  if (robot.status === 'destroyed') return { sign: 'wreck', word: words.message('about-destroyed') }
  if (robot.powered_down) return { sign: 'power', word: words.message('about-down') }
  if (robot.announced) return { sign: 'power', word: words.message('about-announced') }
  if (robot.sealed && view.phase === 'programming') return { sign: 'sealed', word: t('rr-sealed') }
  return null
}

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

type Status = { sign: SignName; word: string }

/** The one thing about a robot that matters most now: out, wrecked, powered down, sealed. */
export function robotStatus({ phase }: RoboView, robot: Robot, words: TitleTranslations): Status | null {
  const about = (sign: SignName, what: string): Status => ({ sign, word: words.message(`about-${what}`) })
  if (robot.status !== 'racing') return about(robot.status === 'finished' ? 'crown' : 'wreck', robot.status)
  if (robot.powered_down) return about('power', 'down')
  if (robot.announced) return about('power', 'announced')
  return robot.sealed && phase === 'programming' ? { sign: 'sealed', word: t('rr-sealed') } : null
}

/** What is shown together, what the log tells, and where rounds begin. */

import type { GameEvent } from '../../lib/types'
import type { BoardModel } from '../title'
import * as effects from './effects'
import type { GtModel } from './types'

export { EVENT_KINDS } from './effects'
export { createModel } from './model'

export function showEvent(model: BoardModel, event: GameEvent): number {
  return effects.showEvent(model as unknown as GtModel, event)
}

/** What everybody does at once. */
const AT_ONCE: readonly string[] = ['tyres_chosen', 'qualified', 'grid']

/** What one car does, and what follows from it before anybody could look away. */
const AS_ONE: readonly (readonly string[])[] = [
  ['rolls'],
  ['flag_in', 'moves', 'crosses', 'warned'],
  ['gains_focus', 'flat_out_holds', 'flat_out_fails'],
  ['too_fast', 'loses_control'],
  ['draws', 'flag_out', 'weather'],
  ['stops', 'marker', 'timed'],
  ['pit_waits', 'marker'],
  ['recovers', 'marker'],
  ['stays_off', 'marker'],
  ['stays_in', 'marker'],
  ['blocked', 'marker'],
  ['pits', 'repairs', 'fits'],
]
/** Which of them may come twice for the same car. */
const REPEATED = new Set(['rolls'])

export function areSimultaneous(before: GameEvent, event: GameEvent): boolean {
  const [one, other] = [before.event, event.event]
  if (one === other && AT_ONCE.includes(one)) return true
  // The weather is everybody's, whoever drew the token.
  if (before.car !== event.car && one !== 'weather' && other !== 'weather') return false
  const kin = AS_ONE.some((kinds) => kinds.includes(one) && kinds.includes(other))
  return kin && (one !== other || REPEATED.has(other))
}

/** What the picture shows well enough, or what another line says better. */
const UNTOLD = new Set(['turn', 'rolls', 'moves', 'stops', 'gains_focus', 'flag_out', 'timed', 'repairs', 'pit_waits'])

export function isLogged(event: GameEvent): boolean {
  // Everybody crosses the line right after the start.
  if (event.event === 'crosses') return Number(event.crossings) > 1
  return !UNTOLD.has(event.event)
}

export function roundBegunBy(event: GameEvent): number | null {
  return event.event === 'round' ? Number(event.number) : null
}

/** What is shown together, what the log tells, and where rounds begin. */

import type { GameEvent } from '../../lib/types'
import type { BoardModel } from '../title'
import * as effects from './effects'
import type { RallyModel } from './types'

export { EVENT_KINDS } from './effects'
export { createModel } from './model'

export function showEvent(model: BoardModel, event: GameEvent): number {
  return effects.showEvent(model as unknown as RallyModel, event)
}

/** What everybody does at once. */
const AT_ONCE: readonly string[] = ['rolls_first', 'rolls_finish', 'votes', 'loads']

/** What one player does, and what follows from it before anybody could look away. */
const AS_ONE: readonly (readonly string[])[] = [
  ['overtakes', 'steps'],
  ['plays_card', 'nowhere'],
  ['stops', 'token'],
  ['fixed', 'repairs', 'mended'],
  ['repairs', 'mended'],
  ['plays_joker', 'opens'],
]

export function areSimultaneous(before: GameEvent, event: GameEvent): boolean {
  const [one, other] = [before.event, event.event]
  if (one === other) return AT_ONCE.includes(one)
  if (before.car !== event.car) return false
  return AS_ONE.some((kinds) => kinds.includes(one) && kinds.includes(other))
}

/** What the picture shows well enough, or what another line says better. */
const UNTOLD = new Set([
  'turn',
  'draws_tile',
  'loads',
  'steps',
  'stops',
  'fixed',
  'moves_card',
  'closes',
  'gives_back',
  'stopwatch',
])

export function isLogged(event: GameEvent): boolean {
  return !UNTOLD.has(event.event)
}

export function roundBegunBy(event: GameEvent): number | null {
  return event.event === 'round' ? Number(event.number) : null
}

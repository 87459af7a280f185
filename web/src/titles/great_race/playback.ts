/** What is shown together, what the log tells, and where rounds begin. */

import type { GameEvent } from '../../lib/types'
import type { BoardModel } from '../title'
import * as effects from './effects'
import type { RaceModel } from './types'

export { EVENT_KINDS } from './effects'
export { createModel } from './model'

export function showEvent(model: BoardModel, event: GameEvent): number {
  return effects.showEvent(model as unknown as RaceModel, event)
}

/** What everybody does at once, or what is laid out at once. */
const AT_ONCE: readonly string[] = ['seat_order', 'starts', 'lays_card', 'assigns', 'progress', 'weighs', 'sorts']

/** What one vehicle does, and what follows from it before anybody could look away. */
const AS_ONE: readonly (readonly string[])[] = [
  ['moves', 'pays'],
  ['plays', 'gains_fuel', 'gains_money', 'restores', 'marches'],
  ['scouts', 'finds'],
  ['draws_cards', 'finds_card'],
  ['enters', 'draws_cards', 'finds_card'],
]

export function areSimultaneous(before: GameEvent, event: GameEvent): boolean {
  const [one, other] = [before.event, event.event]
  if (one === other) return AT_ONCE.includes(one)
  if (before.crew !== event.crew) return false
  return AS_ONE.some((kinds) => kinds.includes(one) && kinds.includes(other))
}

/** What the picture shows well enough, or what another line says better. */
const UNTOLD = new Set(['turn', 'drives', 'pays', 'ends_drive', 'progresses', 'torpedo_ends', 'weighs', 'lays_card'])

export function isLogged(event: GameEvent): boolean {
  return !UNTOLD.has(event.event)
}

export function roundBegunBy(event: GameEvent): number | null {
  return event.event === 'round' ? Number(event.number) : null
}

/** What is shown together, what the log tells, and where rounds begin. */

import type { GameEvent } from '../../lib/types'
import type { BoardModel } from '../title'
import * as effects from './effects'
import type { GangModel } from './types'

export { EVENT_KINDS } from './effects'
export { createModel } from './model'

export function showEvent(model: BoardModel, event: GameEvent): number {
  return effects.showEvent(model as unknown as GangModel, event)
}

/** What everybody meets at once. */
const AT_ONCE: readonly string[] = ['offers', 'in_order', 'reveals', 'contact', 'damaged']

/** What one car does, and what follows from it before anybody could look away. */
const AS_ONE: readonly (readonly string[])[] = [
  ['moves', 'collects'],
  ['pushed', 'collects'],
  ['lands', 'collects'],
  ['bad_road', 'damaged'],
  ['takes_nails', 'damaged'],
  ['speed_trap', 'damaged'],
  ['blows_up', 'damaged'],
  ['breaks', 'damaged'],
  ['hits', 'damaged'],
  ['scrapes', 'damaged'],
  ['squeezed', 'damaged'],
  ['struck', 'damaged'],
  ['volley', 'damaged'],
  ['bounces', 'damaged'],
  ['hits_ramp', 'damaged'],
  ['breaks_barriers', 'damaged'],
  ['slides', 'loses_wheels'],
  ['buys', 'pays'],
  ['services', 'pays', 'repairs'],
  ['crane', 'pays'],
  ['fined', 'pays'],
  ['uses', 'repairs', 'gains'],
  ['handbrake', 'turns_home'],
  ['spins_out', 'turns_home'],
  ['leaves', 'rewarded'],
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
  'in_order',
  'reveals',
  'rolls',
  'moves',
  'cancels',
  'pays',
  'struck',
  'contact',
  'landing',
  'on_ramp',
  'loses_wheels',
  'ends_effect',
  'bad_road',
  'breaks',
])

export function isLogged(event: GameEvent): boolean {
  // At the beginning the whole shop is laid out.
  if (event.event === 'offers') return false
  return !UNTOLD.has(event.event)
}

export function roundBegunBy(event: GameEvent): number | null {
  return event.event === 'round' ? Number(event.number) : null
}

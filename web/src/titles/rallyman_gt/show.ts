/** What is shown together, what the log tells, and where rounds begin. */

import type { GameEvent } from '../../lib/types'
import type { Model } from '../title'
import { carNamed } from './model'
import type { GtModel } from './types'

export { model, settle } from './model'

export function step(model: Model, event: GameEvent): number {
  const its = model as unknown as GtModel
  const car = carNamed(its, event.car)
  if (event.event === 'moves' && car) {
    car.at = String(event.space)
    car.speed = event.speed as number
    return 200
  }
  return 200
}

export function together(_before: GameEvent, _event: GameEvent): boolean {
  return false
}

export function matters(event: GameEvent): boolean {
  return event.event !== 'rolls'
}

export function round(event: GameEvent): number | null {
  return event.event === 'round' ? Number(event.number) : null
}

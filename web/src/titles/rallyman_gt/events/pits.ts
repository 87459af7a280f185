/** Pit stops. */

import type { DamageToken, Tyres } from '../types'
import { type EventHandler, flashFor, GLANCE_MS, MOMENT_MS, waitFor } from './handler'

export const pitHandlers: Record<string, EventHandler> = {
  towed: waitFor(MOMENT_MS),
  pits(_model, event, car) {
    Object.assign(car, { status: 'pit', zone: event.zone, backwards: false })
    return MOMENT_MS
  },
  fits(_model, event, car) {
    car.tyres = event.tyres as Tyres
    return GLANCE_MS
  },
  /** All damage goes back into the bag; a yellow flag stays beside the car. */
  repairs(model, _event, car) {
    const { yellow_flag, ...rest } = car.damage
    const { bag } = model
    for (const [token, count] of Object.entries(rest) as [DamageToken, number][]) bag[token] = (bag[token] ?? 0) + count
    car.damage = yellow_flag ? { yellow_flag } : {}
    return GLANCE_MS
  },
  pit_waits: waitFor(GLANCE_MS),
  returns(_model, event, car) {
    Object.assign(car, { status: 'road', at: String(event.space), zone: null })
    return MOMENT_MS
  },
  stays_in: flashFor('blocked'),
}

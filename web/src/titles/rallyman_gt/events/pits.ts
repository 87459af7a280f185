/** Pit stops. */

import type { Token, Tyres } from '../types'
import { type Change, flashed, GLANCE, MOMENT, seen } from './change'

export const pits: Record<string, Change> = {
  towed: seen(MOMENT),
  pits(_model, event, car) {
    Object.assign(car, { status: 'pit', zone: event.zone, backwards: false })
    return MOMENT
  },
  fits(_model, event, car) {
    car.tyres = event.tyres as Tyres
    return GLANCE
  },
  /** All damage goes back into the bag; a yellow flag stays beside the car. */
  repairs(model, _event, car) {
    const { yellow_flag, ...rest } = car.damage
    const { bag } = model
    for (const [token, count] of Object.entries(rest) as [Token, number][]) bag[token] = (bag[token] ?? 0) + count
    car.damage = yellow_flag ? { yellow_flag } : {}
    return GLANCE
  },
  pit_waits: seen(GLANCE),
  returns(_model, event, car) {
    Object.assign(car, { status: 'road', at: String(event.space), zone: null })
    return MOMENT
  },
  stays_in: flashed('blocked'),
}

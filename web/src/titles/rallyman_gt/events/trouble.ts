/** Loss of control and what comes of it: spins, excursions, damage, flags, the weather; and the way back. */

import { carNamed } from '../model'
import type { Token, Weather } from '../types'
import { type Change, flash, flashed, GLANCE, MOMENT, seen } from './change'

export const trouble: Record<string, Change> = {
  too_fast: flashed('warned', MOMENT),
  loses_control: flashed('off', MOMENT),
  spins(model, _event, car) {
    car.backwards = true
    return flash(model, car, 'spin', MOMENT)
  },
  leaves_track(_model, event, car) {
    Object.assign(car, { status: 'off', side: event.side })
    return MOMENT
  },
  draws(model, event, car) {
    const token = event.token as Token
    const { bag } = model
    car.damage[token] = (car.damage[token] ?? 0) + 1
    bag[token] = Math.max(0, (bag[token] ?? 0) - 1)
    return flash(model, car, 'damage', MOMENT, token)
  },
  bag_empty: seen(GLANCE),
  weather(model, event) {
    // In qualifying the weather of one lap is not that of another.
    if (model.runs?.length && !carNamed(model, model.effects.latest)) return 0
    model.weather = event.weather as Weather
    return MOMENT
  },
  flag_out: flashed('warned', MOMENT),
  flag_in(_model, _event, car) {
    delete car.damage.yellow_flag
    return GLANCE
  },
  recovers(_model, event, car) {
    Object.assign(car, { status: 'road', at: String(event.space), backwards: true, side: null })
    return MOMENT
  },
  stays_off: flashed('blocked'),
}

/** Loss of control and what comes of it: spins, excursions, damage, flags, the weather; and the way back. */

import { carOfColour } from '../model'
import type { DamageToken, Weather } from '../types'
import { type EventHandler, addFlash, flashFor, GLANCE_MS, MOMENT_MS, waitFor } from './handler'

export const troubleHandlers: Record<string, EventHandler> = {
  too_fast: flashFor('warned', MOMENT_MS),
  loses_control: flashFor('off', MOMENT_MS),
  spins(model, _event, car) {
    car.backwards = true
    return addFlash(model, car, 'spin', MOMENT_MS)
  },
  leaves_track(_model, event, car) {
    Object.assign(car, { status: 'off', side: event.side })
    return MOMENT_MS
  },
  draws(model, event, car) {
    const token = event.token as DamageToken
    const { bag } = model
    car.damage[token] = (car.damage[token] ?? 0) + 1
    bag[token] = Math.max(0, (bag[token] ?? 0) - 1)
    return addFlash(model, car, 'damage', MOMENT_MS, token)
  },
  bag_empty: waitFor(GLANCE_MS),
  weather(model, event) {
    // In qualifying the weather of one lap is not that of another.
    if (model.runs?.length && !carOfColour(model, model.effects.latest)) return 0
    model.weather = event.weather as Weather
    return MOMENT_MS
  },
  flag_out: flashFor('warned', MOMENT_MS),
  flag_in(_model, _event, car) {
    delete car.damage.yellow_flag
    return GLANCE_MS
  },
  recovers(_model, event, car) {
    Object.assign(car, { status: 'road', at: String(event.space), backwards: true, side: null })
    return MOMENT_MS
  },
  stays_off: flashFor('blocked'),
}

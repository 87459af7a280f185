/** Before the race: tyres, qualifying laps, the grid. */

import type { Tyres } from '../types'
import { type EventHandler, GLANCE_MS, MOMENT_MS } from './handler'

export const setUpHandlers: Record<string, EventHandler> = {
  tyres_chosen(_model, event, car) {
    car.tyres = event.tyres as Tyres
    return GLANCE_MS
  },
  /** Everybody drives alone: of all laps one is looked at. */
  qualifying(model) {
    const mine = model.cars.filter((car) => car.seat === (model.you ?? model.cars[0]?.seat))
    for (const car of mine) Object.assign(car, { at: model.places.grid[0] ?? null, played: false })
    model.cars = mine
    return MOMENT_MS
  },
  /** The race begins anew for everybody, with what is known of the laps. */
  qualified(model, event, car) {
    model.times = { ...model.times, [car.colour]: Number(event.seconds) }
    if (model.runs) {
      model.cars = model.runs.flatMap((run) => run.cars)
      Object.assign(model, { solo: false, round: 0, sheet: [], finished: [] })
      delete model.runs
    }
    car.tyres = model.settings.tyres === 'asphalt' ? 'asphalt' : null
    Object.assign(car, { status: 'road', at: null, speed: 0, crossings: 0, focus: 0, tyre_turns: 0 })
    Object.assign(car, { damage: {}, backwards: false, side: null, zone: null, played: true })
    return MOMENT_MS
  },
  grid(_model, event, car) {
    Object.assign(car, { at: String(event.space), status: 'road', speed: 0 })
    return GLANCE_MS
  },
}

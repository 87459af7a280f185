/** Before a round: cars, the shop, the order, hazards. */

import { thingsOn } from '../model'
import { type EventHandler, GLANCE_MS, MOMENT_MS, waitFor } from './handler'

export const setUpHandlers: Record<string, EventHandler> = {
  picks(model, event) {
    const car = model.cars.find(({ seat }) => seat === Number(event.seat))
    if (!car) return 0
    const body = model.known.drivers.find(({ driver }) => driver === event.car)?.body ?? car.body
    const picked = {
      driver: String(event.car),
      at: String(event.space),
      cash: Number(event.cash),
      body,
      body_max: body,
    }
    Object.assign(car, picked, { facing: 'F', speed: 0 })
    model.picking = model.picking?.filter((seat) => seat !== car.seat)
    model.effects.acting = car.driver
    return MOMENT_MS
  },
  offers(model, event) {
    const { shop } = model.bonuses
    const place = model.known.prices.indexOf(Number(event.price))
    // A tile at the dearest place pushes the others on, where nothing was sold before.
    if (place === 0 && shop[0]) (shop.pop(), shop.unshift(null))
    shop[Math.max(0, place)] = String(event.tile)
    return GLANCE_MS
  },
  round(model, event) {
    Object.assign(model, { round: Number(event.number), order: [], phase: 'hazards' })
    model.hazards.revealed = []
    model.memory.held = false
    model.effects.acting = null
    delete model.turn
    return MOMENT_MS
  },
  in_order(model, event) {
    model.order.push(String(event.car))
    return GLANCE_MS
  },
  reveals(model, event) {
    model.hazards.revealed.push(String(event.hazard))
    return GLANCE_MS
  },
  places(model, event, car) {
    take(model, String(event.hazard))
    const [kind = '', number] = String(event.hazard).split(/_(?=\d)/)
    const here = thingsOn(model, String(event.space))
    if (kind === 'barrier') here.barrier = Number(event.count)
    else if (kind === 'police' || kind === 'nails') here[kind] = Number(number)
    else if (kind === 'container' || kind === 'speed_limit') here[kind] = true
    model.effects.acting = car.driver
    return MOMENT_MS
  },
  discards(model, event) {
    take(model, String(event.hazard))
    return GLANCE_MS
  },
  renews(model) {
    model.bonuses.shop.pop()
    model.bonuses.shop.unshift(null)
    return GLANCE_MS
  },
  frozen: waitFor(MOMENT_MS),
}

/** A hazard is not on offer any more. */
function take(model: Parameters<EventHandler>[0], hazard: string): void {
  const { memory, hazards } = model
  if (memory.held) memory.held = false
  else {
    const place = hazards.revealed.indexOf(hazard)
    if (place >= 0) hazards.revealed.splice(place, 1)
  }
}

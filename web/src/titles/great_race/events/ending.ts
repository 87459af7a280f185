/** Maintenance, arrival, the end, and those who leave. */

import { addCount } from '../model'
import type { RaceModel, Vehicle } from '../types'
import {
  CELEBRATION_MS,
  type EventHandler,
  addFlash,
  GLANCE_MS,
  updateDerived,
  MOMENT_MS,
  moveVehicle,
  READ_MS,
} from './handler'

/** Rivers are over with the convoy. */
function calm(model: RaceModel): void {
  for (const crew of model.crews) crew.river = false
  if (model.torpedo) model.torpedo.river = false
}

export const endingHandlers: Record<string, EventHandler> = {
  arrives(model, event) {
    model.arrived.push(event.crew as Vehicle)
    return addFlash(model, event.crew, 'joy', CELEBRATION_MS, String(event.place))
  },
  last_phase: () => MOMENT_MS,
  progress(model, event, crew) {
    calm(model)
    model.phase = 'maintenance'
    if (Number(event.place) === 1) model.order = []
    model.order.push(event.crew as Vehicle)
    const its = event.crew === 'torpedo' ? model.torpedo : crew
    if (its) Object.assign(its, { progress: Number(event.level), place: Number(event.place) })
    return READ_MS
  },
  bonus(model, event, crew) {
    crew.money = Number(event.money)
    if (crew.crew) model.effects.bonuses[crew.crew] = Number(event.amount)
    return addFlash(model, crew.crew, 'money', MOMENT_MS, `+${String(event.amount)}`)
  },
  scores: (model, event) => addFlash(model, event.crew, 'joy', CELEBRATION_MS, String(event.total)),
  solo_ends(model, event) {
    calm(model)
    model.result = String(event.result)
    model.phase = 'end'
    return CELEBRATION_MS
  },
  upgrades(model, event) {
    model.upgrades = [...(model.upgrades ?? []), [String(event.out), String(event.in)]]
    return CELEBRATION_MS
  },
  stamps(model, event) {
    model.stamps = [...(model.stamps ?? []), String(event.quest)]
    return CELEBRATION_MS
  },
  resigns(model, event) {
    model.conceded.push(Number(event.seat))
    return MOMENT_MS
  },
  concedes(model, event) {
    const crew = model.crews.find(({ seat }) => seat === Number(event.seat))
    model.conceded.push(Number(event.seat))
    if (!crew) return MOMENT_MS
    if (typeof crew.hand !== 'number')
      for (const [card, count] of Object.entries(crew.hand)) addCount(model.discard, card, count ?? 0)
    if (crew.crew) moveVehicle(model, crew.crew, '')
    Object.assign(crew, { out: true, at: null, level: 0, hand: typeof crew.hand === 'number' ? 0 : {} })
    updateDerived(crew)
    model.order = model.order?.filter((vehicle) => vehicle !== crew.crew)
    return MOMENT_MS
  },
  over(model) {
    calm(model)
    model.phase = 'over'
    model.effects.acting = null
    return GLANCE_MS
  },
}

/** Rounds and turns: whose turn it is, dice, and the way along the road. */

import { isRacing, speedOf } from '../model'
import type { DieFace } from '../types'
import {
  type EventHandler,
  addFlash,
  flashFor,
  GLANCE_MS,
  MOMENT_MS,
  ROLL_MS,
  waitFor,
  STEP_MS,
  endRound,
} from './handler'

export const turnHandlers: Record<string, EventHandler> = {
  round(model, event) {
    model.round = Number(event.number)
    const racing = model.cars.filter(isRacing)
    for (const car of racing) car.played = false
    // Who is level in speed is put in order by the engine; the next position tells.
    model.order = racing.sort((one, other) => speedOf(other) - speedOf(one)).map((car) => car.colour)
    return MOMENT_MS
  },
  turn(model, _event, car) {
    model.effects.acting = car.colour
    car.played = false
    model.order = [car.colour, ...model.order.filter((colour) => colour !== car.colour)]
    return GLANCE_MS
  },
  rolls(model, event, car) {
    model.rolling.push({ car: car.colour, die: String(event.die), face: event.face as DieFace })
    return ROLL_MS
  },
  secures(model, event, car) {
    car.focus -= Number(event.cost)
    return addFlash(model, car, 'secured')
  },
  moves(model, event, car) {
    if (model.turn) model.turn.made = (model.turn.made ?? 0) + 1
    Object.assign(car, { at: String(event.space), speed: Number(event.speed), backwards: false })
    return STEP_MS
  },
  warned(model, event, car) {
    if (model.turn) model.turn.warnings = Number(event.warnings)
    return addFlash(model, car, 'warned')
  },
  stops: waitFor(GLANCE_MS),
  flat_out: waitFor(GLANCE_MS),
  flat_out_holds: flashFor('joy', MOMENT_MS),
  flat_out_fails: flashFor('warned', MOMENT_MS),
  gains_focus(_model, event, car) {
    car.focus += Number(event.tokens)
    return GLANCE_MS
  },
  cannon_fails: flashFor('warned', MOMENT_MS),
  marker(model, event, car) {
    car.speed = event.speed === '00' ? '00' : Number(event.speed)
    car.played = true
    if (model.effects.acting === car.colour) model.effects.acting = null
    delete model.turn
    endRound(model, car)
    return GLANCE_MS
  },
  blocked: flashFor('blocked', MOMENT_MS),
}

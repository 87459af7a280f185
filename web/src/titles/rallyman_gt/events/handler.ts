/** What the changes of all events share: how long things are looked at, and what marks a car for a moment. */

import type { GameEvent } from '../../../lib/types'
import type { Car, FlashKind, GtModel, DamageToken } from '../types'

/** Changes what is drawn by an event; returns for how many milliseconds it is looked at, at speed 1. */
export type EventHandler = (model: GtModel, event: GameEvent, car: Car) => number

/** From one space to the next. */
export const STEP_MS = 210
/** Dice roll until they can be read. */
export const ROLL_MS = 550
export const GLANCE_MS = 250
export const MOMENT_MS = 500
export const CELEBRATION_MS = 900

export function addFlash(model: GtModel, car: Car, kind: FlashKind, time = GLANCE_MS, token?: DamageToken): number {
  model.effects.flashes.push({ car: car.colour, kind, ...(token ? { token } : {}) })
  return time
}

export const flashFor =
  (kind: FlashKind, time = GLANCE_MS): EventHandler =>
  (model, _event, car) =>
    addFlash(model, car, kind, time)

export const waitFor =
  (time: number): EventHandler =>
  () =>
    time

/** The car plays no more in this round. */
export function endRound(model: GtModel, car: Car): void {
  model.order = model.order.filter((colour) => colour !== car.colour)
}

/** What the changes of all events share: how long things are looked at, and what marks a car for a moment. */

import type { GameEvent } from '../../../lib/types'
import { thingsOn } from '../model'
import type { Car, FlashEffect, FlashKind, GangModel } from '../types'

/** Changes what is drawn by an event; returns for how many milliseconds it is looked at, at speed 1. */
export type EventHandler = (model: GangModel, event: GameEvent, car: Car) => number

/** From one space to the next. */
export const STEP_MS = 230
/** Dice roll until they can be read. */
export const ROLL_MS = 600
export const GLANCE_MS = 250
export const MOMENT_MS = 500
export const CELEBRATION_MS = 900

export function addFlash(
  model: GangModel,
  car: Car,
  kind: FlashKind,
  time = GLANCE_MS,
  said: Pick<FlashEffect, 'points' | 'amount'> = {},
): number {
  if (car.driver) model.effects.flashes.push({ car: car.driver, kind, ...said })
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

/** A car comes onto a space. Acid there is about to dissolve a bill. */
export function arriveAt(model: GangModel, car: Car, space: string, others = 0): void {
  car.at = space
  model.memory.acid = model.road[space]?.acid_pool && car.driver ? { car: car.driver, others } : null
  if (car.driver) delete model.over[car.driver]
}

export function dropCash(model: GangModel, space: string, amount: number): void {
  if (amount) {
    const here = thingsOn(model, space)
    here.cash = (here.cash ?? 0) + amount
  }
}

/** A tile leaves a reserve. */
export function spendTile(car: Car, tile: unknown): void {
  const place = car.tiles.indexOf(String(tile))
  if (place >= 0) car.tiles.splice(place, 1)
}

/** A car is off the bridge for good. */
export function removeCar(car: Car, where: 'out' | 'arrested' | 'conceded'): void {
  Object.assign(car, { at: where, exit: null, speed: 0 })
}

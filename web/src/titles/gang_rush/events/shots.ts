/** Shots of drivers, and of the police. */

import { carOf, carOn, nextTo } from '../model'
import type { Beam, Car, Direction, GangModel, Lying } from '../types'
import { type Change, flash, flashed, GLANCE, MOMENT } from './change'

/** No bridge is longer. */
const FAR = 24

function stops(lying: Lying | undefined): boolean {
  return Boolean(lying && (lying.barrier || lying.police || lying.container || lying.ramp))
}

/** Where a shot ends: at the first thing in its line, or out of sight. */
function struckAt(model: GangModel, from: string, direction: Direction): string {
  let to = from
  for (let far = 0; far < FAR; far++) {
    to = nextTo(to, direction)
    if (carOn(model, to) || stops(model.road[to])) break
  }
  return to
}

function fire(model: GangModel, from: string | null, to: string | null | undefined, kind: Beam['kind']): void {
  if (from?.includes(':') && to?.includes(':')) model.effects.beams.push({ from, to, kind })
}

function shot(model: GangModel, car: Car, direction: Direction): number {
  model.memory.line = car.driver ? { car: car.driver, direction } : null
  if (car.at) fire(model, car.at, struckAt(model, car.at, direction), 'shot')
  return GLANCE
}

function ahead(car: Car): Direction {
  return car.facing
}

export const shots: Record<string, Change> = {
  shoots: (model, event, car) => shot(model, car, event.direction as Direction),
  fires_mortar: (model, event, car) => shot(model, car, event.direction as Direction),
  blasts(model, _event, car) {
    const to = car.at ? nextTo(nextTo(car.at, ahead(car)), ahead(car)) : null
    fire(model, car.at, to, 'shot')
    return GLANCE
  },
  tricks(model, event, car) {
    fire(model, car.at, carOf(model, event.other)?.at, 'trick')
    return GLANCE
  },
  bombs(model, event, car) {
    fire(model, car.at, String(event.space), 'bomb')
    model.effects.bursts.push({ space: String(event.space), kind: 'blast' })
    return MOMENT
  },
  struck: flashed('hit'),
  bulletproof: flashed('guarded', MOMENT),
  volley(model, event, car) {
    fire(model, String(event.space), car.at, 'volley')
    return flash(model, car, 'hit', MOMENT)
  },
}

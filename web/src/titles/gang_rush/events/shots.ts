/** Shots of drivers, and of the police. */

import { carOfDriver, carOnSpace, neighbour } from '../model'
import type { FlyingShot, Car, Direction, GangModel, ThingsOnSpace } from '../types'
import { type EventHandler, addFlash, flashFor, GLANCE_MS, MOMENT_MS } from './handler'

/** No bridge is longer. */
const FAR = 24

function stops(lying: ThingsOnSpace | undefined): boolean {
  return Boolean(lying && (lying.barrier || lying.police || lying.container || lying.ramp))
}

/** Where a shot ends: at the first thing in its line, or out of sight. */
function struckAt(model: GangModel, from: string, direction: Direction): string {
  let to = from
  for (let far = 0; far < FAR; far++) {
    to = neighbour(to, direction)
    if (carOnSpace(model, to) || stops(model.road[to])) break
  }
  return to
}

function fire(model: GangModel, from: string | null, to: string | null | undefined, kind: FlyingShot['kind']): void {
  if (from?.includes(':') && to?.includes(':')) model.effects.beams.push({ from, to, kind })
}

function shot(model: GangModel, car: Car, direction: Direction): number {
  model.memory.line = car.driver ? { car: car.driver, direction } : null
  if (car.at) fire(model, car.at, struckAt(model, car.at, direction), 'shot')
  return GLANCE_MS
}

function ahead(car: Car): Direction {
  return car.facing
}

export const shotHandlers: Record<string, EventHandler> = {
  shoots: (model, event, car) => shot(model, car, event.direction as Direction),
  fires_mortar: (model, event, car) => shot(model, car, event.direction as Direction),
  blasts(model, _event, car) {
    const to = car.at ? neighbour(neighbour(car.at, ahead(car)), ahead(car)) : null
    fire(model, car.at, to, 'shot')
    return GLANCE_MS
  },
  tricks(model, event, car) {
    fire(model, car.at, carOfDriver(model, event.other)?.at, 'trick')
    return GLANCE_MS
  },
  bombs(model, event, car) {
    fire(model, car.at, String(event.space), 'bomb')
    model.effects.bursts.push({ space: String(event.space), kind: 'blast' })
    return MOMENT_MS
  },
  struck: flashFor('hit'),
  bulletproof: flashFor('guarded', MOMENT_MS),
  volley(model, event, car) {
    fire(model, String(event.space), car.at, 'volley')
    return addFlash(model, car, 'hit', MOMENT_MS)
  },
}

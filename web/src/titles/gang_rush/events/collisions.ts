/** Cars that run into cars and things: damage, pushes, spins, the river. */

import { carOfDriver, carOnSpace, neighbour, OPPOSITE } from '../model'
import type { Car, Direction, GangModel } from '../types'
import { arriveAt, type EventHandler, dropCash, addFlash, flashFor, GLANCE_MS, MOMENT_MS, STEP_MS } from './handler'

/** Remembers along which line cars are pushed. */
function along(model: GangModel, car: Car, direction: Direction): void {
  if (car.driver) model.memory.line = { car: car.driver, direction }
}

/** The cars that stand one behind the other in a line, from one of them on. */
function row(model: GangModel, first: Car, direction: Direction): Car[] {
  const found: Car[] = []
  for (let car: Car | undefined = first; car?.at; car = carOnSpace(model, neighbour(car.at, direction))) found.push(car)
  return found
}

/** Who runs into something leans against it for a moment. */
function bump(model: GangModel, driver: unknown, time = GLANCE_MS): number {
  const other = carOfDriver(model, driver)
  return other ? addFlash(model, other, 'hit', time) : time
}

export const collisionHandlers: Record<string, EventHandler> = {
  rams(model, event, car) {
    along(model, car, event.direction as Direction)
    return bump(model, event.other)
  },
  crashes(model, event, car) {
    const direction = event.direction as Direction
    const other = carOfDriver(model, event.other)
    // Who is slower than what it runs into is thrown back.
    along(model, car, other && car.speed < other.speed ? OPPOSITE[direction] : direction)
    car.speed = 0
    if (other) other.speed = 0
    addFlash(model, car, 'hit')
    return bump(model, event.other, MOMENT_MS)
  },
  contact: (model, event) => bump(model, event.other),
  pile_up(model, _event, car) {
    const line = model.memory.line
    if (line) for (const each of row(model, car, line.direction)) each.speed = 0
    return addFlash(model, car, 'hit', MOMENT_MS)
  },
  squeezed: flashFor('hit'),
  holds: flashFor('guarded'),
  pushed(model, event, car) {
    arriveAt(model, car, String(event.space))
    return STEP_MS
  },
  hits(model, _event, car) {
    car.speed = 0
    return addFlash(model, car, 'stopped', MOMENT_MS)
  },
  scrapes: flashFor('hit'),
  damaged(model, event, car) {
    const { acid } = model.memory
    const [space, amount] = [String(event.space), Number(event.amount)]
    car.body = Number(event.body)
    car.cash -= amount
    const dissolves = acid?.car === car.driver && acid?.others === 0
    if (acid && acid.car === car.driver) {
      if (acid.others > 0) acid.others--
      else model.memory.acid = null
    }
    // Who is bounced on keeps the bill.
    const kept = car.at === 'air' && carOnSpace(model, space)
    if (!dissolves && !kept) dropCash(model, space, amount)
    return addFlash(model, car, 'damage', GLANCE_MS + 100, { points: -Number(event.points), amount: -amount })
  },
  spins_out(model, _event, car) {
    Object.assign(car, { speed: 0, facing: car.homeward ? 'F' : 'B' })
    return addFlash(model, car, 'spin', MOMENT_MS)
  },
  falls(model, event, car) {
    model.effects.bursts.push({ space: String(event.space), kind: 'splash' })
    if (car.driver) delete model.over[car.driver]
    Object.assign(car, { at: 'river', exit: String(event.space), speed: 0 })
    return addFlash(model, car, 'splash', MOMENT_MS + 100)
  },
}

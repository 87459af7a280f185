/** A turn: dice, body, dial, steps, the sale. */

import { removeThing, thingsOn } from '../model'
import type { Car, DieFace, GangModel } from '../types'
import {
  arriveAt,
  type EventHandler,
  addFlash,
  flashFor,
  GLANCE_MS,
  MOMENT_MS,
  ROLL_MS,
  waitFor,
  spendTile,
  STEP_MS,
} from './handler'

const DICE = ['one', 'two', 'three', 'four', 'five']

/** The face of a die is changed. */
function turnDie(model: GangModel, die: unknown, face: DieFace): void {
  const dice = model.turn?.dice
  if (dice) dice[Number(die) - 1] = face
}

function earn(model: GangModel, car: Car, amount: unknown, time = GLANCE_MS): number {
  car.cash += Number(amount)
  return addFlash(model, car, 'money', time, { amount: Number(amount) })
}

export const turnHandlers: Record<string, EventHandler> = {
  turn(model, event, car) {
    model.phase = 'start'
    model.turn = { car: String(event.car), dice: [null, null, null, null, null] }
    model.effects.acting = car.driver
    return GLANCE_MS
  },
  loses_turn: flashFor('stopped', MOMENT_MS),
  lays_ramp(model, event, car) {
    car.ramp = false
    thingsOn(model, String(event.space)).ramp = car.homeward ? 'B' : 'F'
    return MOMENT_MS
  },
  services: flashFor('mended', MOMENT_MS),
  rolls(model, event, car) {
    const dice = DICE.map((each) => (event[each] === 'none' ? null : (event[each] as DieFace)))
    model.turn = { ...model.turn, car: car.driver ?? '', dice }
    return ROLL_MS
  },
  cancels: waitFor(GLANCE_MS),
  breaks: flashFor('hit'),
  repairs(model, event, car) {
    car.body = Number(event.body)
    return addFlash(model, car, 'mended', GLANCE_MS, { points: Number(event.points) })
  },
  restarts(model, _event, car) {
    car.facing = car.homeward ? 'B' : 'F'
    return addFlash(model, car, 'spin', MOMENT_MS)
  },
  dial(_model, event, car) {
    car.speed = Number(event.speed)
    return GLANCE_MS
  },
  moves(model, event, car) {
    arriveAt(model, car, String(event.space))
    return STEP_MS
  },
  collects(model, event, car) {
    removeThing(model, String(event.space), 'cash')
    return earn(model, car, event.amount)
  },
  handbrake(model, _event, car) {
    Object.assign(car, { speed: 0, facing: 'B' })
    return addFlash(model, car, 'spin', MOMENT_MS)
  },
  turns_home(model, _event, car) {
    Object.assign(car, { homeward: true, facing: 'B' })
    return addFlash(model, car, 'joy')
  },
  sells: (model, event, car) => earn(model, car, event.amount),
  buys(model, event, car) {
    const { shop } = model.bonuses
    shop.splice(Math.max(0, model.known.prices.indexOf(Number(event.price))), 1)
    shop.unshift(null)
    car.tiles.push(String(event.tile))
    return MOMENT_MS
  },
  pays(model, event, car) {
    car.cash -= Number(event.amount)
    car.debt += Number(event.debt)
    return addFlash(model, car, 'money', GLANCE_MS, { amount: -Number(event.amount) - Number(event.debt) })
  },
  uses(_model, event, car) {
    spendTile(car, event.tile)
    if (['smooth_ride', 'bulletproof', 'pump_gun'].includes(String(event.tile))) car.active.push(String(event.tile))
    return MOMENT_MS
  },
  loads(model, event, car) {
    spendTile(car, 'loaded_die')
    turnDie(model, event.die, event.face as DieFace)
    return GLANCE_MS
  },
  doubles(model, event, car) {
    spendTile(car, 'double_up')
    if (model.turn) model.turn.doubled = Number(event.die)
    return GLANCE_MS
  },
  to_shot(model, event) {
    turnDie(model, event.die, 'shot')
    return GLANCE_MS
  },
  gains: (model, event, car) => earn(model, car, event.amount),
  carries(model, event) {
    const [from, to] = [String(event.from), String(event.to)]
    if (event.tile === 'forklift') {
      removeThing(model, from, 'container')
      thingsOn(model, to).container = true
    } else {
      const [here, there] = [thingsOn(model, from), thingsOn(model, to)]
      here.barrier = (here.barrier ?? 1) - 1
      there.barrier = (there.barrier ?? 0) + 1
      if (!here.barrier) removeThing(model, from, 'barrier')
    }
    return STEP_MS
  },
  lays(model, event, car) {
    const here = thingsOn(model, String(event.space))
    if (event.tile === 'mine') here.mine = car.driver ?? ''
    else if (event.tile === 'acid_pool') here.acid_pool = true
    else here.oil_slick = true
    spendTile(car, event.tile)
    return MOMENT_MS
  },
  ends_effect(_model, event, car) {
    car.active = car.active.filter((tile) => tile !== event.tile)
    return GLANCE_MS
  },
}

/** What lies on the road, and ramps. */

import { removeThing, thingsOn } from '../model'
import type { GangModel } from '../types'
import {
  arriveAt,
  type EventHandler,
  addFlash,
  flashFor,
  GLANCE_MS,
  MOMENT_MS,
  ROLL_MS,
  waitFor,
  STEP_MS,
} from './handler'

/** Some of the barriers of a space are gone. */
function breakBarriers(model: GangModel, space: string, count: number): void {
  const here = thingsOn(model, space)
  here.barrier = Math.max(0, (here.barrier ?? 0) - count)
  if (!here.barrier) removeThing(model, space, 'barrier')
  model.effects.bursts.push({ space, kind: 'splinters' })
}

/** What the landing costs a driver: the taxi's springs take a point. */
function landingCost(model: GangModel, driver: string | null, face: unknown): number {
  const { landing, drivers } = model.known
  const damage = landing[String(face)]?.damage ?? 0
  const sprung = drivers.find((each) => each.driver === driver)?.power === 'suspension'
  return sprung ? damage - 1 : damage
}

export const roadHandlers: Record<string, EventHandler> = {
  bad_road(model, _event, car) {
    const { acid } = model.memory
    if (acid?.car === car.driver) acid.others++
    return addFlash(model, car, 'hit')
  },
  breaks_barriers(model, event) {
    breakBarriers(model, String(event.space), Number(event.count))
    return GLANCE_MS
  },
  takes_nails(model, event, car) {
    removeThing(model, String(event.space), 'nails')
    return addFlash(model, car, 'hit')
  },
  slowed(_model, event, car) {
    car.speed = Number(event.speed)
    return GLANCE_MS
  },
  speed_trap: flashFor('stopped'),
  shifts(model, event) {
    removeThing(model, String(event.from), 'police')
    thingsOn(model, String(event.to)).police = Number(event.count)
    return STEP_MS
  },
  removes_police(model, event) {
    removeThing(model, String(event.space), 'police')
    return GLANCE_MS
  },
  blows_up(model, event, car) {
    removeThing(model, String(event.space), 'mine')
    model.effects.bursts.push({ space: String(event.space), kind: 'blast' })
    return addFlash(model, car, 'hit', MOMENT_MS)
  },
  slides: flashFor('slide'),
  loses_wheels: flashFor('slide'),
  barriers_gone(model, event) {
    breakBarriers(model, String(event.space), Number(event.count))
    return GLANCE_MS
  },
  hits_ramp: flashFor('hit'),
  on_ramp: waitFor(GLANCE_MS),
  jumps: waitFor(GLANCE_MS),
  landing(model, event, car) {
    model.memory.landing = landingCost(model, car.driver, event.face)
    return ROLL_MS
  },
  bounces(model, event, car) {
    car.at = 'air'
    if (car.driver) model.over[car.driver] = String(event.space)
    return STEP_MS
  },
  takes_bill(_model, event, car) {
    car.cash += Number(event.amount)
    return GLANCE_MS
  },
  lands(model, event, car) {
    arriveAt(model, car, String(event.space), model.memory.landing > 0 && car.body > 0 ? 1 : 0)
    return STEP_MS
  },
}

/** The line, the clock, and the end. */

import { isRacing } from '../model'
import type { Speed } from '../types'
import { CELEBRATION_MS, type EventHandler, addFlash, GLANCE_MS, MOMENT_MS, endRound } from './handler'

export const endingHandlers: Record<string, EventHandler> = {
  crosses(model, event, car) {
    car.crossings = Number(event.crossings)
    return addFlash(model, car, 'joy')
  },
  finishes(model, _event, car) {
    Object.assign(car, { status: 'finished', played: false })
    model.finished.push(car.colour)
    endRound(model, car)
    return addFlash(model, car, 'joy', CELEBRATION_MS)
  },
  timed(model, event) {
    model.sheet.push((event.speed === '00' ? '00' : Number(event.speed)) as Speed)
    return GLANCE_MS
  },
  lap_time(model, _event, car) {
    Object.assign(car, { status: 'finished', played: false })
    model.finished.push(car.colour)
    return addFlash(model, car, 'joy', CELEBRATION_MS)
  },
  concedes(model, _event, car) {
    Object.assign(car, { status: 'retired', played: false })
    model.retired.push(car.colour)
    endRound(model, car)
    return MOMENT_MS
  },
  over(model) {
    model.phase = 'over'
    model.order = []
    for (const car of model.cars) car.played = isRacing(car)
    return MOMENT_MS
  },
}

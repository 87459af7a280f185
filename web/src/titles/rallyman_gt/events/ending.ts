/** The line, the clock, and the end. */

import { isRacing } from '../model'
import type { Speed } from '../types'
import { CELEBRATION, type Change, flash, GLANCE, MOMENT, through } from './change'

export const ending: Record<string, Change> = {
  crosses(model, event, car) {
    car.crossings = Number(event.crossings)
    return flash(model, car, 'joy')
  },
  finishes(model, _event, car) {
    Object.assign(car, { status: 'finished', played: false })
    model.finished.push(car.colour)
    through(model, car)
    return flash(model, car, 'joy', CELEBRATION)
  },
  timed(model, event) {
    model.sheet.push((event.speed === '00' ? '00' : Number(event.speed)) as Speed)
    return GLANCE
  },
  lap_time(model, _event, car) {
    Object.assign(car, { status: 'finished', played: false })
    model.finished.push(car.colour)
    return flash(model, car, 'joy', CELEBRATION)
  },
  concedes(model, _event, car) {
    Object.assign(car, { status: 'retired', played: false })
    model.retired.push(car.colour)
    through(model, car)
    return MOMENT
  },
  over(model) {
    model.phase = 'over'
    model.order = []
    for (const car of model.cars) car.played = isRacing(car)
    return MOMENT
  },
}

/** The crane, the far end, and the end of the race. */

import { type Change, CELEBRATION, flash, GLANCE, gone, MOMENT } from './change'

export const ending: Record<string, Change> = {
  crane(model, event, car) {
    Object.assign(car, { at: String(event.space), exit: null, facing: car.homeward ? 'B' : 'F' })
    return flash(model, car, 'hook', CELEBRATION)
  },
  leaves(model, _event, car) {
    gone(car, 'out')
    if (car.driver) {
      model.finished.push(car.driver)
      delete model.over[car.driver]
    }
    return flash(model, car, 'joy', CELEBRATION)
  },
  rewarded(model, event, car) {
    car.cash += Number(event.amount)
    return flash(model, car, 'money', MOMENT, { amount: Number(event.amount) })
  },
  arrested(model, _event, car) {
    gone(car, 'arrested')
    car.cash = 0
    if (car.driver) model.arrested.push(car.driver)
    return CELEBRATION
  },
  sells_ramp(_model, event, car) {
    car.ramp = false
    car.cash += Number(event.amount)
    return GLANCE
  },
  fined: () => GLANCE,
  concedes(model, event) {
    const car = model.cars.find(({ seat }) => seat === Number(event.seat))
    if (!car) return 0
    // Its speed is that of its last moment.
    Object.assign(car, { at: 'conceded', exit: null })
    model.conceded.push(car.seat)
    model.picking = model.picking?.filter((seat) => seat !== car.seat)
    return MOMENT
  },
  over(model) {
    model.phase = 'over'
    model.effects.acting = null
    delete model.turn
    return MOMENT
  },
}

/** The crane, the far end, and the end of the race. */

import { type EventHandler, CELEBRATION_MS, addFlash, GLANCE_MS, removeCar, MOMENT_MS } from './handler'

export const endingHandlers: Record<string, EventHandler> = {
  crane(model, event, car) {
    Object.assign(car, { at: String(event.space), exit: null, facing: car.homeward ? 'B' : 'F' })
    return addFlash(model, car, 'hook', CELEBRATION_MS)
  },
  leaves(model, _event, car) {
    removeCar(car, 'out')
    if (car.driver) {
      model.finished.push(car.driver)
      delete model.over[car.driver]
    }
    return addFlash(model, car, 'joy', CELEBRATION_MS)
  },
  rewarded(model, event, car) {
    car.cash += Number(event.amount)
    return addFlash(model, car, 'money', MOMENT_MS, { amount: Number(event.amount) })
  },
  arrested(model, _event, car) {
    removeCar(car, 'arrested')
    car.cash = 0
    if (car.driver) model.arrested.push(car.driver)
    return CELEBRATION_MS
  },
  sells_ramp(_model, event, car) {
    car.ramp = false
    car.cash += Number(event.amount)
    return GLANCE_MS
  },
  fined: () => GLANCE_MS,
  concedes(model, event) {
    const car = model.cars.find(({ seat }) => seat === Number(event.seat))
    if (!car) return 0
    // Its speed is that of its last moment.
    Object.assign(car, { at: 'conceded', exit: null })
    model.conceded.push(car.seat)
    model.picking = model.picking?.filter((seat) => seat !== car.seat)
    return MOMENT_MS
  },
  over(model) {
    model.phase = 'over'
    model.effects.acting = null
    delete model.turn
    return MOMENT_MS
  },
}

/** What the drawing knows of the drivers. */

import type { Car, FlashEffect, Point } from './types'
import { floatingPoint, spaceMiddle } from './bridge/geometry'

/** The paint of each driver's car; the scene says the same. */
export const DRIVER_COLOURS: Record<string, string> = {
  pupetta: 'red',
  don_moccioco: 'blue',
  spender: 'white',
  duke: 'yellow',
  parker: 'green',
}

export interface CarSpot {
  at: Point
  /** Degrees clockwise from where the race goes. */
  heading: number
  where: 'road' | 'river' | 'air'
}

/** Where a car is drawn: on its space, in the water beside it, over what it bounces on; null when it is gone. */
export function carSpot(car: Car, over: Record<string, string> = {}): CarSpot | null {
  const heading = car.facing === 'B' ? 180 : 0
  const above = car.driver ? over[car.driver] : undefined
  if (car.at === 'air' && above) return { at: spaceMiddle(above), heading, where: 'air' }
  if (car.at === 'river' && car.exit) return { at: floatingPoint(car.exit), heading: heading + 24, where: 'river' }
  return car.at?.includes(':') ? { at: spaceMiddle(car.at), heading, where: 'road' } : null
}

/** Whether a flash tells what is won or lost. */
export function isSaid({ points, amount }: FlashEffect): boolean {
  return Boolean(points || amount)
}

/** Where the bays of the pit tile are, and where cars stand in them. */

import type { Car, Point, Scene } from '../types'
import { toDrawing } from './geometry'

/** Each bay with the marker that is laid there. */
export const PIT_BAYS = [
  { zone: 'tyres', y: -76, marker: '0' },
  { zone: 'repair', y: 0, marker: '00' },
  { zone: 'both', y: 76, marker: '00' },
] as const

const FIRST = -78
const APART = 36

/** Where a car stands in the pits, beside those that came before it. */
export function pitSpot(pit: NonNullable<Scene['pit']>, cars: readonly Car[], car: Car): Point {
  const bay = PIT_BAYS.find(({ zone }) => zone === car.zone) ?? PIT_BAYS[1]
  const beside = cars.filter((other) => other.status === 'pit' && (other.zone ?? 'repair') === bay.zone)
  const place = Math.max(
    0,
    beside.findIndex((other) => other.colour === car.colour),
  )
  const [x, y] = toDrawing([pit.x, pit.y])
  return [x + FIRST + place * APART, y + bay.y]
}

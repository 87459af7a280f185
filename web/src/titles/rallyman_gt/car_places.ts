/** Where a car stands in the drawing: on its space, beside it, or in the pits. */

import { pitSpot } from './track/pits'
import { toDrawing, spaceByName, HEXAGON_RADIUS } from './track/geometry'
import { distance } from './track/smooth_lines'
import { spaceSides } from './track/road'
import type { Car, Point, Scene, Space } from './types'

export interface CarSpot {
  at: Point
  /** Degrees clockwise from north. */
  heading: number
}

/** How far beside the road a car stands that has left it. */
const VERGE = 0.14
const SLEW = 38

/** The space of a car, or of its marker; null before the grid and for cars that are out. */
export function carSpot(scene: Scene, cars: readonly Car[], car: Car): CarSpot | null {
  const space = spaceByName(scene, car.at)
  if (!space || car.status === 'finished' || car.status === 'retired') return null
  if (car.status === 'pit' && scene.pit) return { at: pitSpot(scene.pit, cars, car), heading: 0 }
  if (car.status === 'road') {
    return { at: toDrawing([space.x, space.y]), heading: space.heading + (car.backwards ? 180 : 0) }
  }
  return besideRoad(space, cars, car)
}

function besideRoad(space: Space, cars: readonly Car[], car: Car): CarSpot {
  const { left, right } = spaceSides(space)
  const half = Math.floor(left.length / 2)
  const unit = distance(left[half] as Point, right[half] as Point) / (space.u[1] - space.u[0])
  const away = car.side === 'left' ? -1 : 1
  const middle = (space.u[0] + space.u[1]) / 2
  const far = (car.side === 'left' ? middle : 6 - middle) * unit + VERGE
  const turn = (space.heading * Math.PI) / 180
  // Cars that left the road here earlier keep their place.
  const others = cars.filter((other) => other.status !== 'road' && other.at === car.at && other.side === car.side)
  const along =
    Math.max(
      0,
      others.findIndex((other) => other.colour === car.colour),
    ) * 0.16
  const x = space.x + Math.cos(turn) * away * far + Math.sin(turn) * along
  const y = space.y + Math.sin(turn) * away * far - Math.cos(turn) * along
  return { at: [x * HEXAGON_RADIUS, y * HEXAGON_RADIUS], heading: space.heading + away * SLEW }
}

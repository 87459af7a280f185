/** The course of a ship: out to sea from one port, and back to land at the other. */

import type { SeaLine } from '../types'
import type { MapGeometry, Coordinates } from './geometry'

/** How far out, by the length of the line, and how near to the edge of the sheet. */
const BEND = 0.62
const EDGE = 30

export type ShipCourse = readonly [Coordinates, Coordinates, Coordinates, Coordinates]

/** A port, two points out at sea, away from the middle of the land, and the other port. */
export function shipCourse({ from, to }: Pick<SeaLine, 'from' | 'to'>, ground: MapGeometry): ShipCourse | null {
  const one = ground.middle(ground.cities.get(from))
  const other = ground.middle(ground.cities.get(to))
  if (!one || !other) return null
  const [right, down] = [other[0] - one[0], other[1] - one[1]]
  const half: Coordinates = [(one[0] + other[0]) / 2, (one[1] + other[1]) / 2]
  const towards: Coordinates = [half[0] - ground.width / 2, half[1] - ground.height / 2]
  const side = -down * towards[0] + right * towards[1] >= 0 ? 1 : -1
  const out = ([x, y]: Coordinates): Coordinates => [
    Math.min(Math.max(x - down * BEND * side, EDGE), ground.width - EDGE),
    Math.min(Math.max(y + right * BEND * side, EDGE), ground.height - EDGE),
  ]
  return [one, out(one), out(other), other]
}

const THREE = [1, 3, 3, 1]

/** A point of it: `along` goes from 0 to 1. */
export function pointOnCourse(course: ShipCourse, along: number): Coordinates {
  const share = (point: number): number => (THREE[point] ?? 0) * along ** point * (1 - along) ** (3 - point)
  const at = (axis: 0 | 1): number => course.reduce((sum, point, each) => sum + share(each) * point[axis], 0)
  return [at(0), at(1)]
}

export function coursePath([one, out, back, other]: ShipCourse): string {
  return `M${one.join(' ')}C${out.join(' ')} ${back.join(' ')} ${other.join(' ')}`
}

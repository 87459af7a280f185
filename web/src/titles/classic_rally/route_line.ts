/** The line of a route on the map: along the road, from the middle of the first tile to the middle of the last. */

import { DIRECTIONS, cellMiddle, neighbour, opposite, poseOnRoad, type RoadMap } from './map/geometry'
import { entrySide } from './map/parking'
import type { Direction } from './types'

const SAMPLES = 6

/** The side of a cell at which another one lies. */
export function sideTowards(cell: string, other: string): Direction | undefined {
  return DIRECTIONS.find((side) => neighbour(cell, side) === other)
}

/** Points of the road on a tile between two of its sides, `from` and `to` in parts of it. */
function points(cell: string, enter: Direction, leave: Direction, from: number, to: number): [number, number][] {
  const [left, top] = cellMiddle(cell)
  return Array.from({ length: SAMPLES + 1 }, (_, place) => {
    const { x, y } = poseOnRoad(enter, leave, from + ((to - from) * place) / SAMPLES)
    return [left + x, top + y]
  })
}

/** The line as an SVG path: from where the car stands over all cells that it enters. */
export function routePath(road: RoadMap, at: string, nose: Direction, cells: readonly string[]): string {
  const found: [number, number][] = []
  const way = [at, ...cells]
  for (const [place, cell] of way.entries()) {
    const before = way[place - 1]
    const after = way[place + 1]
    const enter = before ? sideTowards(cell, before) : entrySide(road.get(cell)?.ends ?? [], nose)
    const leave = after ? sideTowards(cell, after) : enter && opposite(enter)
    if (!enter || !leave) return ''
    // A car on a terminal leaves by where it came in.
    const begin = before ? 0 : 0.5
    found.push(...points(cell, enter === leave ? opposite(leave) : enter, leave, begin, after ? 1 : 0.5))
  }
  return found.map(([x, y], place) => `${place ? 'L' : 'M'}${x.toFixed(1)} ${y.toFixed(1)}`).join('')
}

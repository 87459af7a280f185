/** The line of a route on the map: along the road, from the middle of the first tile to the middle of the last. */

import { DIRECTIONS, middle, nextTo, opposite, pose, type Road } from './map/geometry'
import { entryOf } from './map/parking'
import type { Direction } from './types'

const SAMPLES = 6

/** The side of a cell at which another one lies. */
export function sideOf(cell: string, other: string): Direction | undefined {
  return DIRECTIONS.find((side) => nextTo(cell, side) === other)
}

/** Points of the road on a tile between two of its sides, `from` and `to` in parts of it. */
function points(cell: string, enter: Direction, leave: Direction, from: number, to: number): [number, number][] {
  const [left, top] = middle(cell)
  return Array.from({ length: SAMPLES + 1 }, (_, place) => {
    const { x, y } = pose(enter, leave, from + ((to - from) * place) / SAMPLES)
    return [left + x, top + y]
  })
}

/** The line as an SVG path: from where the car stands over all cells that it enters. */
export function lineOf(road: Road, at: string, nose: Direction, cells: readonly string[]): string {
  const found: [number, number][] = []
  const way = [at, ...cells]
  for (const [place, cell] of way.entries()) {
    const before = way[place - 1]
    const after = way[place + 1]
    const enter = before ? sideOf(cell, before) : entryOf(road.get(cell)?.ends ?? [], nose)
    const leave = after ? sideOf(cell, after) : enter && opposite(enter)
    if (!enter || !leave) return ''
    // A car on a terminal leaves by where it came in.
    const begin = before ? 0 : 0.5
    found.push(...points(cell, enter === leave ? opposite(leave) : enter, leave, begin, after ? 1 : 0.5))
  }
  return found.map(([x, y], place) => `${place ? 'L' : 'M'}${x.toFixed(1)} ${y.toFixed(1)}`).join('')
}

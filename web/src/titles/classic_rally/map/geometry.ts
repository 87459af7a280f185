/** Where things are on the map: cells, road ends, and points along the road of a tile. */

import type { Direction, Kind, Rotation, Tile } from '../types'
import { orientation } from './orientation.svelte'

/** The side of a tile. */
export const TILE = 120
export const HALF = TILE / 2
/** How wide the road is, and how far from its middle one drives. */
export const ROAD = 46
export const LANE = 11.5

export type Place = [number, number]

export const DIRECTIONS: readonly Direction[] = ['N', 'E', 'S', 'W']
export const STEPS: Record<Direction, Place> = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] }

export function turnedBy(direction: Direction, quarters: number): Direction {
  return DIRECTIONS[(DIRECTIONS.indexOf(direction) + quarters + 8) % 4] as Direction
}

export function opposite(direction: Direction): Direction {
  return turnedBy(direction, 2)
}

export function placeOf(cell: string): Place {
  const [x = 0, y = 0] = cell.split(',').map(Number)
  return [x, y]
}

export function cellOf([x, y]: Place): string {
  return `${x},${y}`
}

/** The cell next to another one. */
export function nextTo(cell: string, direction: Direction): string {
  const [x, y] = placeOf(cell)
  const [across, down] = STEPS[direction]
  return cellOf([x + across, y + down])
}

/** The side of the drawing at which a direction is seen, as the map lies. */
export function drawnSide(direction: Direction): Direction {
  return turnedBy(direction, orientation.quarters)
}

/** The direction that is meant by a side of the drawing. */
export function meantBy(side: Direction): Direction {
  return turnedBy(side, -orientation.quarters)
}

/** Where a cell is drawn, counted in cells. */
export function drawnAt(cell: string): Place {
  const [x, y] = placeOf(cell)
  return orientation.quarters ? [-y, x] : [x, y]
}

/** The cell that is drawn at a place, counted in cells. */
export function cellAt([across, down]: Place): string {
  return cellOf(orientation.quarters ? [down, -across] : [across, down])
}

/** The cell under a point of the drawing. */
export function cellUnder([x, y]: Place): string {
  return cellAt([Math.round(x / TILE), Math.round(y / TILE)])
}

/** The middle of a cell in the drawing. */
export function middle(cell: string): Place {
  const [x, y] = drawnAt(cell)
  return [x * TILE, y * TILE]
}

/** The nearest of some cells at a side of another one, as they are drawn; nothing if none lies there. */
export function nextCell(cells: readonly string[], from: string, across: number, down: number): string | undefined {
  const [x, y] = drawnAt(from)
  const far = (cell: string): number => {
    const [right, below] = [drawnAt(cell)[0] - x, drawnAt(cell)[1] - y]
    const ahead = right * across + below * down
    // What lies aside counts twice: one goes straight on if one can.
    return ahead > 0 ? ahead + 2 * (Math.abs(right * down) + Math.abs(below * across)) : Infinity
  }
  return cells.filter((cell) => far(cell) < Infinity).sort((one, other) => far(one) - far(other))[0]
}

/** The road ends of a kind of tile that is turned. */
export function endsOf(kinds: readonly Kind[], kind: string, rotation: number): Direction[] {
  const its = kinds.find((each) => each.kind === kind)?.ends ?? []
  return its.map((end) => turnedBy(end, rotation / 90))
}

export type Road = ReadonlyMap<string, { tile: Tile; ends: readonly Direction[] }>

/** The tiles that lie, by cell, with their road ends. */
export function roadOf(kinds: readonly Kind[], map: readonly Tile[]): Road {
  return new Map(map.map((tile) => [tile.at, { tile, ends: endsOf(kinds, tile.kind, tile.rotation) }]))
}

/** Whether the road of a cell goes on in a direction, onto another tile. */
export function isJoined(road: Road, cell: string, direction: Direction): boolean {
  const here = road.get(cell)?.ends.includes(direction)
  const there = road.get(nextTo(cell, direction))?.ends.includes(opposite(direction))
  return Boolean(here && there)
}

/** A point of a tile, from its middle, and the way one looks there, in degrees clockwise from north. */
export interface Pose {
  x: number
  y: number
  heading: number
}

const CLOCKWISE = 90

/**
 * A point along the road from one side of a tile to another: `along` goes from 0 to 1, `aside` is how far to the right
 * of the middle of the road. Curves are quarters of a circle around the corner that both sides share.
 */
export function pose(entry: Direction, exit: Direction, along: number, aside = 0): Pose {
  const [from, to] = [drawnSide(entry), drawnSide(exit)]
  const [inX, inY] = STEPS[from]
  const [outX, outY] = STEPS[to]
  const heading = DIRECTIONS.indexOf(to) * CLOCKWISE
  if (from === opposite(to) || from === to) {
    const far = (along - 0.5) * TILE
    // To the right of a direction is the direction turned clockwise.
    return { x: outX * far - outY * aside, y: outY * far + outX * aside, heading }
  }
  const corner: Place = [(inX + outX) * HALF, (inY + outY) * HALF]
  const right = turnedBy(opposite(from), 1) === to
  const radius = HALF + (right ? -aside : aside)
  // From the corner the road begins in the direction away from where it leads, and swings towards where it came from.
  const swing = (along * Math.PI) / 2
  const x = corner[0] - outX * radius * Math.cos(swing) - inX * radius * Math.sin(swing)
  const y = corner[1] - outY * radius * Math.cos(swing) - inY * radius * Math.sin(swing)
  const turned = (right ? 1 : -1) * along * CLOCKWISE
  return { x, y, heading: DIRECTIONS.indexOf(opposite(from)) * CLOCKWISE + turned }
}

/** The rotations in which a kind of tile looks different. */
export function rotationsOf(kinds: readonly Kind[], kind: string): readonly Rotation[] {
  return kinds.find((each) => each.kind === kind)?.rotations ?? [0]
}

/** The path of a road from one side of the drawing to another, in SVG. */
export function pathOf(from: Direction, to: Direction): string {
  const [inX, inY] = STEPS[from]
  const [outX, outY] = STEPS[to]
  const begin = `M${inX * HALF} ${inY * HALF}`
  if (from === opposite(to)) return `${begin}L${outX * HALF} ${outY * HALF}`
  const sweep = turnedBy(opposite(from), 1) === to ? 1 : 0
  return `${begin}A${HALF} ${HALF} 0 0 ${sweep} ${outX * HALF} ${outY * HALF}`
}

export interface Box {
  left: number
  top: number
  width: number
  height: number
}

/** A box around cells, as they are drawn. */
export function boxAround(cells: readonly string[]): Box {
  const places = cells.map(drawnAt)
  const across = places.map(([x]) => x)
  const down = places.map(([, y]) => y)
  const [left, right] = [Math.min(...across), Math.max(...across)]
  const [top, bottom] = [Math.min(...down), Math.max(...down)]
  return {
    left: left * TILE - HALF,
    top: top * TILE - HALF,
    width: (right - left + 1) * TILE,
    height: (bottom - top + 1) * TILE,
  }
}

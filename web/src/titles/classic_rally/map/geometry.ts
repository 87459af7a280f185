/** Where things are on the map: cells, road ends, and points along the road of a tile. */

import { nearestTowards } from '../../../kit/nearest'
import type { Direction, TileKind, Rotation, Tile } from '../types'
import { orientation } from './orientation.svelte'

/** The side of a tile. */
export const TILE_SIZE = 120
export const HALF_TILE = TILE_SIZE / 2
/** How far from the middle of the road one drives. */
export const LANE_OFFSET = 11.5

export type Coordinates = [number, number]

export const DIRECTIONS: readonly Direction[] = ['N', 'E', 'S', 'W']
export const UNIT_STEPS: Record<Direction, Coordinates> = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] }

export function rotateDirection(direction: Direction, quarters: number): Direction {
  return DIRECTIONS[(DIRECTIONS.indexOf(direction) + quarters + 8) % 4] as Direction
}

export function opposite(direction: Direction): Direction {
  return rotateDirection(direction, 2)
}

export function cellCoordinates(cell: string): Coordinates {
  const [x = 0, y = 0] = cell.split(',').map(Number)
  return [x, y]
}

export function cellName([x, y]: Coordinates): string {
  return `${x},${y}`
}

/** The cell next to another one. */
export function neighbour(cell: string, direction: Direction): string {
  const [x, y] = cellCoordinates(cell)
  const [across, down] = UNIT_STEPS[direction]
  return cellName([x + across, y + down])
}

/** The side of the drawing at which a direction is seen, as the map lies. */
export function sideAsDrawn(direction: Direction): Direction {
  return rotateDirection(direction, orientation.quarters)
}

/** The direction that is meant by a side of the drawing. */
export function directionOfDrawnSide(side: Direction): Direction {
  return rotateDirection(side, -orientation.quarters)
}

/** Where a cell is drawn, counted in cells. */
export function drawnCell(cell: string): Coordinates {
  const [x, y] = cellCoordinates(cell)
  return orientation.quarters ? [-y, x] : [x, y]
}

/** The cell that is drawn at a place, counted in cells. */
export function cellAtDrawn([across, down]: Coordinates): string {
  return cellName(orientation.quarters ? [down, -across] : [across, down])
}

/** The cell under a point of the drawing. */
export function cellUnderPoint([x, y]: Coordinates): string {
  return cellAtDrawn([Math.round(x / TILE_SIZE), Math.round(y / TILE_SIZE)])
}

/** The middle of a cell in the drawing. */
export function cellMiddle(cell: string): Coordinates {
  const [x, y] = drawnCell(cell)
  return [x * TILE_SIZE, y * TILE_SIZE]
}

/** The nearest of some cells at a side of another one, as they are drawn; nothing if none lies there. */
export function nearestCellTowards(
  cells: readonly string[],
  from: string,
  across: number,
  down: number,
): string | undefined {
  return nearestTowards(cells, drawnCell, drawnCell(from), across, down)
}

/** The road ends of a kind of tile that is turned. */
export function roadEnds(kinds: readonly TileKind[], kind: string, rotation: number): Direction[] {
  const its = kinds.find((each) => each.kind === kind)?.ends ?? []
  return its.map((end) => rotateDirection(end, rotation / 90))
}

export type RoadMap = ReadonlyMap<string, { tile: Tile; ends: readonly Direction[] }>

/** The tiles that lie, by cell, with their road ends. */
export function roadMapOf(kinds: readonly TileKind[], map: readonly Tile[]): RoadMap {
  return new Map(map.map((tile) => [tile.at, { tile, ends: roadEnds(kinds, tile.kind, tile.rotation) }]))
}

/** Whether the road of a cell goes on in a direction, onto another tile. */
export function isJoined(road: RoadMap, cell: string, direction: Direction): boolean {
  const here = road.get(cell)?.ends.includes(direction)
  const there = road.get(neighbour(cell, direction))?.ends.includes(opposite(direction))
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
export function poseOnRoad(entry: Direction, exit: Direction, along: number, aside = 0): Pose {
  const [from, to] = [sideAsDrawn(entry), sideAsDrawn(exit)]
  const [inX, inY] = UNIT_STEPS[from]
  const [outX, outY] = UNIT_STEPS[to]
  const heading = DIRECTIONS.indexOf(to) * CLOCKWISE
  if (from === opposite(to) || from === to) {
    const far = (along - 0.5) * TILE_SIZE
    // To the right of a direction is the direction turned clockwise.
    return { x: outX * far - outY * aside, y: outY * far + outX * aside, heading }
  }
  const corner: Coordinates = [(inX + outX) * HALF_TILE, (inY + outY) * HALF_TILE]
  const right = rotateDirection(opposite(from), 1) === to
  const radius = HALF_TILE + (right ? -aside : aside)
  // From the corner the road begins in the direction away from where it leads, and swings towards where it came from.
  const swing = (along * Math.PI) / 2
  const x = corner[0] - outX * radius * Math.cos(swing) - inX * radius * Math.sin(swing)
  const y = corner[1] - outY * radius * Math.cos(swing) - inY * radius * Math.sin(swing)
  const turned = (right ? 1 : -1) * along * CLOCKWISE
  return { x, y, heading: DIRECTIONS.indexOf(opposite(from)) * CLOCKWISE + turned }
}

/** The rotations in which a kind of tile looks different. */
export function distinctRotations(kinds: readonly TileKind[], kind: string): readonly Rotation[] {
  return kinds.find((each) => each.kind === kind)?.rotations ?? [0]
}

/** The path of a road from one side of the drawing to another, in SVG. */
export function roadPath(from: Direction, to: Direction): string {
  const [inX, inY] = UNIT_STEPS[from]
  const [outX, outY] = UNIT_STEPS[to]
  const begin = `M${inX * HALF_TILE} ${inY * HALF_TILE}`
  if (from === opposite(to)) return `${begin}L${outX * HALF_TILE} ${outY * HALF_TILE}`
  const sweep = rotateDirection(opposite(from), 1) === to ? 1 : 0
  return `${begin}A${HALF_TILE} ${HALF_TILE} 0 0 ${sweep} ${outX * HALF_TILE} ${outY * HALF_TILE}`
}

export interface Box {
  left: number
  top: number
  width: number
  height: number
}

/** A box around cells, as they are drawn. */
export function boxAround(cells: readonly string[]): Box {
  const places = cells.map(drawnCell)
  const across = places.map(([x]) => x)
  const down = places.map(([, y]) => y)
  const [left, right] = [Math.min(...across), Math.max(...across)]
  const [top, bottom] = [Math.min(...down), Math.max(...down)]
  return {
    left: left * TILE_SIZE - HALF_TILE,
    top: top * TILE_SIZE - HALF_TILE,
    width: (right - left + 1) * TILE_SIZE,
    height: (bottom - top + 1) * TILE_SIZE,
  }
}

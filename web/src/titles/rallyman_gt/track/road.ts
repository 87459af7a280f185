/** The road of a tile: its borders, and the lines that run beside them. */

import type { Point, DrawnRoad, Space, Tile } from '../types'
import { areaBetween, parallelLine, smoothPath, smoothPoints, distance } from './smooth_lines'
import { spaceByName } from './geometry'

export interface TileRoad {
  middle: Point[]
  left: Point[]
  right: Point[]
  /** How wide the road is where it comes in and where it goes out. */
  widths: [number, number]
  spaces: Space[]
}

/** A space's sides in driving direction. */
export function spaceSides(space: Space): { left: Point[]; right: Point[] } {
  const half = space.outline.length / 2
  return { left: space.outline.slice(0, half), right: space.outline.slice(half).reverse() }
}

export function spacesOfTile(scene: DrawnRoad, tile: Tile): Space[] {
  return scene.spaces.filter((space) => space.tile === tile.index)
}

/** Scenes tell how wide spaces are, not roads: a road goes from lateral coordinate 0 to 6. */
function widthOf(spaces: Space[], end: 'first' | 'last'): number {
  const edge = end === 'first' ? 0 : Math.max(...spaces.map((space) => space.to))
  const there = spaces.filter((space) => (end === 'first' ? space.from === edge : space.to === edge))
  const at = end === 'first' ? 0 : -1
  const [wide] = there.map((space) => {
    const { left, right } = spaceSides(space)
    return (distance(left.at(at) as Point, right.at(at) as Point) * 6) / (space.u[1] - space.u[0])
  })
  return wide ?? 0
}

/**
 * The middle of the road with a piece of what lies beyond both edges: the mirror image of what lies before them, since a
 * road meets the edge of its tile squarely.
 */
function prolonged({ x, y, path }: Tile): Point[] {
  const mirrored = (edge: Point, point: Point): Point => {
    const far = distance(edge, [x, y])
    const [across, down] = [(edge[0] - x) / far, (edge[1] - y) / far]
    const deep = (edge[0] - point[0]) * across + (edge[1] - point[1]) * down
    return [point[0] + 2 * deep * across, point[1] + 2 * deep * down]
  }
  const beyond = (edge: number, point: number) => mirrored(path.at(edge) as Point, path.at(point) as Point)
  return [beyond(0, 2), beyond(0, 1), ...path, beyond(-1, -2), beyond(-1, -3)]
}

const DENSE = 4
/** Points of the line that lie beyond an edge. */
const BEYOND = 2 * DENSE

export function tileRoad(scene: DrawnRoad, tile: Tile): TileRoad {
  const spaces = spacesOfTile(scene, tile)
  const line = smoothPoints(prolonged(tile), DENSE)
  const here = (points: Point[]) => points.slice(BEYOND, -BEYOND)
  const widths: [number, number] = [widthOf(spaces, 'first'), widthOf(spaces, 'last')]
  const inside = line.length - 2 * BEYOND - 1
  const half = (part: number) => {
    const along = Math.min(1, Math.max(0, (part * (line.length - 1) - BEYOND) / inside))
    return (widths[0] + (widths[1] - widths[0]) * along) / 2
  }
  return {
    middle: here(line),
    left: here(parallelLine(line, (part) => -half(part))),
    right: here(parallelLine(line, half)),
    widths,
    spaces,
  }
}

export function asphaltPath({ left, right }: TileRoad): string {
  return areaBetween(left, right)
}

const KERB = 0.022

/** Kerbs stand where a limit is painted, on both sides of the road. */
export function kerbsPath({ spaces }: TileRoad): string {
  return spaces
    .filter((space) => space.limit !== null)
    .map((space) => {
      const { left, right } = spaceSides(space)
      const found = []
      if (space.u[0] === 0) found.push(smoothPath(parallelLine(left, -KERB)))
      if (space.u[1] === 6) found.push(smoothPath(parallelLine(right, KERB)))
      return found.join('')
    })
    .join('')
}

/** Gravel lies on the outside of a corner, widest in the middle of it. */
export function gravelPath(tile: Tile, road: TileRoad): string {
  if (!tile.corner) return ''
  const wide = (part: number) => 0.02 + 0.2 * Math.sin(Math.PI * part) ** 1.5
  const outside = tile.inside === 'right' ? road.left : road.right
  const way = tile.inside === 'right' ? -1 : 1
  return areaBetween(
    outside,
    parallelLine(outside, (part) => way * wide(part)),
  )
}

const STRIPES = { yellow: 1, orange: 2, red: 3 }
const FIRST = 0.07
const APART = 0.036

/** Painted run-off: one, two or three stripes beside the road; a corner has them on its outside only. */
export function runOffStripes(tile: Tile, road: TileRoad): string {
  return Array.from({ length: STRIPES[tile.danger] }, (_, place) => {
    const far = FIRST + place * APART
    const found = []
    if (!tile.corner || tile.inside === 'right') found.push(smoothPath(parallelLine(road.left, -far)))
    if (!tile.corner || tile.inside === 'left') found.push(smoothPath(parallelLine(road.right, far)))
    return found.join('')
  }).join('')
}

/** The ideal line, in pieces; of one tile with what lies just before and behind it. */
export function idealLines(scene: DrawnRoad, tile?: Tile): Point[][] {
  const spaces = scene.ideal.map((name) => spaceByName(scene, name)).filter((space) => space !== undefined)
  const [first, last] = [spaces[0], spaces.at(-1)]
  if (!first || !last) return []
  const points = spaces.map((space): Point => [space.x, space.y])
  const closed = scene.links.some((link) => link.from === last.space && link.to === first.space)
  // The ends of a lap overlap, so that the seam does not show; an open road is worn from edge to edge.
  const before = closed ? points.slice(-2) : [end(first, 0)]
  const behind = closed ? points.slice(0, 2) : [end(last, -1)]
  const line = [...before, ...points, ...behind]
  if (!tile) return [line]
  const found: Point[][] = []
  for (const [place, space] of spaces.entries()) {
    if (space.tile !== tile.index) continue
    const at = place + before.length
    const going = spaces[place - 1]?.tile === tile.index && found.at(-1)
    if (going) going.push(line[at + 1] as Point)
    else found.push([line[at - 1], line[at], line[at + 1]].filter((point) => point !== undefined))
  }
  return found
}

/** The middle of a space's rear or front edge. */
function end(space: Space, at: 0 | -1): Point {
  const { left, right } = spaceSides(space)
  const [[ax, ay], [bx, by]] = [left.at(at) as Point, right.at(at) as Point]
  return [(ax + bx) / 2, (ay + by) / 2]
}

const TRACK = 0.042

/** The two wheel tracks of a line that many have driven. */
export function wheelTracks(lines: Point[][]): string {
  return lines
    .map((line) => smoothPoints(line, 6))
    .map((line) => smoothPath(parallelLine(line, -TRACK)) + smoothPath(parallelLine(line, TRACK)))
    .join('')
}

export function wornLinePath(lines: Point[][]): string {
  return lines.map((line) => smoothPath(line)).join('')
}

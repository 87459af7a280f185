/** The road of a tile: its borders, and the lines that run beside them. */

import type { Point, Scene, Space, Tile } from '../types'
import { band, beside, curve, dense, distance } from './curve'
import { spaceOf } from './geometry'

export interface Road {
  middle: Point[]
  left: Point[]
  right: Point[]
  /** How wide the road is where it comes in and where it goes out. */
  widths: [number, number]
  spaces: Space[]
}

/** A space's sides in driving direction. */
export function sides(space: Space): { left: Point[]; right: Point[] } {
  const half = space.outline.length / 2
  return { left: space.outline.slice(0, half), right: space.outline.slice(half).reverse() }
}

export function spacesOf(scene: Scene, tile: Tile): Space[] {
  return scene.spaces.filter((space) => space.tile === tile.index)
}

/** Scenes tell how wide spaces are, not roads: a road goes from lateral coordinate 0 to 6. */
function widthOf(spaces: Space[], end: 'first' | 'last'): number {
  const edge = end === 'first' ? 0 : Math.max(...spaces.map((space) => space.to))
  const there = spaces.filter((space) => (end === 'first' ? space.from === edge : space.to === edge))
  const at = end === 'first' ? 0 : -1
  const [wide] = there.map((space) => {
    const { left, right } = sides(space)
    return (distance(left.at(at) as Point, right.at(at) as Point) * 6) / (space.u[1] - space.u[0])
  })
  return wide ?? 0
}

export function roadOf(scene: Scene, tile: Tile): Road {
  const spaces = spacesOf(scene, tile)
  const middle = dense(tile.path)
  const widths: [number, number] = [widthOf(spaces, 'first'), widthOf(spaces, 'last')]
  const half = (part: number) => (widths[0] + (widths[1] - widths[0]) * part) / 2
  return {
    middle,
    left: beside(middle, (part) => -half(part)),
    right: beside(middle, half),
    widths,
    spaces,
  }
}

export function asphalt({ left, right }: Road): string {
  return band(left, right)
}

const KERB = 0.022

/** Kerbs stand where a limit is painted, on both sides of the road. */
export function kerbs({ spaces }: Road): string {
  return spaces
    .filter((space) => space.limit !== null)
    .map((space) => {
      const { left, right } = sides(space)
      const found = []
      if (space.u[0] === 0) found.push(curve(beside(left, -KERB)))
      if (space.u[1] === 6) found.push(curve(beside(right, KERB)))
      return found.join('')
    })
    .join('')
}

/** Gravel lies on the outside of a corner, widest in the middle of it. */
export function gravel(tile: Tile, road: Road): string {
  if (!tile.corner) return ''
  const wide = (part: number) => 0.02 + 0.2 * Math.sin(Math.PI * part) ** 1.5
  const outside = tile.inside === 'right' ? road.left : road.right
  const way = tile.inside === 'right' ? -1 : 1
  return band(
    outside,
    beside(outside, (part) => way * wide(part)),
  )
}

const STRIPES = { yellow: 1, orange: 2, red: 3 }
const FIRST = 0.07
const APART = 0.036

/** Painted run-off: one, two or three stripes beside the road; a corner has them on its outside only. */
export function stripes(tile: Tile, road: Road): string {
  return Array.from({ length: STRIPES[tile.danger] }, (_, place) => {
    const far = FIRST + place * APART
    const found = []
    if (!tile.corner || tile.inside === 'right') found.push(curve(beside(road.left, -far)))
    if (!tile.corner || tile.inside === 'left') found.push(curve(beside(road.right, far)))
    return found.join('')
  }).join('')
}

/** The ideal line through a tile, with a piece of it before and behind; all of it without a tile. */
export function idealLines(scene: Scene, tile?: Tile): Point[][] {
  const spots = scene.ideal.map((name) => spaceOf(scene, name)).filter((space) => space !== undefined)
  const points = spots.map((space): Point => [space.x, space.y])
  const last = scene.ideal.at(-1)
  const closed = scene.links.some((link) => link.from === last && link.to === scene.ideal[0])
  if (!tile) {
    if (!closed) return points.length ? [points] : []
    // The ends overlap, so that the seam does not show.
    return [[...points.slice(-2), ...points, ...points.slice(0, 2)]]
  }
  const count = points.length
  const here = spots.map((space, place) => (space.tile === tile.index ? place : -1)).filter((place) => place >= 0)
  if (!here.length) return []
  // A lap begins in the middle of the start tile: there the line has two pieces.
  const runs: number[][] = []
  for (const place of here) {
    const run = runs.at(-1)
    if (run && run.at(-1) === place - 1) run.push(place)
    else runs.push([place])
  }
  return runs.map((run) =>
    [(run[0] ?? 0) - 1, ...run, (run.at(-1) ?? 0) + 1]
      .map((place) => points[closed ? (place + count) % count : place])
      .filter((point) => point !== undefined),
  )
}

const TRACK = 0.042

/** The two wheel tracks of a line that many have driven. */
export function wheelTracks(lines: Point[][]): string {
  return lines
    .map((line) => dense(line, 6))
    .map((line) => curve(beside(line, -TRACK)) + curve(beside(line, TRACK)))
    .join('')
}

export function worn(lines: Point[][]): string {
  return lines.map((line) => curve(line)).join('')
}

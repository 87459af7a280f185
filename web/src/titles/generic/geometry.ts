/** Where things are drawn. Boards are in any unit: here two neighbouring spaces are a step apart. */

import type { Point } from '../../ui/camera.svelte'
import type { Board, Piece, Shape, Space } from './board'

/** From the middle of a space to that of the next, in pixels at scale 1. */
export const STEP = 100
/** Half the width of a space of usual size. */
export const RADIUS = 36
const MARGIN = 64

export interface Geometry {
  width: number
  height: number
  place(point: Point): Point
  middle(space: string): Point
  radius(space: string): number
}

export function geometryOf(board: Board): Geometry {
  const spaces = [...board.spaces.values()]
  const corners = [...spaces, ...board.areas.flatMap(({ points }) => points.map(([x, y]) => ({ x, y })))]
  const [left, right] = bounds(corners.map(({ x }) => x))
  const [top, bottom] = bounds(corners.map(({ y }) => y))
  const scale = STEP / usualDistance(spaces)
  const margin = MARGIN * Math.max(1, ...spaces.map(({ size }) => size * 0.8))
  const place = ({ x, y }: Point): Point => ({ x: (x - left) * scale + margin, y: (y - top) * scale + margin })
  const middles = new Map(spaces.map((space) => [space.id, place(space)]))
  return {
    width: (right - left) * scale + 2 * margin,
    height: (bottom - top) * scale + 2 * margin,
    place,
    middle: (space) => middles.get(space) ?? { x: 0, y: 0 },
    radius: (space) => RADIUS * (board.spaces.get(space)?.size ?? 1),
  }
}

function bounds(numbers: number[]): [number, number] {
  return [Math.min(...numbers), Math.max(...numbers)]
}

/** How far neighbours lie apart: as close as the closest, but a few that nearly touch do not make all others tiny. */
function usualDistance(spaces: readonly Space[]): number {
  const distances = spaces
    .map((space) =>
      Math.min(
        ...spaces.filter((other) => other !== space).map((other) => Math.hypot(other.x - space.x, other.y - space.y)),
      ),
    )
    .filter((distance) => distance > 0 && distance < Infinity)
    .sort((one, other) => one - other)
  const closest = distances[0] ?? 1
  const middle = distances[Math.floor(distances.length / 2)] ?? 1
  return Math.max(closest, middle / 2)
}

const OUTLINES: Record<Exclude<Shape, 'circle'>, readonly (readonly [number, number])[]> = {
  square: [-1, 1].flatMap((x) => [[x * 0.92, -x * 0.92] as const, [x * 0.92, x * 0.92] as const]),
  diamond: [
    [0, -1.12],
    [1.12, 0],
    [0, 1.12],
    [-1.12, 0],
  ],
  hexagon: Array.from({ length: 6 }, (_, corner) => {
    const angle = (corner * Math.PI) / 3
    return [1.06 * Math.cos(angle), 1.06 * Math.sin(angle)] as const
  }),
}

/** The outline of a space around its middle, as a path. */
export function outlinePath(shape: Shape, radius: number): string {
  if (shape === 'circle')
    return `M${-radius} 0a${radius} ${radius} 0 1 1 ${2 * radius} 0a${radius} ${radius} 0 1 1 ${-2 * radius} 0z`
  return `M${OUTLINES[shape].map(([x, y]) => `${round(x * radius)} ${round(y * radius)}`).join('L')}z`
}

/** Where a piece stands, and how large it is. */
export interface Stand extends Point {
  radius: number
}

/** Where the pieces of a board stand, by their keys: several on one space side by side. */
export function standsOf(pieces: readonly Piece[], geometry: Geometry): Map<string, Stand> {
  const together = new Map<string, Piece[]>()
  for (const piece of pieces) together.set(piece.space, [...(together.get(piece.space) ?? []), piece])
  const found = new Map<string, Stand>()
  for (const [space, its] of together) {
    const { x, y } = geometry.middle(space)
    const size = geometry.radius(space)
    for (const [number, { key }] of its.entries()) {
      const [aside, down, radius] = slot(number, its.length)
      found.set(key, { x: x + aside * size, y: y + down * size, radius: radius * size })
    }
  }
  return found
}

/** Where the one of so many stands on a space of radius 1, and how large it is. */
function slot(number: number, count: number): [x: number, y: number, radius: number] {
  if (count === 1) return [0, 0, 0.72]
  const around = count === 2 ? 0.5 : count <= 4 ? 0.56 : 0.68
  const angle = (2 * Math.PI * number) / count - (count === 2 ? Math.PI : (3 * Math.PI) / 4)
  const most = around * Math.sin(Math.PI / count)
  return [around * Math.cos(angle), around * Math.sin(angle), Math.min(0.46, most)]
}

/** A line through some points. */
export function linePath(points: readonly Point[]): string {
  return points.length ? `M${points.map(({ x, y }) => `${round(x)} ${round(y)}`).join('L')}` : ''
}

/** What moves a drawing to a point. */
export function translation({ x, y }: Point): string {
  return `translate(${round(x)} ${round(y)})`
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}

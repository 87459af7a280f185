/** Smooth lines through points: what the scene tells in straight pieces is drawn round. */

import type { Point } from '../types'
import { toDrawing } from './geometry'

function between(one: Point, other: Point, part: number): Point {
  return [one[0] + (other[0] - one[0]) * part, one[1] + (other[1] - one[1]) * part]
}

export function distance(one: Point, other: Point): number {
  return Math.hypot(one[0] - other[0], one[1] - other[1])
}

/** The pieces of a Catmull-Rom curve: start, two handles, end. */
function pieces(points: readonly Point[]): [Point, Point, Point, Point][] {
  return points.slice(1).map((to, place) => {
    const from = points[place] as Point
    const before = points[place - 1] ?? from
    const after = points[place + 2] ?? to
    return [
      from,
      [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6],
      [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6],
      to,
    ]
  })
}

/** A smooth SVG path through points of the scene; `join` goes on from where the path is instead of beginning anew. */
export function smoothPath(points: readonly Point[], join = false): string {
  const start = points[0]
  if (!start) return ''
  const rest = pieces(points).map(([, one, other, to]) => `C${toDrawing(one)} ${toDrawing(other)} ${toDrawing(to)}`)
  return `${join ? 'L' : 'M'}${toDrawing(start)}${rest.join('')}`
}

/** Many points along the smooth line through a few. */
export function smoothPoints(points: readonly Point[], each = 4): Point[] {
  const found: Point[] = points[0] ? [points[0]] : []
  for (const [a, b, c, d] of pieces(points))
    for (let step = 1; step <= each; step += 1) {
      const part = step / each
      const [ab, bc, cd] = [between(a, b, part), between(b, c, part), between(c, d, part)]
      found.push(between(between(ab, bc, part), between(bc, cd, part), part))
    }
  return found
}

/** For each point the way to the right of the direction of travel. */
function normals(points: readonly Point[]): Point[] {
  return points.map((point, place) => {
    const [from, to] = [points[place - 1] ?? point, points[place + 1] ?? point]
    const length = distance(from, to) || 1
    return [-(to[1] - from[1]) / length, (to[0] - from[0]) / length]
  })
}

/** The line beside another one; to the right of the direction of travel if `by` is positive. */
export function parallelLine(points: readonly Point[], by: number | ((part: number) => number)): Point[] {
  const ways = normals(points)
  return points.map(([x, y], place) => {
    const far = typeof by === 'number' ? by : by(place / Math.max(1, points.length - 1))
    const [across, down] = ways[place] as Point
    return [x + across * far, y + down * far]
  })
}

/** The area between two lines that run the same way. */
export function areaBetween(left: readonly Point[], right: readonly Point[]): string {
  return `${smoothPath(left)}${smoothPath([...right].reverse(), true)}z`
}

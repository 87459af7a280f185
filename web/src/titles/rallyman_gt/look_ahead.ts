/** Where a driver looks from: the car near the edge of the frame that it comes from, and the road ahead of it in sight. */

import type { Inset, Point, Size } from '../../ui/camera.svelte'
import { spaceByName, toDrawing } from './track/geometry'
import type { Scene } from './types'

/** How many spaces ahead are worth seeing: a turn has no more steps. */
const FARTHEST = 9
/** As near as one need come. */
const NEAREST = 1.1
/** Room around the spaces that are to be seen, in the drawing. */
const MARGIN = 62

export interface Outlook {
  scale: number
  /** The point of the drawing in the middle of the frame. */
  middle: Point
  /** How many of the rows are in sight. */
  rows: number
}

/** The spaces ahead of one, in rows: those one step away, two steps away … */
export function rowsAhead(scene: Pick<Scene, 'links'>, from: string, count = FARTHEST): string[][] {
  const rows: string[][] = []
  const seen = new Set([from])
  let row = [from]
  while (rows.length < count && row.length) {
    row = [...new Set(scene.links.filter((link) => row.includes(link.from)).map(({ to }) => to))].filter(
      (space) => !seen.has(space),
    )
    for (const space of row) seen.add(space)
    if (row.length) rows.push(row)
  }
  return rows
}

/** Looks along rows of spaces as far as they can be seen at the scale `least` or nearer; those of `from` are seen. */
export function lookAhead(
  scene: Pick<Scene, 'spaces'>,
  ahead: readonly (readonly string[])[],
  from: readonly string[],
  frame: Size,
  inset: Inset,
  least: number,
): Outlook | null {
  const start = pointsOf(scene, from)
  if (!start.length) return null
  const rows = ahead.map((row) => pointsOf(scene, row))
  const room = { width: frame.width - inset.left - inset.right, height: frame.height - inset.top - inset.bottom }
  for (let count = rows.length; ; count--) {
    const points = [...start, ...rows.slice(0, count).flat()]
    const [left, right] = [Math.min(...points.map(({ x }) => x)), Math.max(...points.map(({ x }) => x))]
    const [top, bottom] = [Math.min(...points.map(({ y }) => y)), Math.max(...points.map(({ y }) => y))]
    const fitting = Math.min(room.width / (right - left + 2 * MARGIN), room.height / (bottom - top + 2 * MARGIN))
    if (fitting < least && count > 1) continue
    const scale = Math.min(NEAREST, Math.max(fitting, least))
    // What lies over the edges of the frame hides nothing of it.
    const aside = { x: (inset.left - inset.right) / 2 / scale, y: (inset.top - inset.bottom) / 2 / scale }
    return { rows: count, scale, middle: { x: (left + right) / 2 - aside.x, y: (top + bottom) / 2 - aside.y } }
  }
}

function pointsOf(scene: Pick<Scene, 'spaces'>, names: readonly string[]): Point[] {
  return names.flatMap((name) => {
    const space = spaceByName(scene, name)
    if (!space) return []
    const [x, y] = toDrawing([space.x, space.y])
    return [{ x, y }]
  })
}

/** Where things of a scene lie in the drawing. Everything is drawn in pixels at scale 1; the scene has hexagons of radius 1. */

import type { Box } from '../../../kit/orientation'
import type { Point, Scene, Space } from '../types'

/** The radius of a hexagon. */
export const HEXAGON_RADIUS = 200
/** Grass around the outermost tiles. */
export const MARGIN = 26

/** A point of the scene in the drawing. */
export function toDrawing([x, y]: Point): Point {
  return [Math.round(x * HEXAGON_RADIUS * 10) / 10, Math.round(y * HEXAGON_RADIUS * 10) / 10]
}

/** Points of the scene as an SVG path. */
export function pointsPath(points: readonly Point[], closed = false): string {
  return `M${points.map((point) => toDrawing(point).join(' ')).join('L')}${closed ? 'z' : ''}`
}

/** The corners of a flat-topped hexagon around a point of the drawing. */
export function hexagonCorners([x, y]: Point, radius = HEXAGON_RADIUS): Point[] {
  return Array.from({ length: 6 }, (_, corner) => {
    const angle = (corner * Math.PI) / 3
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)]
  })
}

/** The part of the plane that a circuit takes, its pit tile included. */
export function circuitBox(scene: Pick<Scene, 'tiles' | 'pit'>, margin = MARGIN): Box {
  const places = [...scene.tiles, ...(scene.pit ? [scene.pit] : [])]
  const across = places.map(({ x }) => x * HEXAGON_RADIUS)
  const down = places.map(({ y }) => y * HEXAGON_RADIUS)
  const half = (HEXAGON_RADIUS * Math.sqrt(3)) / 2
  const left = Math.min(...across) - HEXAGON_RADIUS - margin
  const top = Math.min(...down) - half - margin
  return {
    left,
    top,
    width: Math.max(...across) + HEXAGON_RADIUS + margin - left,
    height: Math.max(...down) + half + margin - top,
  }
}

const indices = new WeakMap<object, Map<string, Space>>()

/** A space of a scene by its name. */
export function spaceByName(scene: Pick<Scene, 'spaces'>, name: string | null | undefined): Space | undefined {
  if (!name) return undefined
  let index = indices.get(scene.spaces)
  if (!index) {
    index = new Map(scene.spaces.map((space) => [space.space, space]))
    indices.set(scene.spaces, index)
  }
  return index.get(name)
}

/** The middle of a space in the drawing. */
export function spaceMiddle(scene: Pick<Scene, 'spaces'>, name: string | null | undefined): Point {
  const space = spaceByName(scene, name)
  return space ? toDrawing([space.x, space.y]) : [0, 0]
}

/** The outline of a space as an SVG path. */
export function spaceOutline(space: Space): string {
  return pointsPath(space.outline, true)
}

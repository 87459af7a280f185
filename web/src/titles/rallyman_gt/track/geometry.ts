/** Where things of a scene lie in the drawing. Everything is drawn in pixels at scale 1; the scene has hexagons of radius 1. */

import type { Point, Scene, Space } from '../types'

/** The radius of a hexagon. */
export const UNIT = 200
/** Grass around the outermost tiles. */
export const MARGIN = 26

export interface Box {
  left: number
  top: number
  width: number
  height: number
}

/** A point of the scene in the drawing. */
export function drawn([x, y]: Point): Point {
  return [Math.round(x * UNIT * 10) / 10, Math.round(y * UNIT * 10) / 10]
}

/** Points of the scene as an SVG path. */
export function path(points: readonly Point[], closed = false): string {
  return `M${points.map((point) => drawn(point).join(' ')).join('L')}${closed ? 'z' : ''}`
}

/** The corners of a flat-topped hexagon around a point of the drawing. */
export function hexagon([x, y]: Point, radius = UNIT): Point[] {
  return Array.from({ length: 6 }, (_, corner) => {
    const angle = (corner * Math.PI) / 3
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)]
  })
}

/** The part of the plane that a circuit takes, its pit tile included. */
export function extent(scene: Pick<Scene, 'tiles' | 'pit'>, margin = MARGIN): Box {
  const places = [...scene.tiles, ...(scene.pit ? [scene.pit] : [])]
  const across = places.map(({ x }) => x * UNIT)
  const down = places.map(({ y }) => y * UNIT)
  const half = (UNIT * Math.sqrt(3)) / 2
  const left = Math.min(...across) - UNIT - margin
  const top = Math.min(...down) - half - margin
  return {
    left,
    top,
    width: Math.max(...across) + UNIT + margin - left,
    height: Math.max(...down) + half + margin - top,
  }
}

const indices = new WeakMap<object, Map<string, Space>>()

/** A space of a scene by its name. */
export function spaceOf(scene: Pick<Scene, 'spaces'>, name: string | null | undefined): Space | undefined {
  if (!name) return undefined
  let index = indices.get(scene.spaces)
  if (!index) {
    index = new Map(scene.spaces.map((space) => [space.space, space]))
    indices.set(scene.spaces, index)
  }
  return index.get(name)
}

/** The middle of a space in the drawing. */
export function middle(scene: Pick<Scene, 'spaces'>, name: string | null | undefined): Point {
  const space = spaceOf(scene, name)
  return space ? drawn([space.x, space.y]) : [0, 0]
}

/** The outline of a space as an SVG path. */
export function outline(space: Space): string {
  return path(space.outline, true)
}

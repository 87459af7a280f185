/** Where things are on the map: hexes of Africa, north above or at the left. */

import { nearestTowards } from '../../../kit/nearest'
import type { Scene, Space } from '../types'
import { orientation } from './orientation.svelte'

/** From one space to the next in its row. */
export const SPACE_DISTANCE = 96
/** From the middle of a space to its corners. */
export const HEX_RADIUS = SPACE_DISTANCE / Math.sqrt(3)
/** Around the outermost spaces: coast, sea, the scale of levels. */
export const MARGIN = 118

export type Coordinates = [number, number]

export interface MapGeometry {
  width: number
  height: number
  spaces: ReadonlyMap<string, Space>
  /** The space of each city. */
  cities: ReadonlyMap<string, string>
  middle: (space: string | null | undefined) => Coordinates | null
}

/** The map of a scene, as it lies. */
export function mapGeometry(scene: Scene, across: boolean): MapGeometry {
  const spaces = new Map(scene.spaces.map((each) => [each.space, each]))
  const cities = new Map(scene.cities.map(({ city, space }) => [city, space]))
  const east = Math.max(...scene.spaces.map(({ x }) => x)) * SPACE_DISTANCE
  const south = Math.max(...scene.spaces.map(({ y }) => y)) * SPACE_DISTANCE
  const [wide, high] = [east + 2 * MARGIN, south + 2 * MARGIN]
  return {
    width: across ? high : wide,
    height: across ? wide : high,
    spaces,
    cities,
    middle(space) {
      const found = space ? spaces.get(space) : undefined
      if (!found) return null
      const [x, y] = [found.x * SPACE_DISTANCE + MARGIN, found.y * SPACE_DISTANCE + MARGIN]
      return across ? [y, wide - x] : [x, y]
    },
  }
}

/** Where each level is, along the scale. */
export function levelPositions(ground: MapGeometry, across: boolean): Map<number, number> {
  const found = [...ground.spaces.values()].map(({ space, level }): Coordinates => {
    const [x, y] = ground.middle(space) ?? [0, 0]
    return [level, across ? x : y]
  })
  return new Map(found)
}

/** Corners of a hex around the origin: a corner at the top, or at the side where the map is turned. */
export function hexCorners(radius: number, across: boolean): Coordinates[] {
  return [0, 1, 2, 3, 4, 5].map((each) => {
    const angle = (Math.PI / 3) * each + (across ? 0 : Math.PI / 6)
    return [round(Math.cos(angle) * radius), round(Math.sin(angle) * radius)]
  })
}

export function hexPath(radius: number, across = orientation.across): string {
  return `M${hexCorners(radius, across)
    .map((point) => point.join(' '))
    .join('L')}z`
}

/** Many hexes as one outline. */
export function hexesPath(ground: MapGeometry, spaces: Iterable<string>, radius: number, across: boolean): string {
  const edge = hexCorners(radius, across)
  return [...spaces]
    .map((space) => {
      const [x, y] = ground.middle(space) ?? [0, 0]
      return `M${edge.map(([right, down]) => `${round(x + right)} ${round(y + down)}`).join('L')}z`
    })
    .join('')
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}

/** The space under a point of the drawing. */
export function spaceUnderPoint(ground: MapGeometry, [x, y]: Coordinates): string | null {
  let best: string | null = null
  let far = HEX_RADIUS
  for (const space of ground.spaces.keys()) {
    const [right, down] = ground.middle(space) ?? [0, 0]
    const away = Math.hypot(right - x, down - y)
    if (away < far) [best, far] = [space, away]
  }
  return best
}

/** The nearest of some spaces at a side of a place, as they are drawn; nothing if none lies there. */
export function nearestSpaceTowards(
  ground: MapGeometry,
  spaces: readonly string[],
  from: Coordinates,
  across: number,
  down: number,
): string | undefined {
  return nearestTowards(spaces, (space) => ground.middle(space) ?? [0, 0], from, across, down)
}

/** A line through the middles of spaces. */
export function pathThroughSpaces(ground: MapGeometry, spaces: readonly string[]): string {
  const points = spaces.map((space) => ground.middle(space)).filter((point) => point !== null)
  return points.length > 1 ? `M${points.map((point) => point.join(' ')).join('L')}` : ''
}

/** Where several vehicles stand on one space, beside one another, and how large they are drawn. */
export function placeAmongVehicles(place: number, count: number): { at: Coordinates; scale: number } {
  if (count <= 1) return { at: [0, 0], scale: 1 }
  const angle = (Math.PI * 2 * place) / count - Math.PI / 2
  const [wide, high] = count === 2 ? [0, 20] : [31, 27]
  return { at: [Math.cos(angle) * wide, Math.sin(angle) * high], scale: count === 2 ? 0.86 : 0.66 }
}

/** What can be said of a space: its limit, its danger, the lines one crosses from there, who stands on it. */

import { t, type TitleTranslations } from '../../lib/translations.svelte'
import { HEXAGON_RADIUS } from './track/geometry'
import type { GtModel, Point, Scene, Space } from './types'

/** The space under a point of the drawing. */
export function spaceUnderPoint(scene: Scene, [x, y]: Point): Space | null {
  const point: Point = [x / HEXAGON_RADIUS, y / HEXAGON_RADIUS]
  return scene.spaces.find((space) => inside(space.outline, point)) ?? null
}

/** Whether a point lies in a polygon: a line from it to the right crosses the border an odd number of times. */
function inside(polygon: readonly Point[], [x, y]: Point): boolean {
  let found = false
  for (const [place, [ax, ay]] of polygon.entries()) {
    const [bx, by] = polygon.at(place - 1) as Point
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) found = !found
  }
  return found
}

export function describeSpace(scene: Scene, model: GtModel, words: TitleTranslations, space: Space): string[] {
  const found: string[] = []
  const danger = scene.tiles.find(({ index }) => index === space.tile)?.danger
  if (space.limit !== null) found.push(t(space.hazard ? 'gt-space-hazard' : 'gt-space-limit', { limit: space.limit }))
  for (const { from, to, limit, warnings } of scene.links) {
    if (from !== space.space) continue
    if (limit !== null) found.push(t('gt-space-way-limit', { space: words.value('space', to), limit }))
    if (warnings) found.push(t('gt-space-way-warning', { space: words.value('space', to), warnings }))
  }
  if (space.pit) found.push(t('gt-space-pit'))
  if (danger) found.push(t('gt-space-danger', { danger: words.value('danger', danger) }))
  const car = model.cars.find(({ at, status }) => at === space.space && status === 'road')
  if (car) found.push(t('gt-space-car', { car: words.value('car', car.colour), speed: String(car.speed) }))
  return found
}

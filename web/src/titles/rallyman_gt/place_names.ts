/** What the spaces of the circuit are called: "bend 4, on the inside". Their parts come with the scene. */

import type { TitleTranslations } from '../../lib/translations.svelte'
import { spaceByName } from './track/geometry'
import type { Scene, Tile } from './types'

export function valueNames(
  scene: Scene,
  words: TitleTranslations,
): Record<string, (name: string) => string | undefined> {
  return {
    space: (name) => {
      const place = spaceByName(scene, name)?.place
      return place && words.message('road-place', { ...place })
    },
  }
}

/** The number of the bend that a tile is; none on a straight. */
export function bendNumber(scene: Pick<Scene, 'spaces'>, tile: Pick<Tile, 'index' | 'corner'>): number | null {
  const space = tile.corner ? scene.spaces.find((each) => each.tile === tile.index) : undefined
  return space?.place.bend ?? null
}

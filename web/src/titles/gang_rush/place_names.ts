/** What the spaces of the bridge are called: "the second space of zone 3, in the middle", and sets of dice. Rows come with the scene. */

import type { TitleTranslations } from '../../lib/translations.svelte'
import { spaceCoordinates } from './model'
import type { Scene } from './types'

/** What stands instead of a zone for a space beyond the far end. */
const BEYOND = -1

export function valueNames(
  scene: Scene,
  words: TitleTranslations,
): Record<string, (name: string) => string | undefined> {
  return {
    dice: (name) => words.message('dice-set', { count: name.length, list: [...name].join(', ') }),
    space: (name) => {
      const its = scene.spaces.find(({ space }) => space === name)
      const [lane, y] = its ? [its.lane, its.y] : spaceCoordinates(name)
      if (!its && y < scene.exit) return undefined
      const [zone = 0, next = 0] = its ? its.zones : [BEYOND]
      return words.message('bridge-place', { lane, zone, next, row: its?.row ?? 0 })
    },
  }
}

/** What the spaces between cities are called: "the second space from Bourem towards Agadez". */

import type { TitleTranslations } from '../../lib/translations.svelte'
import type { Scene } from './types'

export function valueNames(
  scene: Scene,
  words: TitleTranslations,
): Record<string, (name: string) => string | undefined> {
  const places = new Map(scene.spaces.map(({ space, place }) => [space, place]))
  return {
    space: (name) => {
      const place = places.get(name)
      if (!place) return undefined
      const [city, towards] = [words.value('city', place.city), words.value('city', place.towards)]
      return words.message('road-place', { steps: place.steps, city, towards })
    },
  }
}

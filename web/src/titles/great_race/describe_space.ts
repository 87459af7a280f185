/** What is to be known of a space, in a few words each. */

import { t, type TitleTranslations } from '../../lib/translations.svelte'
import type { RaceModel, Scene } from './types'

export function describeSpace(scene: Scene, model: RaceModel, words: TitleTranslations, space: string): string[] {
  const here = scene.spaces.find((each) => each.space === space)
  if (!here) return []
  const found = [t('great-race-level', { level: here.level })]
  const city = scene.cities.find((each) => each.city === here.city)
  if (city) {
    found.push(words.value('colour', city.colour))
    if (city.cards) found.push(t('great-race-cards', { count: city.cards }))
    for (const line of scene.lines)
      if (line.from === city.city || line.to === city.city)
        found.push(
          t('great-race-here-line', {
            city: words.value('city', line.from === city.city ? line.to : line.from),
            fare: line.fare,
          }),
        )
  }
  if (here.risk) found.push(t('great-race-here-risk'))
  const name = model.tiles[space]
  const tile = scene.tiles.find((each) => each.tile === name)
  if (tile) found.push(`${words.value('tile', tile.tile)} (${t('great-race-value', { value: tile.value })})`)
  for (const { crew, at } of model.crews) if (at === space && crew) found.push(words.value('vehicle', crew))
  if (model.torpedo?.at === space) found.push(words.value('vehicle', 'torpedo'))
  return found
}

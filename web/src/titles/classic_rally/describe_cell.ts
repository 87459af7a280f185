/** What is to be known of a cell, in a few words each. */

import { t, type TitleTranslations } from '../../lib/translations.svelte'
import { DIRECTIONS, isJoined, type RoadMap } from './map/geometry'
import type { RallyModel } from './types'

export function describeCell(road: RoadMap, model: RallyModel, words: TitleTranslations, cell: string): string[] {
  const here = road.get(cell)
  if (!here) return []
  const found = [words.value('kind', here.tile.kind)]
  const ways = DIRECTIONS.filter((side) => isJoined(road, cell, side))
  found.push(t('rally-here-ways', { ways: words.values('direction', ways) }))
  if (here.ends.length > 1 && ways.length === 1) found.push(t('rally-here-dead-end'))
  const sign = model.known.kinds.find(({ kind }) => kind === here.tile.kind)?.sign
  if (sign) found.push(t(`rally-here-${sign}`))
  for (const player of model.players) {
    const colour = words.value('colour', player.colour)
    if (player.at === cell)
      found.push(
        t('rally-here-car', {
          colour,
          nose: words.value('direction', player.nose ?? 'N'),
          fuel: player.load?.fuel ?? 0,
        }),
      )
    if (player.assistance.at === cell) found.push(t('rally-here-van', { colour }))
  }
  return found
}

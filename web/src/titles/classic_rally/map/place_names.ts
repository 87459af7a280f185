/** Places as people call them: by what lies there, and by the sign that is nearest. */

import { t, type TitleTranslations } from '../../../lib/translations.svelte'
import { cellCoordinates, DIRECTIONS, neighbour, opposite, type RoadMap } from './geometry'

const LANDMARK = /^(start|finish|checkpoint_[123])$/

type Words = Pick<TitleTranslations, 'value'>

/** What a tile is called after which another place is named. */
function named(kind: string, words: Words): { of: string; kind: string; number: string } {
  const [of = '', number = ''] = kind.split('_')
  return LANDMARK.test(kind)
    ? { of, kind: words.value('kind', kind), number }
    : { of: 'other', kind: words.value('kind', kind), number: '' }
}

function distance(one: string, other: string): number {
  const [x, y] = cellCoordinates(one)
  const [across, down] = cellCoordinates(other)
  return Math.abs(x - across) + Math.abs(y - down)
}

/** The name of a cell; nothing where no road is near. */
export function placeName(road: RoadMap, cell: string, words: Words): string | undefined {
  const here = road.get(cell)?.tile.kind
  if (here === undefined) return nameOfFreePlace(road, cell, words)
  const kind = words.value('kind', here)
  const landmarks = [...road.values()].map(({ tile }) => tile).filter((tile) => LANDMARK.test(tile.kind))
  const [nearest] = landmarks.sort((one, other) => distance(one.at, cell) - distance(other.at, cell))
  if (LANDMARK.test(here) || !nearest) return kind
  const { of, kind: sign, number } = named(nearest.kind, words)
  return t('rally-place-near', { place: kind, of, kind: sign, number })
}

/** A place without a tile is called by a tile beside it, best by one whose road leads there. */
function nameOfFreePlace(road: RoadMap, cell: string, words: Words): string | undefined {
  const beside = DIRECTIONS.flatMap((side) => {
    const found = road.get(neighbour(cell, opposite(side)))
    return found ? [{ side, kind: found.tile.kind, leads: found.ends.includes(side) }] : []
  })
  const best = beside.find(({ leads }) => leads) ?? beside[0]
  return best && t('rally-place-free', { side: words.value('direction', best.side), ...named(best.kind, words) })
}

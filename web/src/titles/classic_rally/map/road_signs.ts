/** Which sign stands on a tile, and where: beside the road, upright. */

import type { Direction } from '../types'
import { DIRECTIONS, type Coordinates, UNIT_STEPS } from './geometry'

export type SignKind = 'start' | 'finish' | 'hazard' | 'service' | 'checkpoint'

export interface PlacedSign {
  kind: SignKind
  /** The number of a checkpoint. */
  number: number | null
  at: Coordinates
  /** The sides that it needs for itself. */
  sides: Direction[]
}

const ASIDE = 41
/** Banners are low: they stand farther out, clear of cars. */
const BANNER = 47
/** On a curve a sign stands in the wide outer corner. */
const OUTSIDE = 21

export function roadSignOf(kind: string, ends: readonly Direction[]): PlacedSign | null {
  const [word = '', number] = kind.split('_')
  const free = DIRECTIONS.filter((each) => !ends.includes(each))
  if (kind === 'start' || kind === 'finish') {
    const side: Direction = free.includes('N') ? 'N' : 'S'
    return { kind, number: null, at: [0, UNIT_STEPS[side][1] * BANNER], sides: [side] }
  }
  if (word !== 'hazard' && word !== 'service' && word !== 'checkpoint') return null
  const [one = 'N', two = 'N'] = free
  const opposite = UNIT_STEPS[one][0] + UNIT_STEPS[two][0] === 0 && UNIT_STEPS[one][1] + UNIT_STEPS[two][1] === 0
  const at: Coordinates = opposite
    ? [UNIT_STEPS[one][0] * ASIDE, UNIT_STEPS[one][1] * ASIDE]
    : [(UNIT_STEPS[one][0] + UNIT_STEPS[two][0]) * OUTSIDE, (UNIT_STEPS[one][1] + UNIT_STEPS[two][1]) * OUTSIDE]
  return { kind: word, number: word === 'checkpoint' ? Number(number) : null, at, sides: opposite ? [one] : free }
}

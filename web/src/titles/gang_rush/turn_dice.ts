/** The five dice: which may be rolled again, what each is now, and what a reroll may bring. */

import { t, type TitleTranslations } from '../../lib/translations.svelte'
import type { DieFace, Preview, Turn } from './types'

const DIE_FACES: readonly DieFace[] = ['speed', 'wheel', 'shot', 'repair', 'breakage']

export const DICE_COUNT = 5

/** What a die is now: it may be rolled again, it lies for good, it is used up, or lost to a slick. */
export type DieState = 'rollable' | 'aside' | 'free' | 'used' | 'lost' | 'none'

export interface TurnDie {
  number: number
  face: DieFace | null
  state: DieState
  doubled: boolean
}

/** The numbers of the dice that some decision rolls again. */
export function rollableDice(legal: readonly string[]): Set<number> {
  const lines = legal.filter((line) => line.startsWith('reroll '))
  return new Set(lines.flatMap((line) => [...(line.split(' ')[1] ?? '')].map(Number)))
}

/** The decision that rolls all these dice but the kept ones; null when nothing would be rolled. */
export function rerollDecision(may: ReadonlySet<number>, kept: ReadonlySet<number>): string | null {
  const dice = [...may].filter((die) => !kept.has(die)).sort()
  return dice.length ? `reroll ${dice.join('')}` : null
}

/** The dice as they lie; `may` are those that can be rolled again. */
export function turnDice(turn: Turn, may: ReadonlySet<number>): TurnDie[] {
  return turn.dice.map((face, place) => {
    const number = place + 1
    const doubled = turn.doubled === number
    return { number, face, doubled, state: stateOf(turn, number, face, may) }
  })
}

function stateOf(turn: Turn, number: number, face: DieFace | null, may: ReadonlySet<number>): DieState {
  if (face === null) return 'none'
  if (may.has(number)) return 'rollable'
  if (may.size) return 'aside'
  if (turn.lost?.includes(number)) return 'lost'
  const uses = turn.doubled === number ? 2 : 1
  return (turn.spent?.[number - 1] ?? 0) >= uses ? 'used' : 'free'
}

/** A die and what it shows, in words; `note` says what became of it. */
export function dieText({ number, face }: TurnDie, words: TitleTranslations, note: string): string {
  const said = t('gang-hand-die', { number, face: words.value('shown', face ?? 'none') })
  return note ? `${said}, ${note}` : said
}

/** What a reroll may bring of a face: how many lie there now, how many on average, and how likely more or fewer. */
export interface FaceOdds {
  face: DieFace
  now: number
  average: number
  more: number
  fewer: number
}

/** What changes by a reroll: faces that can't become more or fewer are left out. */
export function rerollOdds(
  preview: Partial<Preview> | undefined,
  line: string | null,
  dice: readonly (DieFace | null)[],
): FaceOdds[] {
  const found = preview?.rerolls?.find(({ decision }) => decision === line)
  if (!found) return []
  return DIE_FACES.map((face) => {
    const chances = found.odds[face] ?? []
    const now = dice.filter((each) => each === face).length
    const expected = (weight: (count: number) => number): number =>
      chances.reduce((sum, chance, count) => sum + chance * weight(count), 0)
    return {
      face,
      now,
      average: expected((count) => count),
      more: expected((count) => Number(count > now)),
      fewer: expected((count) => Number(count < now)),
    }
  }).filter(({ more, fewer }) => more > 0 || fewer > 0)
}

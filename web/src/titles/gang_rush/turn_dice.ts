/** The five dice: which may be rolled again, what each is now, and what a reroll may bring. */

import type { Face, Preview, Turn } from './types'

export const FACES: readonly Face[] = ['speed', 'wheel', 'shot', 'repair', 'breakage']

export const DICE = 5

/** What a die is now: it may be rolled again, it lies for good, it is used up, or lost to a slick. */
export type DieState = 'rollable' | 'aside' | 'free' | 'used' | 'lost' | 'none'

export interface TurnDie {
  number: number
  face: Face | null
  state: DieState
  doubled: boolean
}

/** The numbers of the dice that some decision rolls again. */
export function rollable(legal: readonly string[]): Set<number> {
  const lines = legal.filter((line) => line.startsWith('reroll '))
  return new Set(lines.flatMap((line) => [...(line.split(' ')[1] ?? '')].map(Number)))
}

/** The decision that rolls all these dice but the kept ones; null when nothing would be rolled. */
export function rerollLine(may: ReadonlySet<number>, kept: ReadonlySet<number>): string | null {
  const dice = [...may].filter((die) => !kept.has(die)).sort()
  return dice.length ? `reroll ${dice.join('')}` : null
}

/** The dice as they lie; `may` are those that can be rolled again. */
export function diceOf(turn: Turn, may: ReadonlySet<number>): TurnDie[] {
  return turn.dice.map((face, place) => {
    const number = place + 1
    const doubled = turn.doubled === number
    return { number, face, doubled, state: stateOf(turn, number, face, may) }
  })
}

function stateOf(turn: Turn, number: number, face: Face | null, may: ReadonlySet<number>): DieState {
  if (face === null) return 'none'
  if (may.has(number)) return 'rollable'
  if (may.size) return 'aside'
  if (turn.lost?.includes(number)) return 'lost'
  const uses = turn.doubled === number ? 2 : 1
  return (turn.spent?.[number - 1] ?? 0) >= uses ? 'used' : 'free'
}

/** What a reroll may bring of a face: how many lie there now, how many on average, and how likely more or fewer. */
export interface Odds {
  face: Face
  now: number
  average: number
  more: number
  fewer: number
}

export function oddsOf(preview: Preview | undefined, line: string | null, dice: readonly (Face | null)[]): Odds[] {
  const found = preview?.rerolls?.find(({ decision }) => decision === line)
  if (!found) return []
  return FACES.map((face) => {
    const chances = found.odds[face]
    const now = dice.filter((each) => each === face).length
    const sum = (wanted: (count: number) => boolean, weight = (_: number) => 1): number =>
      chances.reduce((total, chance, count) => total + (wanted(count) ? chance * weight(count) : 0), 0)
    return {
      face,
      now,
      average: sum(
        () => true,
        (count) => count,
      ),
      more: sum((count) => count > now),
      fewer: sum((count) => count < now),
    }
  })
}

/** What changes by a reroll: faces that can't become more or fewer are left out. */
export function openOdds(odds: readonly Odds[]): Odds[] {
  return odds.filter(({ more, fewer }) => more > 0 || fewer > 0)
}

/** What has changed on the two boards. */

import { BOARDS, CARDS, type LoadOut } from './loadout'
import type { BoardName, CardName } from './types'

export interface Change {
  board: BoardName
  card: CardName
  /** How many more there are; below zero, fewer. */
  more: number
}

export function changesOf(before: LoadOut, now: LoadOut): Change[] {
  return BOARDS.flatMap((board) =>
    CARDS.map((card) => ({ board, card, more: (now[board][card] ?? 0) - (before[board]?.[card] ?? 0) })),
  ).filter(({ more }) => more !== 0)
}

/** What has changed on the two boards. */

import { BOARD_NAMES, CARD_NAMES, type LoadOut } from './loadout'
import type { BoardName, CardName } from './types'

export interface LoadChange {
  board: BoardName
  card: CardName
  /** How many more there are; below zero, fewer. */
  more: number
}

export function loadChanges(before: LoadOut, now: LoadOut): LoadChange[] {
  return BOARD_NAMES.flatMap((board) =>
    CARD_NAMES.map((card) => ({ board, card, more: (now[board][card] ?? 0) - (before[board]?.[card] ?? 0) })),
  ).filter(({ more }) => more !== 0)
}

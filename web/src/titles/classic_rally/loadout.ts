/** Load-outs as a whole: what is aboard, what was aboard last time, and the steps from one to the other. */

import { readItem, writeItem } from '../../lib/storage'
import { totalCount } from '../../kit/counts'
import type { BoardName, CardName, LoadCounts, Player, Scene } from './types'

export type LoadOut = Record<BoardName, LoadCounts>

export const CARD_NAMES: readonly CardName[] = ['fuel', 'spare_tyre', 'toolbox', 'rain_tyres', 'fog_lights']
export const BOARD_NAMES: readonly BoardName[] = ['rally', 'assistance']

const KEPT = 'classic_rally.load'
/** People whose load-outs one browser remembers. */
const MOST = 12

export function loadOutOf(player: Pick<Player, 'load' | 'assistance'>): LoadOut {
  return { rally: { ...player.load }, assistance: { ...player.assistance.load } }
}

export interface LoadChange {
  board: BoardName
  card: CardName
  /** How many more there are; below zero, fewer. */
  more: number
}

/** What differs between two load-outs. */
export function loadChanges(before: LoadOut, after: LoadOut): LoadChange[] {
  return BOARD_NAMES.flatMap((board) =>
    CARD_NAMES.map((card) => ({ board, card, more: (after[board][card] ?? 0) - (before[board]?.[card] ?? 0) })),
  ).filter(({ more }) => more !== 0)
}

/** The decisions that lead from one load-out to another: what has no place in it comes off first. */
export function decisionsToReach(from: LoadOut, to: LoadOut): string[] {
  const changes = loadChanges(from, to)
  const decisions = (verb: 'load' | 'unload', sign: 1 | -1): string[] =>
    changes.flatMap(({ board, card, more }) =>
      Array.from({ length: Math.max(0, sign * more) }, () => `${verb} ${board} ${card}`),
    )
  return [...decisions('unload', -1), ...decisions('load', 1)]
}

/** Whether every card of a load-out is allowed at this table: slots, and how many of each there may be. */
export function isAllowed(load: LoadOut, scene: Pick<Scene, 'boards' | 'limits'>): boolean {
  return (
    CARD_NAMES.every((card) => countCard(load, card) <= (scene.limits[card] ?? 0)) &&
    BOARD_NAMES.every((board) => totalCount(load[board]) <= scene.boards[board])
  )
}

/** How many of a card are aboard both cars. */
export function countCard(load: LoadOut, card: CardName): number {
  return (load.rally?.[card] ?? 0) + (load.assistance?.[card] ?? 0)
}

/** What somebody confirmed the last time at this browser; null if never. */
export function lastLoadOut(name: string): LoadOut | null {
  const found = readItem<Record<string, LoadOut>>(KEPT, {})[name]
  return found?.rally && found.assistance ? found : null
}

export function saveLoadOut(name: string, load: LoadOut): void {
  const { [name]: _, ...others } = readItem<Record<string, LoadOut>>(KEPT, {})
  const kept = [[name, load] as const, ...Object.entries(others)].slice(0, MOST)
  writeItem(KEPT, Object.fromEntries(kept))
}

/** Load-outs as a whole: what is aboard, what was aboard last time, and the steps from one to the other. */

import { readItem, writeItem } from '../../lib/storage'
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

/** The decisions that lead from one load-out to another: what has no place in it comes off first. */
export function decisionsToReach(from: LoadOut, to: LoadOut): string[] {
  const away: string[] = []
  const here: string[] = []
  for (const board of BOARD_NAMES)
    for (const card of CARD_NAMES) {
      const more = (to[board][card] ?? 0) - (from[board][card] ?? 0)
      for (let count = 0; count < -more; count += 1) away.push(`unload ${board} ${card}`)
      for (let count = 0; count < more; count += 1) here.push(`load ${board} ${card}`)
    }
  return [...away, ...here]
}

/** Where decisions lead; only those that load and unload count. */
export function afterDecisions(from: LoadOut, lines: readonly string[]): LoadOut {
  const found: LoadOut = { rally: { ...from.rally }, assistance: { ...from.assistance } }
  for (const line of lines) {
    const [kind, board, card] = line.split(' ') as [string, BoardName, CardName]
    if (kind !== 'load' && kind !== 'unload') continue
    const left = (found[board][card] ?? 0) + (kind === 'load' ? 1 : -1)
    if (left > 0) found[board][card] = left
    else delete found[board][card]
  }
  return found
}

/** Whether every card of a load-out is allowed at this table: slots, and how many of each there may be. */
export function isAllowed(load: LoadOut, scene: Pick<Scene, 'boards' | 'limits'>): boolean {
  const count = (board: BoardName, card: CardName): number => load[board]?.[card] ?? 0
  if (CARD_NAMES.some((card) => BOARD_NAMES.reduce((sum, board) => sum + count(board, card), 0) > scene.limits[card]))
    return false
  return BOARD_NAMES.every(
    (board) => CARD_NAMES.reduce((sum, card) => sum + count(board, card), 0) <= scene.boards[board],
  )
}

/** How many of a card are aboard both cars. */
export function countCard(load: LoadOut, card: CardName): number {
  return (load.rally[card] ?? 0) + (load.assistance[card] ?? 0)
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

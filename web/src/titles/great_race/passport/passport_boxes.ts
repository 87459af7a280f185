/** The boxes of the passport: for each quest one in each way, stamped by a game or still empty. */

import type { RaceView, Scene } from '../types'

export type Way = 'prudent' | 'legendary' | 'alone'
export const WAYS: readonly Way[] = ['prudent', 'legendary', 'alone']

/** By quest and way: the game that stamped it, an empty name where only that it is stamped is known; null: empty. */
export type Boxes = Record<string, Partial<Record<Way, string | null>>>

/** What a game knows: the column of its own way. */
export function boxesOf(scene: Pick<Scene, 'quests'>, view: Pick<RaceView, 'way' | 'stamped' | 'stamps'>): Boxes {
  const way = WAYS.find((each) => each === view.way)
  const stamped = new Set([...(view.stamped ?? []), ...(view.stamps ?? [])])
  return Object.fromEntries(
    scene.quests.map(({ quest }) => [quest, way ? { [way]: stamped.has(quest) ? '' : null } : {}]),
  )
}

/** What a campaign keeps. */
export function boxesKept(kept: unknown): Boxes {
  return typeof kept === 'object' && kept !== null ? (kept as Boxes) : {}
}

const TO_A_PAGE = 4

/** The leaves of the passport: so many quests each. */
export function leaves(quests: readonly string[]): string[][] {
  const found: string[][] = []
  for (let first = 0; first < quests.length; first += TO_A_PAGE) found.push(quests.slice(first, first + TO_A_PAGE))
  return found
}

/** How many boxes of a way are stamped. */
export function stampedIn(boxes: Boxes, way: Way): number {
  return Object.values(boxes).filter((each) => typeof each[way] === 'string').length
}

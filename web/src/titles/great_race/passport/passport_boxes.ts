/** The boxes of the passport: for each quest one in each way, stamped by a game or still empty. */

import type { RaceView, Scene } from '../types'

export type QuestMode = 'prudent' | 'legendary' | 'alone'
export const QUEST_MODES: readonly QuestMode[] = ['prudent', 'legendary', 'alone']

/** By quest and way: the game that stamped it, an empty name where only that it is stamped is known; null: empty. */
export type PassportBoxes = Record<string, Partial<Record<QuestMode, string | null>>>

/** What a game knows: the column of its own way. */
export function boxesOfGame(
  scene: Pick<Scene, 'quests'>,
  view: Pick<RaceView, 'way' | 'stamped' | 'stamps'>,
): PassportBoxes {
  const way = QUEST_MODES.find((each) => each === view.way)
  const stamped = new Set([...(view.stamped ?? []), ...(view.stamps ?? [])])
  return Object.fromEntries(
    scene.quests.map(({ quest }) => [quest, way ? { [way]: stamped.has(quest) ? '' : null } : {}]),
  )
}

const TO_A_PAGE = 4

/** The leaves of the passport: so many quests each. */
export function passportLeaves(quests: readonly string[]): string[][] {
  const found: string[][] = []
  for (let first = 0; first < quests.length; first += TO_A_PAGE) found.push(quests.slice(first, first + TO_A_PAGE))
  return found
}

/** How many boxes of a way are stamped. */
export function stampCount(boxes: PassportBoxes, way: QuestMode): number {
  return Object.values(boxes).filter((each) => typeof each[way] === 'string').length
}

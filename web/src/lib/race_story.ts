/** How a race went for a seat, as one sentence: by its chances from beginning to end. */

import { wholePercent } from './chance_graph'
import type { GameAnalysis } from './types'

interface ChancePath {
  worst: number
  best: number
  /** Shortly before the end. */
  late: number
}

/** What is told, by whether the seat has won; the first that is true. The words have a `story-<name>` for each. */
const STORIES: readonly { name: string; won: boolean; holds: (path: ChancePath) => boolean }[] = [
  { name: 'comeback', won: true, holds: ({ worst }) => worst < 0.15 },
  { name: 'late', won: true, holds: ({ late }) => late < 0.5 },
  { name: 'steady', won: true, holds: ({ worst }) => worst >= 0.3 },
  { name: 'rose', won: true, holds: () => true },
  { name: 'slipped', won: false, holds: ({ best }) => best >= 0.7 },
  { name: 'open', won: false, holds: ({ late }) => late >= 0.35 },
  { name: 'chance', won: false, holds: ({ best }) => best >= 0.4 },
  { name: 'uphill', won: false, holds: () => true },
]
/** Where "shortly before the end" is, as a part of the whole. */
const LATE = 0.8

export interface RaceStory {
  name: string
  /** The least and the most that the chances ever were, in percent. */
  worst: number
  best: number
}

/** Null where nobody could be beaten, or nothing was judged. */
export function raceStory(analysis: GameAnalysis, seat: number): RaceStory | null {
  const points = analysis.points.slice(0, -1)
  const last = analysis.points.at(-1)
  if (!analysis.contest || !last || points.length < 2) return null
  const chance = (point: (typeof points)[number]): number => point.chances[seat] ?? 0
  const all = points.map(chance)
  const late = chance(points.findLast(({ n }) => n <= LATE * analysis.last) ?? last)
  const path = { worst: Math.min(...all), best: Math.max(...all), late }
  const won = chance(last) > 0
  const told = STORIES.find((story) => story.won === won && story.holds(path))
  return told ? { name: told.name, worst: wholePercent(path.worst), best: wholePercent(path.best) } : null
}

/** The courses before one is raced: their scenes, and what is said of them. */

import { get } from '../../lib/api'
import { askedOnce } from '../../lib/asked_once'
import type { ChoiceFacts } from '../title'
import type { Scene } from './types'

const MOST_AT_ONCE = 4
let underWay = 0
const waiting: (() => void)[] = []

/** The scene of a course; asked for once, and not all of them at the same time. */
export const fetchCourseScene = askedOnce((course: string) =>
  queued(() => get<Scene>(`/api/titles/roborally/scene?course=${encodeURIComponent(course)}`)),
)

async function queued<T>(ask: () => Promise<T>): Promise<T> {
  if (underWay >= MOST_AT_ONCE) await new Promise<void>((go) => waiting.push(go))
  underWay += 1
  try {
    return await ask()
  } finally {
    underWay -= 1
    waiting.shift()?.()
  }
}

export async function choiceFacts(_setting: string, course: string): Promise<ChoiceFacts> {
  const scene = await fetchCourseScene(course)
  const { min, max, even_only } = scene.players
  return {
    seats: { least: min, most: max, even: even_only },
    group: scene.category,
    facts: [
      [even_only ? 'course-players-even' : 'course-players', { low: min, high: max }],
      ['course-flags', { flags: scene.flags.length }],
      [`course-length-${scene.length}`, {}],
    ],
    updates: scene.rules.map((rule) => `rule-${rule}`),
  }
}

/** The circuits before one is raced on: their scenes, and what is said of them. */

import { get } from '../../lib/api'
import { askedOnce } from '../../lib/asked_once'
import type { ChoiceFacts } from '../title'
import type { Scene } from './types'

const MOST_CARS = 6

/** The scene of a circuit, by its number or by its share code; asked for once. */
export const fetchCircuitScene = askedOnce((circuit: string) =>
  get<Scene>(`/api/titles/rallyman_gt/scene?circuit=${encodeURIComponent(circuit)}`),
)

export async function choiceFacts(_setting: string, circuit: string): Promise<ChoiceFacts> {
  const scene = await fetchCircuitScene(circuit)
  const lanes = new Set(scene.tiles.flatMap((tile) => [tile.entry, tile.exit]))
  return {
    seats: { least: 1, most: MOST_CARS, even: false },
    group: lanes.size > 1 ? 'mixed' : lanes.has(3) ? 'three' : 'two',
    facts: [
      ['circuit-tiles', { tiles: scene.tiles.length }],
      ['circuit-lap', { lap: scene.lap }],
      ['circuit-minutes', { minutes: scene.minutes }],
    ],
    updates: [],
  }
}

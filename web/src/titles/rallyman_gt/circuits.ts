/** The circuits before one is raced on: their scenes, what is said of them, and how a table is set up. */

import { get } from '../../lib/api'
import type { Arrangement, ChoiceFacts } from '../title'
import type { Scene } from './types'

export const arrangement: Arrangement = {
  picture: 'circuit',
  first: ['laps', 'preset', 'weather', 'qualifying'],
  presets: [
    { name: 'first', settings: { circuit: '1', preset: 'first_race', weather: 'sun' } },
    { name: 'full', settings: { preset: 'full_race' } },
    { name: 'solo', settings: { preset: 'first_race' }, seats: 1 },
  ],
}

const MOST_CARS = 6
const scenes = new Map<string, Promise<Scene>>()

/** The scene of a circuit, by its number or by its share code; asked for once. */
export function circuitScene(circuit: string): Promise<Scene> {
  let found = scenes.get(circuit)
  if (!found) {
    found = get<Scene>(`/api/titles/rallyman_gt/scene?circuit=${encodeURIComponent(circuit)}`)
    found.catch(() => scenes.delete(circuit))
    scenes.set(circuit, found)
  }
  return found
}

export async function facts(_setting: string, circuit: string): Promise<ChoiceFacts> {
  const scene = await circuitScene(circuit)
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

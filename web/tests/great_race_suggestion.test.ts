/** The ghost of The Great Race: where the decisions lead that a hint proposes. */

import { expect, test } from 'vitest'
import { suggestionOf } from '../src/titles/great_race/suggestion'
import type { RaceView, Scene } from '../src/titles/great_race/types'

const scene = {
  cities: [
    { city: 'bourem', space: 'R06C03' },
    { city: 'nouadhibou', space: 'R04C00' },
    { city: 'cotonou', space: 'R10C03' },
  ],
  lines: [{ line: 'SL1', from: 'nouadhibou', to: 'cotonou', fare: 260 }],
} as unknown as Scene
const at = (space: string, more: object = {}, turn: object = {}) =>
  ({ crews: [{ seat: 0, at: space, ...more }], turn }) as unknown as RaceView

test('a drive leads through its spaces to its end, cities too', () => {
  const ghost = suggestionOf(['drive', 'step R05C02', 'enter bourem'], at('R04C02'), scene, 0)
  expect(ghost?.road).toEqual(['R04C02', 'R05C02', 'R06C03'])
})

test('another proposal is another ghost, and without one there is none', () => {
  const [one, other] = ['step R05C02', 'step R05C03'].map((line) => suggestionOf([line], at('R04C02'), scene, 0))
  expect(one?.road).not.toEqual(other?.road)
  expect(suggestionOf([], at('R04C02'), scene, 0)).toBeNull()
  expect(suggestionOf(['fund'], at('R04C02'), scene, 0)).toBeNull()
})

test('the tile in hand is laid, then the one that is named', () => {
  const view = at('R04C02', {}, { scouting: { tile: 'F1M0' } })
  expect(suggestionOf(['lay R05C02', 'tile F2M0', 'lay R05C03'], view, scene, 0)?.laid).toEqual([
    { space: 'R05C02', tile: 'F1M0' },
    { space: 'R05C03', tile: 'F2M0' },
  ])
})

test('a ship ends in the other port, and a tile that goes is marked', () => {
  const ghost = suggestionOf(['sail SL1'], at('R04C00', { in_city: 'nouadhibou' }), scene, 0)
  expect(ghost?.line?.line).toBe('SL1')
  expect(ghost?.road.at(-1)).toBe('R10C03')
  expect(suggestionOf(['clear R05C02'], at('R04C02'), scene, 0)?.cleared).toEqual(['R05C02'])
})

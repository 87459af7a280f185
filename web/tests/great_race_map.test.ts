/// <reference types="node" />
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import {
  mapGeometry,
  hexesPath,
  nearestSpaceTowards,
  HEX_RADIUS,
  spaceUnderPoint,
  pathThroughSpaces,
} from '../src/titles/great_race/map/geometry'
import { isBetterTurned } from '../src/kit/orientation'
import type { Scene } from '../src/titles/great_race/types'

const map = JSON.parse(
  readFileSync(new URL('../../src/paddock/games/great_race/data/map.json', import.meta.url), 'utf-8'),
) as { spaces: { id: string; x: number; y: number; neighbours: string[] }[]; cities: { id: string; space: string }[] }
const scene = {
  spaces: map.spaces.map(({ id, ...more }) => ({ space: id, ...more })),
  cities: map.cities.map(({ id, space }) => ({ city: id, space })),
} as unknown as Scene

describe.each([
  ['north above', false],
  ['north at the left', true],
])('the map with %s', (_how, across) => {
  const ground = mapGeometry(scene, across)

  it('finds every space again under its middle', () => {
    for (const { id } of map.spaces) expect(spaceUnderPoint(ground, ground.middle(id) ?? [0, 0])).toBe(id)
  })

  it('draws neighbours beside one another, within the sheet', () => {
    for (const { id, neighbours } of map.spaces) {
      const [x, y] = ground.middle(id) ?? [0, 0]
      expect(x > HEX_RADIUS && y > HEX_RADIUS && x < ground.width - HEX_RADIUS && y < ground.height - HEX_RADIUS).toBe(
        true,
      )
      for (const other of neighbours) {
        const [right, down] = ground.middle(other) ?? [0, 0]
        expect(Math.hypot(right - x, down - y)).toBeCloseTo(Math.sqrt(3) * HEX_RADIUS, 0)
      }
    }
  })

  it('has an outline for each space', () => {
    expect(hexesPath(ground, ['R00C01', 'R00C02'], HEX_RADIUS, across).match(/M/g)).toHaveLength(2)
    expect(pathThroughSpaces(ground, ['R00C01'])).toBe('')
  })
})

describe('arrow keys', () => {
  const ground = mapGeometry(scene, false)
  const from = ground.middle('R06C03') ?? [0, 0]
  const around = map.spaces.find(({ id }) => id === 'R06C03')?.neighbours ?? []

  it('go to the space that lies there', () => {
    expect(nearestSpaceTowards(ground, around, from, 1, 0)).toBe('R06C04')
    expect(nearestSpaceTowards(ground, around, from, -1, 0)).toBe('R06C02')
    expect(['R07C02', 'R07C03']).toContain(nearestSpaceTowards(ground, around, from, 0, 1))
  })

  it('stay where nothing is', () => {
    expect(nearestSpaceTowards(ground, ['R06C03'], from, 1, 0)).toBeUndefined()
  })
})

describe('how the map lies', () => {
  const size = { width: 1300, height: 2400 }
  it('is across on a wide table, and upright on a phone', () => {
    expect(isBetterTurned(size, { width: 1060, height: 480 }, false, 1.15)).toBe(true)
    expect(isBetterTurned(size, { width: 390, height: 620 }, true, 1.15)).toBe(false)
  })
  it('does not change for nothing', () => {
    expect(isBetterTurned(size, { width: 500, height: 500 }, true, 1.15)).toBe(true)
    expect(isBetterTurned(size, { width: 500, height: 500 }, false, 1.15)).toBe(false)
  })
})

/// <reference types="node" />
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { spaceUnderPoint } from '../src/titles/rallyman_gt/describe_space'
import { playOrder } from '../src/titles/rallyman_gt/model'
import { carSpot } from '../src/titles/rallyman_gt/car_places'
import { distance } from '../src/titles/rallyman_gt/track/smooth_lines'
import { circuitBox, spaceMiddle, spaceByName, HEXAGON_RADIUS } from '../src/titles/rallyman_gt/track/geometry'
import { idealLines, tileRoad } from '../src/titles/rallyman_gt/track/road'
import { treesOfTile } from '../src/titles/rallyman_gt/track/scenery'
import type { Car, GtModel, Point, Scene } from '../src/titles/rallyman_gt/types'

const file = new URL('fixtures/rallyman_gt_strip.json', import.meta.url)
const scene = JSON.parse(readFileSync(file, 'utf-8')) as Scene

function car(colour: string, more: Partial<Car> = {}): Car {
  return { colour, seat: 0, status: 'road', at: '0:A1', speed: 0, backwards: false, side: null, ...more } as Car
}

describe('the circuit as it is drawn', () => {
  it('has its roads meet where tiles meet, as wide as their spaces', () => {
    const roads = scene.tiles.map((tile) => tileRoad(scene, tile))
    for (const [place, road] of roads.slice(1).entries()) {
      const before = roads[place] as (typeof roads)[number]
      for (const side of ['left', 'right'] as const)
        expect(distance(before[side].at(-1) as Point, road[side][0] as Point)).toBeLessThan(0.005)
    }
  })

  it('knows every space by its middle', () => {
    for (const { space } of scene.spaces) expect(spaceUnderPoint(scene, spaceMiddle(scene, space))?.space).toBe(space)
    expect(spaceUnderPoint(scene, [10 * HEXAGON_RADIUS, 10 * HEXAGON_RADIUS])).toBeNull()
  })

  it('lies in its frame', () => {
    const box = circuitBox(scene)
    for (const { space } of scene.spaces) {
      const [x, y] = spaceMiddle(scene, space)
      expect(x > box.left && x < box.left + box.width && y > box.top && y < box.top + box.height).toBe(true)
    }
  })

  it('has trees beside the road, the same ones for the same tile wherever it lies', () => {
    const tile = scene.tiles[1] as Scene['tiles'][number]
    const road = tileRoad(scene, tile)
    const found = treesOfTile(tile, road)
    for (const { x, y, size } of found) {
      const far = Math.min(...road.middle.map((point) => distance(point, [x / HEXAGON_RADIUS, y / HEXAGON_RADIUS])))
      expect(far - size / HEXAGON_RADIUS).toBeGreaterThan(Math.max(...road.widths) / 2)
    }
    expect(treesOfTile(tile, road)).toEqual(found)
  })

  it('is worn along the ideal line from edge to edge; a tile has its part of it', () => {
    const [line] = idealLines(scene)
    expect(line).toHaveLength(scene.ideal.length + 2)
    const [part] = idealLines(scene, scene.tiles[1])
    expect(part?.length).toBeGreaterThan(2)
  })
})

describe('where a car stands', () => {
  it('is on its space, and faces the way it drives', () => {
    const space = spaceByName(scene, '0:A1')
    expect(carSpot(scene, [], car('blue'))).toEqual({ at: spaceMiddle(scene, '0:A1'), heading: space?.heading })
    expect(carSpot(scene, [], car('blue', { backwards: true }))?.heading).toBe((space?.heading ?? 0) + 180)
  })

  it.each(['left', 'right'] as const)('is beside the road once it has left it on the %s', (side) => {
    const off = car('blue', { status: 'off', speed: '00', side })
    const spot = carSpot(scene, [off], off)
    expect(spaceUnderPoint(scene, spot?.at ?? [0, 0])).toBeNull()
    const other = car('red', { status: 'off', speed: '00', side })
    expect(carSpot(scene, [off, other], other)?.at).not.toEqual(spot?.at)
  })

  it('is in the bay of the pits that it went to, each car in its own place', () => {
    const cars = ['blue', 'red'].map((colour) => car(colour, { status: 'pit', zone: 'both' }))
    const spots = cars.map((each) => carSpot(scene, cars, each)?.at.join(' '))
    expect(new Set(spots).size).toBe(2)
  })

  it('is nowhere before the grid and after the finish', () => {
    expect(carSpot(scene, [], car('blue', { at: null }))).toBeNull()
    expect(carSpot(scene, [], car('blue', { status: 'finished' }))).toBeNull()
  })
})

describe('the order of the round', () => {
  it('is who is still to play, who has played by speed, who has finished, who has left', () => {
    const cars = [
      car('blue', { speed: 2 }),
      car('red', { speed: '00' }),
      car('yellow', { speed: 3 }),
      car('green', { status: 'finished' }),
      car('orange', { status: 'retired' }),
    ]
    const model = { round: 1, cars, order: ['blue'], finished: ['green'], retired: ['orange'] } as unknown as GtModel
    expect(playOrder(model).map(({ car: { colour }, state }) => `${colour} ${state}`)).toEqual([
      'blue next',
      'yellow played',
      'red played',
      'green finished',
      'orange retired',
    ])
  })

  it('has a car once that has just finished and is still to be passed over', () => {
    const cars = [car('blue', { status: 'finished' }), car('red')]
    const model = { round: 3, cars, order: ['blue', 'red'], finished: ['blue'], retired: [] } as unknown as GtModel
    expect(playOrder(model).map(({ car: { colour } }) => colour)).toEqual(['red', 'blue'])
  })

  it('has nobody who has played before the first round', () => {
    const model = { round: 0, cars: [car('blue'), car('red')], order: [] } as unknown as GtModel
    expect(playOrder(model).map(({ state }) => state)).toEqual(['next', 'next'])
  })
})

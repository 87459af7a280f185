/// <reference types="node" />
import { readFileSync } from 'node:fs'
import { afterEach, describe, expect, it } from 'vitest'
import type { TableSession } from '../src/lib/session.svelte'
import { MapBuilder } from '../src/titles/classic_rally/map/map_builder.svelte'
import { sceneryOf } from '../src/titles/classic_rally/map/scenery'
import {
  cellAtDrawn,
  cellUnderPoint,
  DIRECTIONS,
  drawnCell,
  sideAsDrawn,
  roadEnds,
  HALF_TILE,
  isJoined,
  directionOfDrawnSide,
  cellMiddle,
  opposite,
  poseOnRoad,
  roadMapOf,
  UNIT_STEPS,
  TILE_SIZE,
} from '../src/titles/classic_rally/map/geometry'
import { bestOrientation, orientation } from '../src/titles/classic_rally/map/orientation.svelte'
import { rallyCarPose, drivePoses, assistanceCarPose } from '../src/titles/classic_rally/map/parking'
import { mapSheetBox } from '../src/titles/classic_rally/map/map_sheet'
import { roadSignOf } from '../src/titles/classic_rally/map/road_signs'
import type { TileKind, Player, Tile } from '../src/titles/classic_rally/types'

const fixture = new URL('fixtures/classic_rally_updates.json', import.meta.url)
const { scene, updates } = JSON.parse(readFileSync(fixture, 'utf-8')) as {
  scene: { kinds: TileKind[] }
  updates: { before: { map: Tile[]; players: Player[] } }[]
}
const { kinds } = scene
const whole = updates.find(({ before }) => before.map.length >= 23)?.before.map ?? []
const crew = (colour: string, more: Partial<Player>): Player =>
  ({ colour, seat: 0, at: null, nose: null, assistance: { at: null, load: {} }, ...more }) as Player

afterEach(() => (orientation.quarters = 0))

describe('the road of a tile', () => {
  const pairs = DIRECTIONS.flatMap((from) => DIRECTIONS.filter((to) => to !== from).map((to) => [from, to] as const))

  it.each(pairs)('from %s to %s begins and ends in the middle of its sides', (from, to) => {
    for (const [along, side] of [
      [0, from],
      [1, to],
    ] as const) {
      const { x, y } = poseOnRoad(from, to, along)
      expect(x).toBeCloseTo(UNIT_STEPS[side][0] * HALF_TILE)
      expect(y).toBeCloseTo(UNIT_STEPS[side][1] * HALF_TILE)
    }
    expect((poseOnRoad(from, to, 1).heading + 360) % 360).toBeCloseTo(DIRECTIONS.indexOf(to) * 90)
  })

  it('is driven on the right: the lanes of two ways lie on different sides', () => {
    expect(poseOnRoad('S', 'N', 0.5, 10).x).toBeCloseTo(10)
    expect(poseOnRoad('N', 'S', 0.5, 10).x).toBeCloseTo(-10)
    const there = poseOnRoad('S', 'E', 0.5, 10)
    const back = poseOnRoad('E', 'S', 0.5, 10)
    const corner = (each: { x: number; y: number }): number => Math.hypot(each.x - HALF_TILE, each.y - HALF_TILE)
    expect(corner(there)).toBeCloseTo(HALF_TILE - 10)
    expect(corner(back)).toBeCloseTo(HALF_TILE + 10)
  })
})

describe('a map that lies turned', () => {
  it('has its cells and sides elsewhere, and their names as before', () => {
    for (const quarters of [0, 1] as const) {
      orientation.quarters = quarters
      for (const { at } of whole) {
        expect(cellAtDrawn(drawnCell(at))).toBe(at)
        expect(cellUnderPoint(cellMiddle(at))).toBe(at)
      }
      for (const side of DIRECTIONS) expect(directionOfDrawnSide(sideAsDrawn(side))).toBe(side)
    }
    expect(sideAsDrawn('N')).toBe('E')
  })

  it('keeps together what is joined', () => {
    orientation.quarters = 1
    const road = roadMapOf(kinds, whole)
    for (const [cell, { ends }] of road)
      for (const end of ends.filter((each) => isJoined(road, cell, each))) {
        const [x, y] = cellMiddle(cell)
        const [across, down] = UNIT_STEPS[sideAsDrawn(end)]
        expect(isJoined(road, cellUnderPoint([x + across * TILE_SIZE, y + down * TILE_SIZE]), opposite(end))).toBe(true)
      }
  })

  it('is turned only where everything becomes clearly larger, and stays so', () => {
    const tall = { width: 500, height: 1100 }
    expect(bestOrientation(tall, { width: 1000, height: 500 }, 0)).toBe(1)
    expect(bestOrientation(tall, { width: 390, height: 500 }, 0)).toBe(0)
    expect(bestOrientation({ width: 700, height: 600 }, { width: 1000, height: 500 }, 0)).toBe(0)
    expect(bestOrientation({ width: 700, height: 600 }, { width: 1000, height: 500 }, 1)).toBe(1)
    expect(bestOrientation(tall, { width: 0, height: 0 }, 0)).toBe(0)
  })
})

describe('what stands on the map', () => {
  it('has a sign beside the road for every tile that has one', () => {
    for (const { kind, sign } of kinds)
      for (const rotation of [0, 90, 180, 270]) {
        const ends = roadEnds(kinds, kind, rotation)
        const found = roadSignOf(kind, ends)
        expect(found !== null).toBe(sign !== null || kind === 'start' || kind === 'finish')
        for (const side of found?.sides ?? []) expect(ends).not.toContain(side)
      }
  })

  it('is the same country whenever a cell is drawn', () => {
    expect(sceneryOf('2,1', 'curve', ['E', 'S'], [])).toEqual(sceneryOf('2,1', 'curve', ['E', 'S'], []))
    expect(sceneryOf('2,1', 'curve', ['E', 'S'], [])).not.toEqual(sceneryOf('3,1', 'curve', ['E', 'S'], []))
  })

  it('is a place of its own for each of four cars on one tile, and for their vans', () => {
    const road = roadMapOf(kinds, whole)
    const cell = whole.find(({ kind }) => kind === 'start')?.at ?? ''
    const [nose = null] = road.get(cell)?.ends ?? []
    const players = ['white', 'black', 'red', 'yellow'].map((colour) =>
      crew(colour, { at: cell, nose, assistance: { at: cell, load: {} } }),
    )
    const places = [
      ...players.map((each) => rallyCarPose({ players }, road, each)),
      ...players.map((each) => assistanceCarPose(each)),
    ]
    for (const [one, place] of places.entries())
      for (const other of places.slice(one + 1))
        expect(Math.hypot((place?.x ?? 0) - (other?.x ?? 0), (place?.y ?? 0) - (other?.y ?? 0))).toBeGreaterThan(20)
  })

  it('drives along the road', () => {
    const map: Tile[] = [
      { kind: 'curve', at: '0,0', rotation: 0 },
      { kind: 'straight', at: '1,0', rotation: 90 },
    ]
    const road = roadMapOf(kinds, map)
    const [before, after] = [poseOnRoad('S', 'E', 0.5), poseOnRoad('W', 'E', 0.5)]
    const way = drivePoses(road, '0,0', before, '1,0', { ...after, x: after.x + TILE_SIZE }, 'E')
    expect(way.length).toBe(6)
    expect(way.slice(1).every(({ x }, place) => x > (way[place]?.x ?? 0))).toBe(true)
  })
})

describe('the sheet', () => {
  it('has room around a map that grows, and none around a whole one', () => {
    const small = mapSheetBox(['0,0'], true)
    expect([small.width, small.height]).toEqual([7 * TILE_SIZE, 5 * TILE_SIZE])
    const grown = mapSheetBox(['0,0', '8,0'], true)
    expect([grown.left, grown.width]).toEqual([-TILE_SIZE - HALF_TILE, 11 * TILE_SIZE])
    expect(mapSheetBox(['0,0', '8,0'], false).width).toBe(9 * TILE_SIZE)
  })
})

describe('the tile in hand', () => {
  const legal = ['place_tile 1,0 0', 'place_tile 1,0 90', 'place_tile 1,0 270', 'place_tile 0,3 180']
  function hand(lines: readonly string[] = legal, playing = false) {
    const sent: string[] = []
    const view = {
      phase: 'building',
      map: [{ kind: 'start', at: '0,0', rotation: 90 }],
      building: { player: 'white', drawn: 't_junction', fruitless: 0, stuck: 0 },
      players: [crew('white', {})],
      tiles: {},
    }
    const words = { decision: (line: string) => line, value: (_set: string, value: string) => value }
    const session = {
      scene,
      words,
      decidingSeat: 0,
      you: 0,
      legal: lines,
      busy: false,
      animator: { playing },
      table: { view, question: 7 },
    }
    const act = (line: string): Promise<void> => Promise.resolve(void sent.push(line))
    return { builder: new MapBuilder({ ...session, act } as unknown as TableSession), sent }
  }

  it('goes where the engine says that it fits, turned as it fits there', () => {
    const { builder } = hand()
    expect([builder.kind, [...builder.spots.keys()]]).toEqual(['t_junction', ['1,0', '0,3']])
    builder.hold('0,3')
    expect(builder.spot).toEqual({ at: '0,3', rotation: 180 })
    builder.hold('5,5')
    expect(builder.spot).toBeNull()
  })

  it('turns through what fits, both ways round', () => {
    const { builder } = hand()
    builder.hold('1,0')
    const seen = [builder.rotation]
    for (const by of [1, 1, 1, -1] as const) {
      builder.turn(by)
      seen.push(builder.rotation)
    }
    expect(seen).toEqual([0, 90, 270, 0, 270])
    builder.hold(null)
    builder.turn(1)
    expect([builder.rotation, builder.fits('1,0'), builder.fits('0,3')]).toEqual([0, true, false])
  })

  it('is found by arrow keys, and laid once it is let go', async () => {
    const { builder, sent } = hand()
    builder.step(0, 1)
    expect(builder.at).toBe('0,3')
    builder.step(1, 0)
    expect(builder.at).toBe('1,0')
    await builder.lay()
    expect(sent).toEqual(['place_tile 1,0 0'])
  })

  it('asks why where a road leads and it does not fit', () => {
    const { builder } = hand(['place_tile 0,3 180'])
    expect(builder.blocked).toEqual(['1,0'])
    builder.ask('1,0')
    expect(builder.refused).toBe('place_tile 1,0 0')
    expect([builder.close(), builder.close()]).toEqual([true, false])
  })

  it('waits until what others did has been shown', () => {
    const { builder, sent } = hand(legal, true)
    builder.hold('1,0')
    void builder.lay()
    expect([builder.active, builder.spot, sent]).toEqual([false, null, []])
  })
})

/** Ghosts and time sheets: what is drawn follows from the lap that the server keeps. */

import { describe, expect, it } from 'vitest'
import { timeUntil } from '../src/lib/best_results'
import { formatSeconds, fillSheet, timedRun } from '../src/titles/rallyman_gt/records/time_sheet'
import {
  distanceInTiles,
  secondsBehindGhost,
  spaceAfter,
  type GhostTrace,
  spacesBetween,
} from '../src/titles/rallyman_gt/records/ghost_trace'
import type { GtView, Scene } from '../src/titles/rallyman_gt/types'

const TRACE: GhostTrace = {
  start: '0:A1',
  turns: [
    { path: ['0:A2', '1:A1'], marker: 2, seconds: 40, crossings: 1 },
    { path: ['1:A2', '2:A1'], marker: '00', seconds: 120, crossings: 1 },
    { path: [], marker: 0, seconds: 0, crossings: 1 },
    { path: ['2:A2', '0:A1', '0:A2'], marker: 3, seconds: 30, crossings: 2 },
  ],
  total: 190,
  gained: 4,
}

/** Three tiles of two spaces; the line lies between the spaces of the first. */
const SCENE = {
  tiles: [{}, {}, {}],
  spaces: [0, 1, 2].flatMap((tile) =>
    [1, 2].map((number) => ({ space: `${tile}:A${number}`, tile, from: number - 1, to: number })),
  ),
  links: [{ from: '0:A1', to: '0:A2', line: true }],
} as unknown as Scene

const SHEET = {
  rows: [
    { marker: '3', seconds: 30 },
    { marker: '0', seconds: 60 },
    { marker: '00', seconds: 120 },
  ],
  turns: 12,
}

describe('a ghost', () => {
  it('stands after turn n where it stood after turn n', () => {
    expect([0, 1, 2, 3, 4, 9].map((turns) => spaceAfter(TRACE, turns))).toEqual([
      '0:A1',
      '1:A1',
      '2:A1',
      '2:A1',
      '0:A2',
      '0:A2',
    ])
  })

  it('drives the way between', () => {
    expect(spacesBetween(TRACE, 0, 2)).toEqual(['0:A2', '1:A1', '1:A2', '2:A1'])
    expect(spacesBetween(TRACE, 2, 3)).toEqual([])
    expect(spacesBetween(TRACE, 3, 1)).toEqual([])
  })
})

describe('how far along a car is', () => {
  it('grows along the lap, over the line too', () => {
    const lap = ['0:A1', '0:A2', '1:A1', '1:A2', '2:A1', '2:A2']
    const crossings = [0, 1, 1, 1, 1, 1]
    const found = lap.map((space, place) => distanceInTiles(SCENE, space, crossings[place] ?? 0))
    expect(found).toEqual([...found].sort((one, other) => one - other))
    expect(distanceInTiles(SCENE, '0:A1', 1)).toBeGreaterThan(distanceInTiles(SCENE, '2:A2', 1))
    expect(distanceInTiles(SCENE, '0:A2', 2)).toBeGreaterThan(distanceInTiles(SCENE, '0:A1', 1))
  })
})

describe('the gap', () => {
  const at = (space: string, crossings: number, seconds: number) =>
    secondsBehindGhost(SCENE, TRACE, { space, crossings, seconds })

  it('compares the times at the same place', () => {
    expect(at('1:A1', 1, 40)).toBe(0)
    expect(at('1:A1', 1, 60)).toBe(20)
    expect(at('2:A1', 1, 100)).toBe(-60)
  })

  it('spreads the time of a turn over its way', () => {
    expect(at('0:A2', 1, 20)).toBe(0)
    expect(at('1:A2', 1, 100)).toBe(0)
  })

  it('is my whole time before the ghost has moved, and unknown where it never was', () => {
    expect(at('0:A1', 0, 60)).toBe(60)
    expect(at('1:A1', 2, 300)).toBeNull()
  })
})

describe('the time sheet', () => {
  it('has a column for each turn and a tick in the row of its marker', () => {
    const found = fillSheet(SHEET, [3, '00', 0], { focus: 5, status: 'road' })
    expect(found.turns.map((turn) => turn.marker).slice(0, 4)).toEqual(['3', '00', '0', null])
    expect(found.turns).toHaveLength(12)
    expect([found.total, found.gained, found.finished]).toEqual([210, 5, false])
  })

  it('goes on on a further sheet', () => {
    const found = fillSheet(SHEET, Array(14).fill(3), { focus: 0, status: 'finished' })
    expect([found.pages, found.turns[0]?.number, found.turns[1]?.marker, found.turns[2]?.marker]).toEqual([
      2,
      13,
      '3',
      null,
    ])
    expect(found.total).toBe(420)
  })

  it('is there for a lap alone and for a qualifying lap, not for a race', () => {
    const alone = { solo: true, cars: [{ seat: 0 }] } as unknown as GtView
    const race = { solo: false, cars: [{ seat: 0 }, { seat: 1 }] } as unknown as GtView
    const lap = { solo: true, cars: [{ seat: 1 }] }
    expect(timedRun(alone, 0)).toBe(alone)
    expect(timedRun(race, 0)).toBeNull()
    expect(timedRun({ ...race, runs: [lap] } as unknown as GtView, 1)).toBe(lap)
    expect(timedRun(undefined, 0)).toBeNull()
  })

  it('writes minutes and seconds', () => {
    expect([0, 65, 600, -4].map(formatSeconds)).toEqual(['0:00', '1:05', '10:00', '−0:04'])
  })
})

describe('the end of a day', () => {
  it('is told in hours and minutes, rounded up', () => {
    expect(timeUntil(7_200_000, 0)).toEqual({ hours: 2, minutes: 0 })
    expect(timeUntil(59_000, 0)).toEqual({ hours: 0, minutes: 1 })
    expect(timeUntil(0, 5000)).toEqual({ hours: 0, minutes: 0 })
  })
})

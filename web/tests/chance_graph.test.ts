import { describe, expect, it } from 'vitest'
import {
  xOfStep,
  lastPointOfEachRound,
  yOfChance,
  graphFrame,
  seatLinePoints,
  nearestPoint,
  roundLabels,
  spreadApart,
  wholePercent,
} from '../src/lib/chance_graph'
import type { GameAnalysis } from '../src/lib/types'

const point = (n: number, round: number, first: number) => ({ n, update: n + 1, round, chances: [first, 1 - first] })
const analysis: GameAnalysis = {
  match: 'm',
  seats: 2,
  last: 100,
  contest: true,
  points: [point(0, 0, 0.5), point(10, 1, 0.6), point(30, 1, 0.4), point(55, 2, 0.7), point(100, 3, 1)],
  turning: [],
  reviews: [],
  best: [],
}
const frame = graphFrame(640)

describe('the graph of chances', () => {
  it('goes from the first step at the left to the last at the right, and from 0 at the bottom to 1 at the top', () => {
    expect(xOfStep(frame, analysis, 0)).toBe(frame.left)
    expect(xOfStep(frame, analysis, 100)).toBe(frame.width - frame.right)
    expect(yOfChance(frame, 1)).toBe(frame.top)
    expect(yOfChance(frame, 0)).toBe(frame.height - frame.bottom)
    expect(xOfStep(frame, { last: 0 }, 0)).toBe(frame.left)
  })

  it('has a line for each seat through all of its points', () => {
    const line = seatLinePoints(frame, analysis, 1)
    expect(line.startsWith('M')).toBe(true)
    expect(line.match(/L/g)).toHaveLength(4)
    expect(line.endsWith(`${(640 - frame.right).toFixed(1)} ${(frame.height - frame.bottom).toFixed(1)}`)).toBe(true)
  })

  it('finds the point under the pointer', () => {
    expect(nearestPoint(frame, analysis, -50)).toBe(0)
    expect(nearestPoint(frame, analysis, xOfStep(frame, analysis, 29))).toBe(2)
    expect(nearestPoint(frame, analysis, 9999)).toBe(4)
  })

  it('moves marks apart that would lie on each other, and keeps them inside', () => {
    expect(spreadApart([100, 104, 300], 20, 0, 400)).toEqual([100, 120, 300])
    expect(spreadApart([395, 398], 20, 0, 400)).toEqual([380, 400])
    expect(spreadApart([50, 10], 20, 0, 400)).toEqual([50, 10])
  })

  it('writes the rounds where they begin, as far as there is room', () => {
    expect(roundLabels(frame, analysis).map(({ round }) => round)).toEqual([1, 2, 3])
    expect(roundLabels(frame, analysis, 300).map(({ round }) => round)).toEqual([1, 3])
    expect(roundLabels(frame, { ...analysis, points: [point(0, 0, 1), point(9, 0, 1)] })).toEqual([])
  })

  it('can be read round by round', () => {
    expect(lastPointOfEachRound(analysis).map(({ n }) => n)).toEqual([0, 30, 55, 100])
  })

  it('never says 0 or 100 % of what is still open', () => {
    expect([0, 0.001, 0.5, 0.999, 1].map(wholePercent)).toEqual([0, 1, 50, 99, 100])
  })
})

/** A finished game looked at again: what the server found, and where a graph draws it. Nothing here knows of the page. */

import type { ChancePoint, GameAnalysis } from './types'

export type AnalysedStep = Pick<ChancePoint, 'n' | 'update' | 'round'>

export interface GraphFrame {
  width: number
  height: number
  /** What is left free around the lines: for marks above, rounds below, percents and emblems at the sides. */
  top: number
  right: number
  bottom: number
  left: number
}

/** Lines are told apart without colour, too. */
export const LINE_DASHES = ['', '7 3', '2 3', '9 3 2 3', '5 2', '12 4', '1 3', '6 2 1 2'] as const

export function graphFrame(width: number): GraphFrame {
  return { width, height: width < 480 ? 190 : 230, top: 26, right: 26, bottom: 24, left: 48 }
}

/** Where a step stands, from left to right. */
export function xOfStep(frame: GraphFrame, analysis: Pick<GameAnalysis, 'last'>, n: number): number {
  const room = frame.width - frame.left - frame.right
  return frame.left + (analysis.last ? (n / analysis.last) * room : 0)
}

/** Where a chance stands, from bottom to top. */
export function yOfChance(frame: GraphFrame, chance: number): number {
  return frame.top + (1 - chance) * (frame.height - frame.top - frame.bottom)
}

/** One seat's line. */
export function seatLinePoints(frame: GraphFrame, analysis: GameAnalysis, seat: number): string {
  return analysis.points
    .map((point, place) => {
      const x = xOfStep(frame, analysis, point.n).toFixed(1)
      return `${place ? 'L' : 'M'}${x} ${yOfChance(frame, point.chances[seat] ?? 0).toFixed(1)}`
    })
    .join('')
}

/** The point that is nearest to a place on the graph. */
export function nearestPoint(frame: GraphFrame, analysis: GameAnalysis, x: number): number {
  let found = 0
  for (const [place, point] of analysis.points.entries()) {
    const best = analysis.points[found]
    if (best && Math.abs(xOfStep(frame, analysis, point.n) - x) < Math.abs(xOfStep(frame, analysis, best.n) - x))
      found = place
  }
  return found
}

/** Moves places apart until none is nearer than `gap` to the next, as little as can be, between two ends. */
export function spreadApart(places: number[], gap: number, low: number, high: number): number[] {
  const order = places.map((_, index) => index).sort((a, b) => (places[a] ?? 0) - (places[b] ?? 0))
  const found = [...places]
  let least = low
  for (const index of order) {
    found[index] = Math.max(found[index] ?? 0, least)
    least = (found[index] ?? 0) + gap
  }
  let most = high
  for (const index of order.toReversed()) {
    found[index] = Math.min(found[index] ?? 0, most)
    most = (found[index] ?? 0) - gap
  }
  return found
}

/** Where rounds begin, as many as there is room to write; none where the title counts no rounds. */
export function roundLabels(frame: GraphFrame, analysis: GameAnalysis, room = 34): { round: number; x: number }[] {
  const found: { round: number; x: number }[] = []
  let before = 0
  for (const { n, round } of analysis.points) {
    if (round > before) found.push({ round, x: xOfStep(frame, analysis, n) })
    before = Math.max(before, round)
  }
  const shown: typeof found = []
  for (const each of found) if (!shown.length || each.x - (shown.at(-1)?.x ?? 0) >= room) shown.push(each)
  return found.length > 1 ? shown : []
}

/** The last point of every round, for those who read rather than look. */
export function lastPointOfEachRound(analysis: GameAnalysis): ChancePoint[] {
  const ends = new Map<number, ChancePoint>()
  for (const point of analysis.points) ends.set(point.round, point)
  return ends.size > 1 ? [...ends.values()] : analysis.points
}

/** A chance as people read it: never quite 0 or 100 while it is neither. */
export function wholePercent(chance: number): number {
  const rounded = Math.round(100 * chance)
  return chance > 0 && chance < 1 ? Math.min(99, Math.max(1, rounded)) : rounded
}

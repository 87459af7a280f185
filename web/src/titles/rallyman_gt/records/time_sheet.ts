/** The time sheet as it is filled in: which rows, which ticks, and what they add up to. */

import type { Car, GtView, RunView, Scene, Speed } from '../types'
import { runOfSeat } from '../model'

export interface FilledSheet {
  /** How many sheets it is on, of which this is the last: longer runs go on on a further one. */
  pages: number
  /** The turns of this sheet by number, each with its marker once it is driven. */
  turns: { number: number; marker: string | null }[]
  rows: { marker: string; seconds: number }[]
  /** What the ticks add up to, on all sheets. */
  total: number
  /** A second for each focus token: gained for good only at the finish. */
  gained: number
  finished: boolean
}

/** What is driven against the clock: the game itself, or a seat's qualifying lap. */
export function timedRun(view: GtView | undefined, seat: number | null): RunView | null {
  if (!view) return null
  const run = runOfSeat(view, seat)
  return run.solo && run.cars.length === 1 ? run : null
}

export function fillSheet(
  sheet: Scene['sheet'],
  markers: readonly Speed[],
  car: Pick<Car, 'focus' | 'status'>,
): FilledSheet {
  const times = new Map(sheet.rows.map((row) => [row.marker, row.seconds]))
  const ticks = markers.map(String)
  const pages = Math.max(1, Math.ceil(ticks.length / sheet.turns))
  const first = (pages - 1) * sheet.turns
  return {
    pages,
    turns: Array.from({ length: sheet.turns }, (_, place) => ({
      number: first + place + 1,
      marker: ticks[first + place] ?? null,
    })),
    rows: sheet.rows,
    total: ticks.reduce((sum, marker) => sum + (times.get(marker) ?? 0), 0),
    gained: car.focus,
    finished: car.status === 'finished',
  }
}

/** `2:53`, and `−0:04` for less than nothing. */
export function formatSeconds(seconds: number): string {
  const whole = Math.abs(Math.round(seconds))
  return `${seconds < 0 ? '−' : ''}${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}

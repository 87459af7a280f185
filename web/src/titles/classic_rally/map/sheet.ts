/** How large the sheet is: as large as the map needs; while it grows, with room to grow into. */

import { type Box, boxAround, HALF, placeOf, TILE } from './geometry'

/** While it is built the sheet grows by so many cells at a time, and is at least so large around START. */
const BY = 2
const LEAST = { left: -1, right: 5, top: -2, bottom: 2 }

export function sheetOf(cells: readonly string[], growing: boolean): Box {
  if (!growing) return boxAround(cells.length ? cells : ['0,0'], 0)
  const places = cells.map(placeOf)
  const across = places.map(([x]) => x)
  const down = places.map(([, y]) => y)
  const lower = (least: number, each: readonly number[]): number =>
    Math.min(least, Math.floor((Math.min(...each) - 1 - least) / BY) * BY + least)
  const upper = (most: number, each: readonly number[]): number =>
    Math.max(most, Math.ceil((Math.max(...each) + 1 - most) / BY) * BY + most)
  const [left, right] = [lower(LEAST.left, across), upper(LEAST.right, across)]
  const [top, bottom] = [lower(LEAST.top, down), upper(LEAST.bottom, down)]
  return {
    left: left * TILE - HALF,
    top: top * TILE - HALF,
    width: (right - left + 1) * TILE,
    height: (bottom - top + 1) * TILE,
  }
}

/** How large the sheet is: as large as the map needs; while it grows, with room to grow into. */

import { type Box, boxAround, cellCoordinates, cellName, type Coordinates } from './geometry'

/** While it is built the sheet is at least so large, by the frame in which it lies. */
const LYING = { wide: 7, high: 5 }
const STANDING = { wide: 5, high: 6 }

export function mapSheetBox(cells: readonly string[], growing: boolean, tall = false): Box {
  if (!growing || !cells.length) return boxAround(cells.length ? cells : ['0,0'])
  const places = cells.map(cellCoordinates)
  const { wide, high } = tall ? STANDING : LYING
  const [left, right] = widened(
    places.map(([x]) => x),
    wide,
    0,
  )
  const [top, bottom] = widened(
    places.map(([, y]) => y),
    high,
    0.5,
  )
  const corners: Coordinates[] = [
    [left, top],
    [right, bottom],
  ]
  return boxAround(corners.map(cellName))
}

/** One cell more on each side, and as many as are still wanted: this part of them before, the others after. */
function widened(each: readonly number[], least: number, before: number): [number, number] {
  const [low, high] = [Math.min(...each) - 1, Math.max(...each) + 1]
  const more = Math.max(0, least - (high - low + 1))
  const early = Math.floor(more * before)
  return [low - early, high + more - early]
}

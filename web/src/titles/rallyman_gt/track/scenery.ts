/** What grows and stands beside the road. A tile side always has the same trees, however it lies: one knows it by them. */

import type { Point, Scene, Tile } from '../types'
import { distance } from './smooth_lines'
import { toDrawing, HEXAGON_RADIUS } from './geometry'
import type { TileRoad } from './road'

/** Numbers that look random and are the same for the same name. */
function dice(name: string): () => number {
  let seed = [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) >>> 0, 7)
  return () => {
    seed = (seed * 1664525 + 1013904223) >>> 0
    return seed / 2 ** 32
  }
}

/** A point of the tile as it is printed, where it lies in the scene. */
export function pointInScene(tile: Tile, [x, y]: Point): Point {
  const turn = (tile.rot * Math.PI) / 3
  return [tile.x + x * Math.cos(turn) - y * Math.sin(turn), tile.y + x * Math.sin(turn) + y * Math.cos(turn)]
}

/** How far a point of the printed tile is from its edge. */
function inland([x, y]: Point): number {
  const half = Math.sqrt(3) / 2
  return Math.min(half - Math.abs(y), half - (Math.abs(x) * Math.sqrt(3) + Math.abs(y)) / 2)
}

function fromRoad(road: TileRoad, point: Point): number {
  const wide = Math.max(...road.widths) / 2
  return Math.min(...road.middle.map((each) => distance(each, point))) - wide
}

const STAND: Point = [0.56, 0.1]

/** The start has a grandstand, on the side where no pits are. */
export function grandstand(tile: Tile, pit: Scene['pit']): { at: Point; turn: number } | null {
  if (tile.number !== START) return null
  const [left, right] = [pointInScene(tile, [-STAND[0], STAND[1]]), pointInScene(tile, STAND)]
  const away = pit && distance(right, [pit.x, pit.y]) < distance(left, [pit.x, pit.y])
  return { at: toDrawing(away ? left : right), turn: tile.rot * 60 + (away ? 180 : 0) }
}

const START = '102'

export function treesOfTile(tile: Tile, road: TileRoad): { x: number; y: number; size: number }[] {
  const next = dice(tile.tile)
  const label = labelSpot(tile, road)
  const found: ReturnType<typeof treesOfTile> = []
  for (let trial = 0; trial < 60 && found.length < 7; trial += 1) {
    const printed: Point = [next() * 2 - 1, next() * 1.8 - 0.9]
    const size = 0.045 + next() * 0.05
    const [x, y] = pointInScene(tile, printed)
    const clear =
      inland(printed) > size + 0.02 &&
      !(tile.number === START && Math.abs(printed[1]) < 0.6) &&
      fromRoad(road, [x, y]) > size + 0.2 &&
      distance([x, y], label) > size + 0.17 &&
      found.every(
        (other) =>
          distance([x, y], [other.x / HEXAGON_RADIUS, other.y / HEXAGON_RADIUS]) >
          (size + other.size / HEXAGON_RADIUS) * 0.8,
      )
    if (!clear) continue
    const [across, down] = toDrawing([x, y])
    found.push({ x: across, y: down, size: size * HEXAGON_RADIUS })
  }
  return found
}

/** Where the tile's number stands: in the corner of the hexagon that is farthest from the road. */
export function labelSpot(tile: Tile, road: TileRoad): Point {
  const corners = Array.from({ length: 6 }, (_, corner): Point => {
    const angle = (corner * Math.PI) / 3
    return [tile.x + 0.77 * Math.cos(angle), tile.y + 0.77 * Math.sin(angle)]
  })
  return corners.reduce((best, each) => (fromRoad(road, each) > fromRoad(road, best) + 0.001 ? each : best))
}

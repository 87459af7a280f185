/** The country beside the road: the same for a cell whenever it is drawn. Nothing in it has a meaning. */

import { DIRECTIONS, HALF_TILE, type Coordinates, UNIT_STEPS, TILE_SIZE } from './geometry'
import type { Direction } from '../types'

/** A stream of numbers from 0 to 1 that a text decides. */
export function randomFromText(text: string): () => number {
  let state = 2166136261
  for (const letter of text) state = Math.imul(state ^ letter.charCodeAt(0), 16777619)
  return () => {
    state = Math.imul(state ^ (state >>> 15), 2246822519)
    state = Math.imul(state ^ (state >>> 13), 3266489917)
    state ^= state >>> 16
    return (state >>> 0) / 4294967296
  }
}

export const GROUNDS = ['meadow', 'pasture', 'fallow'] as const
export type Ground = (typeof GROUNDS)[number]
export type SceneryKind = 'wood' | 'trees' | 'farm' | 'village' | 'pond' | 'hay' | 'none'

export interface SceneryItem {
  what: SceneryKind
  at: Coordinates
  /** In degrees; houses stand nearly square. */
  turn: number
}

export interface GroundPatch {
  points: Coordinates[]
  ground: Ground | 'wheat'
  /** Which way it is ploughed, in degrees; null: it is not. */
  furrows: number | null
}

export interface TileScenery {
  ground: Ground
  patches: GroundPatch[]
  things: SceneryItem[]
}

const CORNERS: readonly Coordinates[] = [
  [-1, -1],
  [1, -1],
  [1, 1],
  [-1, 1],
]
/** How far from the middle things stand, in corners and beside the road. */
const OUT = 42
const ASIDE = 44

const AT_CORNER: readonly SceneryKind[] = ['wood', 'trees', 'trees', 'farm', 'hay', 'none', 'wood', 'village']
const AT_SIDE: readonly SceneryKind[] = ['trees', 'pond', 'hay', 'none', 'none', 'trees']

/** What is seen on a tile; `kept` are sides that signs need. */
export function sceneryOf(
  cell: string,
  kind: string,
  ends: readonly Direction[],
  kept: readonly Direction[],
): TileScenery {
  const chance = randomFromText(`${cell} ${kind}`)
  const pick = <Choice>(choices: readonly Choice[]): Choice => choices[Math.floor(chance() * choices.length)] as Choice
  const ground = pick(GROUNDS)
  const others = [...GROUNDS, 'wheat' as const].filter((each) => each !== ground)
  const patches = CORNERS.filter(() => chance() < 0.62).map(([x, y]): GroundPatch => {
    const reach = (): number => HALF_TILE * (0.35 + chance() * 0.85)
    const [wide, high] = [reach(), reach()]
    const corner: Coordinates = [x * HALF_TILE, y * HALF_TILE]
    const points: Coordinates[] = [
      corner,
      [corner[0] - x * wide, corner[1]],
      [corner[0] - x * wide * (0.75 + chance() * 0.4), corner[1] - y * high * (0.7 + chance() * 0.4)],
      [corner[0], corner[1] - y * high],
    ]
    return { points, ground: pick(others), furrows: chance() < 0.5 ? Math.round(chance() * 8) * 22.5 : null }
  })
  const stand = (what: SceneryKind, at: Coordinates): SceneryItem => {
    const built = what === 'farm' || what === 'village'
    return { what, at, turn: Math.round(built ? (chance() - 0.5) * 24 : chance() * 360) }
  }
  const things = CORNERS.map(([x, y]) => stand(pick(AT_CORNER), [x * OUT, y * OUT]))
  for (const side of DIRECTIONS) {
    if (ends.includes(side) || kept.includes(side)) continue
    const [x, y] = UNIT_STEPS[side]
    things.push(stand(pick(AT_SIDE), [x * ASIDE, y * ASIDE]))
  }
  return { ground, patches, things: things.filter(({ what }) => what !== 'none') }
}

/** A hill on the bare sheet: rings of equal height, the outermost first. */
export interface Hill {
  at: string
  rings: string[]
}

/** So many cells from one hill to the next, and so many points around each. */
const APART = 3
const POINTS = 9
const HEIGHTS = [1.55, 1.2, 0.86, 0.55, 0.28]

/** The hills between some cells; each stays where it is however large the sheet becomes. */
export function hillsIn(left: number, top: number, right: number, bottom: number): Hill[] {
  const found: Hill[] = []
  const from = (edge: number): number => Math.floor(edge / APART) * APART
  for (let x = from(left); x <= right; x += APART)
    for (let y = from(top); y <= bottom; y += APART) found.push(hillAt(x, y))
  return found
}

function hillAt(x: number, y: number): Hill {
  const chance = randomFromText(`hill ${x} ${y}`)
  const middle: Coordinates = [(x + chance() * 1.4 - 0.7) * TILE_SIZE, (y + chance() * 1.4 - 0.7) * TILE_SIZE]
  const shape = Array.from({ length: POINTS }, () => 0.78 + chance() * 0.44)
  const stretch = 0.8 + chance() * 0.5
  const rings = HEIGHTS.map((size) =>
    closed(
      shape.map((far, place): Coordinates => {
        const turn = (place / POINTS) * 2 * Math.PI
        const reach = size * TILE_SIZE * (1 + (far - 1) * size)
        return [middle[0] + Math.cos(turn) * reach * stretch, middle[1] + (Math.sin(turn) * reach) / stretch]
      }),
    ),
  )
  return { at: `${x},${y}`, rings }
}

/** A smooth closed line around points. */
function closed(points: readonly Coordinates[]): string {
  const half = (one: Coordinates, other: Coordinates): string =>
    `${((one[0] + other[0]) / 2).toFixed(1)} ${((one[1] + other[1]) / 2).toFixed(1)}`
  const at = (place: number): Coordinates => points[(place + points.length) % points.length] as Coordinates
  const curves = points.map(
    (point, place) => `Q${point[0].toFixed(1)} ${point[1].toFixed(1)} ${half(point, at(place + 1))}`,
  )
  return `M${half(at(-1), at(0))}${curves.join('')}z`
}

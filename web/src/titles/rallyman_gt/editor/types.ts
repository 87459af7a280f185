/** The workshop of Rallyman: GT as the server writes it (docs/positions/rallyman_gt.md). */

import type { PieceOffer } from '../../../lib/design_editor.svelte'
import type { Danger, Scene } from '../types'

/** A tile side as it is driven one way, with the road coming in from below: enough of a scene to draw it. */
export interface DrivenWay extends Scene {
  reversed: boolean
  /** Degrees to the right; less than nothing to the left. */
  turning: number
}

export interface TileSide {
  tile: string
  side: 'a' | 'b'
  shape: string
  danger: Danger
  inside: 'left' | 'right' | null
  is_corner: boolean
  lanes_entry: number
  lanes_exit: number
  limits: number[]
  ways: [DrivenWay, DrivenWay]
}

export interface TilePiece {
  number: string
  copies: number
  start: boolean
  sides: TileSide[]
}

export interface TileBox {
  pieces: TilePiece[]
  patterns: { pattern: string; design: { tiles: string[] } }[]
  most: number
}

/** The open end of the road: the next hexagon, the edge where the road comes in, and the tile that lies there. */
export interface OpenEnd {
  q: number
  r: number
  x: number
  y: number
  edge: number
  lanes: number
  taken: number | null
}

export interface CircuitFacts {
  tiles: number
  spaces: number
  corners: number
  closed: boolean
  lap: number | null
  direction: 'clockwise' | 'counter-clockwise' | null
  turning: number
  /** For one lap, two, three. */
  minutes: number[]
  left: Record<string, number>
  end: OpenEnd | null
}

export interface TileOffer extends PieceOffer {
  tile: string
  reversed: boolean
  q: number
  r: number
  rot: number
  closes: boolean
}

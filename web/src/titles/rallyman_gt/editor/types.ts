/** The workshop of Rallyman: GT as the server writes it (docs/positions/rallyman_gt.md). */

import type { PieceOffer } from '../../../lib/design_editor.svelte'
import type { Danger, Scene } from '../types'

/** A tile side as it is driven one way, with the road coming in from below: enough of a scene to draw it. */
export interface Way extends Scene {
  reversed: boolean
  /** Degrees to the right; less than nothing to the left. */
  turning: number
}

export interface Side {
  tile: string
  side: 'a' | 'b'
  shape: string
  danger: Danger
  inside: 'left' | 'right' | null
  is_corner: boolean
  lanes_entry: number
  lanes_exit: number
  limits: number[]
  ways: [Way, Way]
}

export interface Piece {
  number: string
  copies: number
  start: boolean
  sides: Side[]
}

export interface Box {
  pieces: Piece[]
  patterns: { pattern: string; design: { tiles: string[] } }[]
  most: number
}

/** The open end of the road: the next hexagon, the edge where the road comes in, and the tile that lies there. */
export interface End {
  q: number
  r: number
  x: number
  y: number
  edge: number
  lanes: number
  taken: number | null
}

export interface Facts {
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
  end: End | null
}

export interface TileOffer extends PieceOffer {
  tile: string
  reversed: boolean
  q: number
  r: number
  rot: number
  closes: boolean
}

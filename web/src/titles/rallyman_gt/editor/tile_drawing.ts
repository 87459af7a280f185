/** Where things of the workshop lie in the drawing, and what a tile is called. */

import { t } from '../../../lib/translations.svelte'
import { UNIT } from '../track/geometry'
import type { Point } from '../types'
import { numberOf } from './editing'
import type { Box, Side, TileOffer, Way } from './types'

/** The middle of a hexagon in the drawing. */
export function spotOf({ q, r }: { q: number; r: number }): Point {
  return [1.5 * q * UNIT, Math.sqrt(3) * (r + q / 2) * UNIT]
}

/** The middle of an edge of a hexagon around the origin; edge 0 is at the top, the others follow clockwise. */
export function edgeOf(edge: number, far = 1): Point {
  const angle = ((edge * 60 - 90) * Math.PI) / 180
  const reach = (UNIT * Math.sqrt(3) * far) / 2
  return [reach * Math.cos(angle), reach * Math.sin(angle)]
}

export function sideOf(box: Box, tile: string): Side | undefined {
  return box.pieces.find((piece) => piece.number === numberOf(tile))?.sides.find((side) => side.tile === tile)
}

export function wayOf(box: Box, tile: string, reversed: boolean): Way | undefined {
  return sideOf(box, tile)?.ways[reversed ? 1 : 0]
}

export type Turn = 'left' | 'straight' | 'right'
export const SIGNS: Record<Turn, string> = { left: '↰', straight: '↑', right: '↱' }

export function turnOf(way: Pick<Way, 'turning'>): Turn {
  return way.turning < 0 ? 'left' : way.turning > 0 ? 'right' : 'straight'
}

/** How far a tile on its bench is to be turned to lie where it is offered, in degrees. */
export function turnedBy(way: Way, offer: Pick<TileOffer, 'rot'>): number {
  return (offer.rot - (way.tiles[0]?.rot ?? 0)) * 60
}

/** What a tile is, in words. */
export function said(side: Side, way: Way): string {
  const entry = way.reversed ? side.lanes_exit : side.lanes_entry
  const exit = way.reversed ? side.lanes_entry : side.lanes_exit
  return t('gt-tile', {
    tile: side.tile,
    turn: turnOf(way),
    degrees: Math.abs(way.turning),
    kind: side.is_corner ? 'corner' : side.shape === 'straight' ? 'straight' : 'bend',
    entry,
    exit,
    same: String(entry === exit),
    danger: side.danger,
    limits: side.limits.join(', ') || 'none',
  })
}

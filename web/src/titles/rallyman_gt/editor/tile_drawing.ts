/** Where things of the workshop lie in the drawing, and what a tile is called. */

import { t } from '../../../lib/translations.svelte'
import { HEXAGON_RADIUS } from '../track/geometry'
import type { Point } from '../types'
import { tileNumber } from './editing'
import type { TileBox, TileSide, TileOffer, DrivenWay } from './types'

/** The middle of a hexagon in the drawing. */
export function hexagonMiddle({ q, r }: { q: number; r: number }): Point {
  return [1.5 * q * HEXAGON_RADIUS, Math.sqrt(3) * (r + q / 2) * HEXAGON_RADIUS]
}

/** The middle of an edge of a hexagon around the origin; edge 0 is at the top, the others follow clockwise. */
export function edgeMiddle(edge: number, far = 1): Point {
  const angle = ((edge * 60 - 90) * Math.PI) / 180
  const reach = (HEXAGON_RADIUS * Math.sqrt(3) * far) / 2
  return [reach * Math.cos(angle), reach * Math.sin(angle)]
}

export function tileSide(box: TileBox, tile: string): TileSide | undefined {
  return box.pieces.find((piece) => piece.number === tileNumber(tile))?.sides.find((side) => side.tile === tile)
}

export function drivenWay(box: TileBox, tile: string, reversed: boolean): DrivenWay | undefined {
  return tileSide(box, tile)?.ways[reversed ? 1 : 0]
}

export type RoadTurn = 'left' | 'straight' | 'right'
export const TURN_ARROWS: Record<RoadTurn, string> = { left: '↰', straight: '↑', right: '↱' }

export function roadTurn(way: Pick<DrivenWay, 'turning'>): RoadTurn {
  return way.turning < 0 ? 'left' : way.turning > 0 ? 'right' : 'straight'
}

/** How far a tile in the box is to be turned to lie where it is offered, in degrees. */
export function rotationOfOffer(way: DrivenWay, offer: Pick<TileOffer, 'rot'>): number {
  return (offer.rot - (way.tiles[0]?.rot ?? 0)) * 60
}

/** What a tile is, in words. */
export function tileText(side: TileSide, way: DrivenWay): string {
  const entry = way.reversed ? side.lanes_exit : side.lanes_entry
  const exit = way.reversed ? side.lanes_entry : side.lanes_exit
  return t('gt-tile', {
    tile: side.tile,
    turn: roadTurn(way),
    degrees: Math.abs(way.turning),
    kind: side.is_corner ? 'corner' : side.shape === 'straight' ? 'straight' : 'bend',
    entry,
    exit,
    same: String(entry === exit),
    danger: side.danger,
    limits: side.limits.join(', ') || 'none',
  })
}

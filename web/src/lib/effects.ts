/**
 * What is seen of an event for a moment: flashes, beams, dice that roll. It lies under `effects` of what is drawn, and is gone
 * when the moment is over; everything else is drawn from the view.
 */

import type { GameEvent } from './types'

/** What a title shows of an event, for the piece that the event is about. */
export type Effect<Model, Piece> = (model: Model, event: GameEvent, piece: Piece) => void

/** By kind of event: how long it is looked at, in milliseconds at speed 1, and what is seen meanwhile. */
export type ShownEvents<Model, Piece> = Record<
  string,
  readonly [milliseconds: number, ...effects: Effect<Model, Piece>[]]
>

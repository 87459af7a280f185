/** Classic Rally's types: what the server sends, by the names of this folder, and what the board draws of it. */

import type { TableSession } from '../../lib/session.svelte'
import type {
  CardName,
  Outage,
  ColourName as Colour,
  Event,
  Preview,
  Scene,
  TileKind,
  TileSpot,
  View,
  WayName as StepDirection,
} from '../../../generated/classic_rally'

export type Phase = View['phase']
export type OutageCause = Outage['causes'][number]
export type Rotation = TileKind['rotations'][number]
export type * from '../../../generated/classic_rally'
export type {
  ColourName as Colour,
  DirectionName as Direction,
  View as RallyView,
  WayName as StepDirection,
} from '../../../generated/classic_rally'

/** Cards by name; those that are not there are left out. */
export type LoadCounts = Partial<Record<CardName, number>>

export type FlashKind = 'hazard' | 'mended' | 'leak' | 'token' | 'out' | 'stuck' | 'barred' | 'joker' | 'joy' | 'swap'

/** What marks a car for a moment; `what` is the value that is said of it, such as a hazard or a token's number. */
export interface FlashEffect {
  car: Colour
  kind: FlashKind
  what?: string
}

/** What is there for a moment while events are shown. */
export interface MomentaryEffects {
  flashes: FlashEffect[]
  /** The cell on which a tile has just been laid. */
  laid: string | null
  /** Dice that are rolled for the first turn or for FINISH. */
  throws: { car: Colour; one: number; two: number }[]
  /** Dice of this turn are being rolled. */
  rolling: boolean
  /** A road-book card that is being played, and by whom. */
  card: { car: Colour; way: StepDirection; nowhere: boolean } | null
  latest: string | null
}

export interface RallyModel extends View {
  /** Whose turn is being shown. */
  acting: Colour | null
  effects: MomentaryEffects
  /** Votes for FINISH that have been shown. */
  votes: (TileSpot & { car: Colour })[]
  /** What the model needs of the scene. */
  known: Pick<Scene, 'kinds'>
}

export interface ClassicRally {
  View: View
  Scene: Scene
  Preview: Preview
  Event: Event
  Model: RallyModel
}

export type RallySession = TableSession<ClassicRally>

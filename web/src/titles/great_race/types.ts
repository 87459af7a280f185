/** The Great Race's types: what the server sends, by the names of this folder, and what the board draws of it. */

import type { TableSession } from '../../lib/session.svelte'
import type {
  ColourName as CityColour,
  Event,
  Preview,
  Scene,
  VehicleName as Vehicle,
  View,
} from '../../../generated/great_race'

export type * from '../../../generated/great_race'
export type {
  ColourName as CityColour,
  PostName as Post,
  VehicleName as Vehicle,
  View as RaceView,
} from '../../../generated/great_race'

export type Phase = View['phase']
export type Colour = Exclude<CityColour, 'purple'>

export type FlashKind = 'danger' | 'safe' | 'hurt' | 'fuel' | 'money' | 'card' | 'repair' | 'stop' | 'joy' | 'march'

/** What marks a vehicle for a moment; `what` is what is written on it. */
export interface FlashEffect {
  vehicle: Vehicle
  kind: FlashKind
  what?: string
}

/** What the Torpedo weighs and why it does what it does: it is seen until its turn is over. */
export interface TorpedoThoughts {
  /** Cities that it weighs, and the one that it heads for. */
  weighed: string[]
  aim: string | null
  /** Tiles that it has drawn and not laid yet. */
  sorted: { tile: string; road: string }[]
  reasons: Event[]
}

/** What is there for a moment while events are shown. */
export interface MomentaryEffects {
  flashes: FlashEffect[]
  /** The space on which a tile has just been laid. */
  laid: string | null
  /** Tiles that leave the map. */
  gone: { space: string; tile: string } | null
  /** A tile that was drawn blind and turned somebody back. */
  barred: string | null
  /** A sea line on which somebody sails. */
  sailing: string | null
  /** Whom the latest event is about. */
  latest: Vehicle | null
}

export interface RaceModel extends View {
  /** Whose turn is being shown. */
  acting: Vehicle | null
  effects: MomentaryEffects
  /** What the Torpedo makes of its turn. */
  thoughts: TorpedoThoughts
  /** Francs that maintenance has brought, until cards are laid. */
  bonuses: Partial<Record<Vehicle, number>>
  /** What the model needs of the scene. */
  known: Pick<Scene, 'constants'>
}

export interface GreatRace {
  View: View
  Scene: Scene
  Preview: Preview
  Event: Event
  Model: RaceModel
}

export type RaceSession = TableSession<GreatRace>

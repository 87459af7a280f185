/** Rallyman: GT's types: what the server sends, by the names of this folder, and what the board draws of it. */

import type { TableSession } from '../../lib/session.svelte'
import type { CarName, Choices, Event, FaceName, Preview, Scene, TokenName, View } from '../../../generated/rallyman_gt'

export type * from '../../../generated/rallyman_gt'
export type {
  DangerName as Danger,
  FaceName as DieFace,
  TokenName as DamageToken,
} from '../../../generated/rallyman_gt'
export type { View as GtView, WeatherName as Weather } from '../../../generated/rallyman_gt'

/** A speed as it is written on a marker; `"00"` beside the track. */
export type Speed = number | '00'

export type PlanChoice = keyof Choices

export type Point = [number, number]

/** A die that has just been rolled, for as long as its group of events is looked at. */
export interface RolledDie {
  car: CarName
  /** `gear-1` … `gear-6`, `gas`, `brake`, `boost`. */
  die: string
  face: FaceName
}

export type FlashKind = 'spin' | 'off' | 'warned' | 'blocked' | 'joy' | 'damage' | 'secured'

/** What is there for a moment while events are shown. */
export interface MomentaryEffects {
  /** The dice that are rolling. */
  rolling: RolledDie[]
  flashes: { car: CarName; kind: FlashKind; token?: TokenName }[]
}

export interface GtModel extends View {
  /** Whose turn is being shown. */
  acting: CarName | null
  effects: MomentaryEffects
}

export interface RallymanGt {
  View: View
  Scene: Scene
  Preview: Preview
  Event: Event
  Model: GtModel
}

export type GtSession = TableSession<RallymanGt>

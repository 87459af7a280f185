/** Rallyman: GT's types: what the server sends, by the names of this folder, and what the board draws of it. */

import type { TableSession } from '../../lib/session.svelte'
import type {
  CarName,
  Choices,
  Event,
  FaceName as DieFace,
  Preview,
  Scene,
  TokenName as DamageToken,
  View,
} from '../../../generated/rallyman_gt'

export type {
  Car,
  CarName,
  Crash,
  DottedLine,
  DrawnRoad,
  Event,
  Link,
  NextStep,
  PlanStep,
} from '../../../generated/rallyman_gt'
export type { Preview, RunView, Scene, Space, Tile, Turn, View as GtView } from '../../../generated/rallyman_gt'
export type {
  DangerName as Danger,
  FaceName as DieFace,
  TokenName as DamageToken,
} from '../../../generated/rallyman_gt'
export type { TyresName as Tyres, WeatherName as Weather } from '../../../generated/rallyman_gt'

/** A speed as it is written on a marker; `"00"` beside the track. */
export type Speed = number | '00'

export type PlanChoice = keyof Choices

export type Point = [number, number]

/** A die that has just been rolled, for as long as its group of events is looked at. */
export interface RolledDie {
  car: CarName
  /** `gear-1` … `gear-6`, `gas`, `brake`, `boost`. */
  die: string
  face: DieFace
}

export type FlashKind = 'spin' | 'off' | 'warned' | 'blocked' | 'joy' | 'damage' | 'secured'

/** What is there for a moment while events are shown. */
export interface MomentaryEffects {
  /** The dice that are rolling. */
  rolling: RolledDie[]
  flashes: { car: CarName; kind: FlashKind; token?: DamageToken }[]
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

/** GangRush's types: what the server sends, by the names of this folder, and what the board draws of it. */

import type { TableSession } from '../../lib/session.svelte'
import type { DriverName, Event, Preview, Scene, View } from '../../../generated/gang_rush'

export type * from '../../../generated/gang_rush'
export type { DirectionName as Direction, FaceName as DieFace, View as GangView } from '../../../generated/gang_rush'

export type Point = [number, number]

export type FlashKind =
  'hit' | 'damage' | 'spin' | 'splash' | 'money' | 'stopped' | 'joy' | 'mended' | 'guarded' | 'slide' | 'hook'

/** What marks a car; points and dollars as they are won or lost. */
export interface FlashEffect {
  car: DriverName
  kind: FlashKind
  points?: number
  amount?: number
}

/** Something that flies over the bridge for a moment. */
export interface FlyingShot {
  from: string
  to: string
  kind: 'shot' | 'volley' | 'bomb' | 'trick'
}

/** What is there for a moment while events are shown. */
export interface MomentaryEffects {
  flashes: FlashEffect[]
  /** Spaces on which something bursts: barriers, mines, firebombs. */
  bursts: { space: string; kind: 'splinters' | 'blast' | 'splash' }[]
  beams: FlyingShot[]
  /** Whom the latest event is about. */
  latest: string | null
}

export interface GangModel extends View {
  /** Whose turn is being shown. */
  acting: DriverName | null
  effects: MomentaryEffects
  /** Where a car in the air is drawn: over this space. */
  over: Record<string, string>
}

export interface GangRush {
  View: View
  Scene: Scene
  Preview: Preview
  Event: Event
  Model: GangModel
}

export type GangSession = TableSession<GangRush>

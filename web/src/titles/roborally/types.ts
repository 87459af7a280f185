/** RoboRally's types: what the server sends, by the names of this folder, and what the board draws of it. */

import type { TableSession } from '../../lib/session.svelte'
import type { Board, Event, Preview, RobotName, Scene, View } from '../../../generated/roborally'

export type * from '../../../generated/roborally'
export type { FacingName as Side, View as RoboView } from '../../../generated/roborally'

/** Something that flies from one square to another for a moment. */
export interface ShotBeam {
  from: [number, number]
  to: [number, number]
  count: number
  kind: 'board' | 'robot' | 'weapon'
}

/** A robot that is leaving the board: where it was last seen, and how it goes. */
export interface LeavingRobot {
  robot: RobotName
  x: number
  y: number
  kind: 'pit' | 'edge' | 'blast'
}

export type FlashKind = 'hurt' | 'spared' | 'stopped' | 'flag' | 'repaired' | 'option' | 'returned' | 'rammed'

/** What is there for a moment while events are shown. */
export interface MomentaryEffects {
  beams: ShotBeam[]
  flashes: { robot: RobotName; kind: FlashKind }[]
  wrecks: LeavingRobot[]
}

/** What the model needs of the scene: where the course ends. */
export interface CoursePlaces {
  boards: Pick<Board, 'x' | 'y' | 'width' | 'height'>[]
}

export interface RoboModel extends View {
  /** The cards that are open in the register being played, by robot. */
  cards: Record<string, string[]>
  /** Whose card is being carried out; those of higher priority are through. */
  acting: RobotName | null
  /** Whether all cards of the register have been carried out. */
  played: boolean
  effects: MomentaryEffects
  places: CoursePlaces
}

export interface RoboRally {
  View: View
  Scene: Scene
  Preview: Preview
  Event: Event
  Model: RoboModel
}

export type RoboSession = TableSession<RoboRally>

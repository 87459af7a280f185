/** GangRush's view, scene and preview, as the server writes them (docs/positions/gang_rush.md). */

import type { GameEvent } from '../../lib/types'

export type Facing = 'F' | 'B'
export type Direction = 'F' | 'B' | 'FL' | 'FR' | 'BL' | 'BR'
export type DieFace = 'speed' | 'wheel' | 'shot' | 'repair' | 'breakage'
export type Point = [number, number]

export interface Car {
  /** Null before it is picked. */
  driver: string | null
  seat: number
  /** A space; or `river`, `out`, `arrested`, `conceded`, `air`; null before it is picked. */
  at: string | null
  exit: string | null
  facing: Facing
  homeward: boolean
  speed: number
  body: number
  body_max?: number
  cash: number
  debt: number
  ramp: boolean
  tiles: string[]
  active: string[]
  wrong_way: boolean
}

/** What lies on a space. */
export interface ThingsOnSpace {
  cash?: number
  barrier?: number
  police?: number
  nails?: number
  speed_limit?: boolean
  container?: boolean
  ramp?: Facing
  /** The driver whose mine it is. */
  mine?: string
  oil_slick?: boolean
  acid_pool?: boolean
}

export interface Turn {
  car: string
  dice: (DieFace | null)[]
  aside?: number[]
  rolls?: number
  rerolls?: number
  second_wind?: boolean
  spent?: number[]
  lost?: number[]
  doubled?: number | null
  movement?: number
  nails?: number
  wheels?: { free: number; granted: number; dice: number }
  shots?: number
  steps?: number
  sale?: number
  speed_after?: number
}

export interface MoneyStanding {
  seat: number
  driver: string | null
  race: number
  worth: number
  reward: number | null
  excluded: boolean
}

export interface GangView {
  title: string
  settings: Record<string, unknown>
  seats: number
  /** Expert: the wall of how many players stands on the bridge. */
  wall: number | null
  phase: string
  round: number
  /** In seat order. */
  cars: Car[]
  order: string[]
  turn?: Turn
  drafting?: string
  road: Record<string, ThingsOnSpace>
  hazards: { pile: Record<string, number>; discard: Record<string, number>; revealed: string[]; gone: number }
  bonuses: { pile: Record<string, number>; discard: Record<string, number>; shop: (string | null)[] }
  finished: string[]
  arrested: string[]
  conceded: number[]
  picking?: number[]
  pending?: { question: string | null; car: string | null; what?: string; at?: string; moves_left?: number }
  you: number | null
  waiting: number[]
  asked: { question: string; car: string | null; seat: number } | null
  standing: MoneyStanding[]
}

export type FlashKind =
  'hit' | 'damage' | 'spin' | 'splash' | 'money' | 'stopped' | 'joy' | 'mended' | 'guarded' | 'slide' | 'hook'

/** What marks a car; points and dollars as they are won or lost. */
export interface FlashEffect {
  car: string
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

export interface GangModel extends GangView {
  /** Whose turn is being shown. */
  acting: string | null
  effects: MomentaryEffects
  /** Where a car in the air is drawn: over this space. */
  over: Record<string, string>
}

export interface Space {
  space: string
  lane: number
  y: number
  kind: 'start' | 'road'
  zones: number[]
  damaged: boolean
  money: number | null
  x: number
  height: number
}

export interface Edge {
  side: 'left' | 'right'
  y: number
  type: 'river' | 'low_pier' | 'high_pier' | 'bank'
  pier: string | null
}

export interface Wall {
  zone: number
  locked: string[]
  turn: string[]
  pieces: { space: string; piece: 'container' | 'police_post'; officers: number }[]
}

/** What of a table never changes. */
export interface Scene {
  expert: boolean
  lanes: number
  exit: number
  spaces: Space[]
  edges: Edge[]
  zone_lines: { between: [number, number]; y: number }[]
  walls: Record<string, Wall>
  drivers: { driver: string; colour: string; body: number; power: string }[]
  tiles: { tile: string; colour: string; copies: number }[]
  hazards: { hazard: string; kind: string; amount: number; copies: number }[]
  prices: number[]
  free_wheels: Record<string, number>
  rewards: Record<string, (number | null)[]>
  landing: Record<string, { result: string; damage: number; short: number }>
  costs: Record<string, number>
}

/** How a car would be. */
export interface CarChange {
  car: string
  at: string
  speed: number
  body: number
  cash: number
  debt: number
  facing: Facing
  damage: number
  gain: number
}

export interface Outcome {
  chance: number
  faces: DieFace[]
  events: GameEvent[]
  asks: string[]
  cars: CarChange[]
}

export interface Volley {
  from: string
  officers: number
  at: string | null
  car: string | null
}

/** What the engine tells in advance; all but the volleys for the seat that is asked. */
export interface Preview {
  volleys?: Volley[]
  rerolls?: { decision: string; odds: Record<DieFace, number[]> }[]
  choices?: { decision: string; outcomes: Outcome[] }[]
  paths?: { steps: Direction[]; outcomes: Outcome[] }[]
}

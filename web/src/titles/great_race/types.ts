/** The Great Race's view, scene and preview, as the server writes them (docs/positions/great_race.md). */

import type { GameEvent } from '../../lib/types'

export type CrewName = 'france' | 'england' | 'italy' | 'belgium' | 'suffragettes'
export type Vehicle = CrewName | 'torpedo'
export type Post = 'funding' | 'scout' | 'mechanic' | 'escort'
export type Colour = 'yellow' | 'green' | 'red' | 'blue'
export type CityColour = Colour | 'purple'

export type Phase =
  | 'setup'
  | 'crews'
  | 'opening'
  | 'opening_picks'
  | 'programming'
  | 'round'
  | 'convoy'
  | 'maintenance'
  | 'bivouac'
  | 'picks'
  | 'end'
  | 'over'

/** Things that are alike, by name and number; those that are not there are left out. */
export type Counts = Partial<Record<string, number>>
export type PostCounts = Partial<Record<Post, number>>

export interface Crew {
  /** Null before it is picked. */
  crew: CrewName | null
  seat: number
  /** Null: not on the map. */
  at: string | null
  fuel: number
  engine: number
  chassis: number
  money: number
  /** The cards; of others their number only. */
  hand: Counts | number
  /** Null: somebody else's, while programs are secret. */
  posts: PostCounts | null
  spent: PostCounts
  passed: boolean
  power_used: boolean
  river: boolean
  visited: string[]
  stamp: number
  progress: number
  out: boolean
  counts: Record<string, number | boolean>
  level: number
  /** Cards in hand, and how many may be. */
  cards: number
  limit: number
  unspent: Record<Post, number> | null
  programmed: boolean
  in_city: string | null
  standing: number
  max?: { fuel: number; engine: number; chassis: number }
  fuel_price?: number
  /** Null: nothing can be repaired here. */
  repair_price?: number | null
  place: number | null
}

export interface Torpedo {
  at: string
  fuel: number
  mechanic: number
  visited: string[]
  /** How many of its assistants have acted this round. */
  assistants: number
  /** The city that it heads for in this round; null until it is computed. */
  objective: string | null
  river: boolean
  stamp: number
  progress: number
  legacy: Record<Colour, number>
  legacy_before: Record<Colour, number>
  max: number
  level: number
  place: number
}

export interface Scouting {
  /** What was drawn and is not laid yet; of others its number only. */
  drawn: string[] | number
  /** The one that is laid now. */
  tile: string | null
  /** A Local guide found them. */
  card: boolean
}

export interface Turn {
  crew: Vehicle
  step: 'fuel' | 'cards'
  march: number
  drive: { left: number; attempted: boolean } | null
  scouting: Scouting | null
}

export interface Estienne {
  deck: string[]
  current: string | null
  used: string[]
  revealed: number
}

export interface PendingQuestion {
  question: string
  crew: CrewName | null
  seat: number | null
  danger?: string
  levels?: number
  gain?: boolean
  limit?: number
}

export interface RaceView {
  title: string
  settings: Record<string, unknown>
  seats: number
  phase: Phase
  round: number
  /** In seat order. */
  crews: Crew[]
  order: Vehicle[]
  torpedo?: Torpedo
  estienne?: Estienne
  turn?: Turn
  tiles: Record<string, string>
  bag: Counts
  tile_discard: Counts
  /** Cards by name; with two or more seats their number. */
  deck: Counts | number
  discard: Counts
  bivouac?: { slots: (string | null)[]; picks: CrewName[] }
  arrived: Vehicle[]
  conceded: number[]
  stamped?: string[]
  stamps?: string[]
  upgrades?: [string, string][]
  result?: string | null
  unseen?: Counts
  you: number | null
  waiting: number[]
  asked: PendingQuestion | null
  fifth_tile: 'none' | 'single' | 'double'
  way?: string | null
  history?: Record<string, unknown>
}

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
  reasons: GameEvent[]
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

export interface RaceModel extends RaceView {
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

export interface Space {
  space: string
  row: number
  col: number
  x: number
  y: number
  level: number
  city: string | null
  risk: string | null
  neighbours: string[]
}

export interface City {
  city: string
  name: string
  space: string
  colour: CityColour
  cards: number
  port: boolean
  level: number
}

export interface SeaLine {
  line: string
  from: string
  to: string
  fare: number
  kind: string
}

export interface Tile {
  tile: string
  fuel: number
  mechanic: number
  danger: boolean
  stop: boolean
  value: number
  easy: boolean
  count: number
}

export interface EstienneCard {
  card: string
  level: number
  letter: string
  colour: Colour
  tiles: number
  second_move: number
  other_moves: number[]
  first: number[]
  second: number[]
  effect: Record<string, unknown>
  refuel: number
  repair: number
}

/** What of a table never changes. */
export interface Scene {
  race: string
  start: string
  arrival: string
  levels: number
  spaces: Space[]
  cities: City[]
  lines: SeaLine[]
  zones: { zone: string; spaces: string[] }[]
  tiles: Tile[]
  cards: { card: string; category: string; danger: boolean; count: number; target: string }[]
  crews: {
    crew: CrewName
    leader: string
    vehicle: string
    colour: string
    fuel: number
    engine: number
    chassis: number
    power: string
  }[]
  posts: { post: Post; capacity: number; uses: string[] }[]
  estienne: EstienneCard[]
  legacy: Record<Colour, { level: number; effect: string; value: number | null }[]>
  quests: { quest: string; parameters: Record<string, unknown> }[]
  constants: Record<string, number>
}

export interface BlindStep {
  odds: { tile: string; chance: number; pays: boolean }[]
  /** The chance of being turned back. */
  fails: number
  worst: { fuel: number; levels: number }
}

export interface DriveStep {
  space: string
  legal: boolean
  fuel: number
  levels: number
  danger: boolean
  stop: boolean
  risk: boolean
  city: string | null
  blind: BlindStep | null
}

export interface DriveReach {
  space: string
  steps: number
  fuel: number
  levels: number
  path: string[]
}

export interface TorpedoPlan {
  objective: string
  because: string
  candidates: { city: string; steps: number; home: number }[]
  walk: string[]
  your_walk: string[]
  actions: { number: number; spaces: number; path: string[]; ends: string }[]
}

/** What the engine tells a seat in advance. */
export interface Preview {
  fuel?: { levels: number; price: number }[]
  steps?: DriveStep[]
  reach?: DriveReach[]
  blind?: { fuel: number; levels: number; danger: number; stop: number } | null
  home?: number
  torpedo?: TorpedoPlan
  bivouac?: { slot: number; dangers: number; effect: Record<string, unknown> }[]
}

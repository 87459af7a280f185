/** Classic Rally's view, scene and preview, as the server writes them (docs/positions/classic_rally.md). */

export type Direction = 'N' | 'E' | 'S' | 'W'
export type Rotation = 0 | 90 | 180 | 270
export type StepDirection = 'forward' | 'left' | 'straight' | 'right'
export type Colour = 'white' | 'black' | 'red' | 'yellow'
export type CardName = 'fuel' | 'spare_tyre' | 'toolbox' | 'rain_tyres' | 'fog_lights'
export type FeatureName = 'close_ratio' | 'sport_suspension' | 'power_kit' | 'light_weight'
export type Weather = 'sun' | 'rain' | 'fog' | 'rain_fog'
export type BoardName = 'rally' | 'assistance'
export type ExchangeKind = 'assist' | 'transporter' | 'rally' | 'assistance' | 'robber'
export type OutageCause = 'dice' | 'hazard' | 'sabotage'

export type Phase =
  | 'setup'
  | 'building'
  | 'voting'
  | 'placing_finish'
  | 'dealing'
  | 'draft'
  | 'loading'
  | 'assistance'
  | 'round'
  | 'upkeep'
  | 'before_dice'
  | 'dice'
  | 'turn'
  | 'moving'
  | 'round_end'
  | 'over'

/** Cards by name; those that are not there are left out. */
export type LoadCounts = Partial<Record<CardName, number>>

/** A tile that lies on a cell, written `x,y`: x grows to the east, y to the south. */
export interface Tile {
  kind: string
  at: string
  rotation: number
}

/** A cell and how a tile is turned on it. */
export interface TileSpot {
  at: string
  rotation: number
}

export interface Feature {
  feature: FeatureName
  sabotaged: boolean
  /** Out by dice or weather for this turn. */
  marked: boolean
}

export interface Player {
  colour: Colour
  seat: number
  /** In play order, from 1. */
  place: number
  status: 'racing' | 'finished' | 'retired'
  /** The cell of the rally car; null once it has left the map. */
  at: string | null
  nose: Direction | null
  features: Feature[]
  /** Null: somebody else's, while load-outs are secret. */
  load: LoadCounts | null
  assistance: { at: string | null; load: LoadCounts | null }
  /** The cards; of others their number only. */
  road_book: Partial<Record<StepDirection, number>> | number
  /** A joker; `?` for somebody else's. */
  joker: string | null
  tokens: number[]
  hazards: string[]
  barred: boolean
  bound: boolean
  ready: boolean
  /** One's own vote; of others whether it is given. */
  vote: TileSpot | boolean | null
  /** The kind of tile that is held. */
  tile: string | null
  finished_round: number | null
  to_go: number
  fuelled: boolean | null
  immobile: boolean
  active: FeatureName[]
  out: { feature: FeatureName; causes: OutageCause[] }[]
  capacity: Record<BoardName, number>
}

export interface Exchange {
  kind: ExchangeKind
  /** Whether a rally move is owed; null for others than who moves: it hangs on the road book. */
  owed: boolean | null
  before: Record<BoardName, LoadCounts>
  robbed?: Partial<Record<Colour, LoadCounts>>
}

export interface Turn {
  player: Colour
  dice: [number, number] | null
  weather: Weather | null
  moved: boolean
  assistance_moved: boolean
  distance: number
  exchange: Exchange | null
  /** Whether a rally move is owed; null for others than who moves: it hangs on the road book. */
  owed: boolean | null
}

export interface MapBuilding {
  player: Colour
  /** The kind in hand; null: nothing is drawn. */
  drawn: string | null
  fruitless: number
  stuck: number
}

export interface RallyView {
  title: string
  settings: Record<string, unknown>
  seats: number
  map: Tile[]
  phase: Phase
  round: number
  first: Colour
  /** In seat order. */
  players: Player[]
  turn?: Turn
  building?: MapBuilding
  draft?: number
  placing?: Colour
  tiles: Record<string, number>
  piles: LoadCounts
  feature_pile: Partial<Record<FeatureName, number>>
  hazards: { pile: Record<string, number>; under: string[] }
  jokers_seen: string[]
  first_finish: number | null
  you: number | null
  waiting: number[]
  asked: { question: string; car: Colour; seat: number } | null
  stopwatch: { laps: number; notch: number; score: number }
}

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

export interface RallyModel extends RallyView {
  /** Whose turn is being shown. */
  acting: Colour | null
  effects: MomentaryEffects
  /** Votes for FINISH that have been shown. */
  votes: (TileSpot & { car: Colour })[]
  /** What the model needs of the scene. */
  known: Pick<Scene, 'kinds'>
}

export interface TileKind {
  kind: string
  /** Road ends as the tile lies. */
  ends: Direction[]
  sign: 'hazard' | 'service' | 'checkpoint' | null
  intersection: boolean
  count: number
  rotations: Rotation[]
}

/** What of a table never changes. */
export interface Scene {
  map: Tile[] | null
  kinds: TileKind[]
  colours: { colour: Colour; count: number }[]
  features: { feature: FeatureName; count: number }[]
  cards: { card: CardName; count: number }[]
  hazards: { hazard: string; count: number; fix: string[] }[]
  jokers: { joker: string; count: number }[]
  weather: { weather: Weather; faces: number }[]
  boards: { rally: number; assistance: number; features: number }
  limits: Record<CardName, number>
  by_players: Record<string, { cards: Record<CardName, number>; features: Record<FeatureName, number> }>
  notches: number
}

/** One complete move of the rally car. */
export interface Plan {
  steps: StepDirection[]
  /** The cells that it enters, in order; a card that leads nowhere enters none. */
  cells: string[]
  end: string
  nose: Direction
  /** Fuel spent, and fuel left. */
  fuel: number
  left: number
  /** Road-book cards that it costs. */
  cards: StepDirection[]
  ends: 'stop' | 'hazard' | 'finish' | 'dead_end' | 'nowhere'
  token: number | null
  /** The first tile is one where it may not end. */
  overtaking: boolean
}

/** What the engine tells the seat that is asked. */
export interface Preview {
  plans?: Plan[]
  stay?: { allowed: boolean; why: 'moved' | 'no-plan' | 'overtaking-only' | 'owed' }
  distance?: Partial<Record<StepDirection, number>>
  out?: { feature: FeatureName; causes: OutageCause[] }[]
  reach?: { cell: string; fuel: number }[]
  warnings?: string[]
}

/** Rallyman: GT's view, scene and preview, as the server writes them (docs/positions/rallyman_gt.md). */

/** A speed as it is written on a marker; `"00"` beside the track. */
export type Speed = number | '00'
export type Danger = 'yellow' | 'orange' | 'red'
export type Weather = 'sun' | 'rain'
export type Tyres = 'asphalt' | 'rain' | 'soft'
export type DieFace = 'clear' | 'warning'
export type DamageToken = 'gear' | 'brake' | 'gas' | 'weather' | 'yellow_flag' | 'green_flag'
export type Point = [number, number]

export interface Car {
  colour: string
  seat: number
  status: 'road' | 'off' | 'pit' | 'finished' | 'retired'
  /** The space of the car, or of its marker while it is off the track or in the pits. */
  at: string | null
  speed: Speed
  played: boolean
  crossings: number
  focus: number
  damage: Partial<Record<DamageToken, number>>
  tyres: Tyres | null
  tyre_turns: number
  class: string
  backwards: boolean
  side: 'left' | 'right' | null
  zone: 'tyres' | 'repair' | 'both' | null
  /** Null, as the threshold is, while tyres are chosen in secret. */
  dice: { gear: number; gas: number; brake: number; boost: number } | null
  threshold: number | null
}

/** How far a turn has come; which fields there are depends on the phase. */
export interface Turn {
  /** Steps in notation: `gear 3 1:B1`, `gas 1:I1`, `brake 1 1 2:A1`. */
  plan: string[]
  made?: number
  warnings?: number
  secured?: number
  faces?: DieFace[][]
  /** Steps laid again, each with the warnings that its dice show; null while that is asked. */
  relaid?: [string, number | null][]
  /** Where the plan leads, and the speed there, while something is planned. */
  at?: string
  speed?: number
}

/** A position without its settings: the race, or the qualifying lap of one car. */
export interface RunView {
  seats: number
  solo: boolean
  phase: string
  /** Rounds with an odd number are white, the others black. */
  round: number
  weather: Weather
  /** In grid order. */
  cars: Car[]
  /** Who is still to play this round; the first is on turn. */
  order: string[]
  turn?: Turn
  bag: Partial<Record<DamageToken, number>>
  finished: string[]
  retired: string[]
  sheet: Speed[]
  times: Record<string, number> | null
}

export interface GtView extends RunView {
  title: string
  settings: Record<string, unknown>
  you: number | null
  waiting: number[]
  asked: { question: string; car: string | null; seat: number | null } | null
  runs?: RunView[]
}

/** A die that has just been rolled, for as long as its group of events is looked at. */
export interface RolledDie {
  car: string
  /** `gear-1` … `gear-6`, `gas`, `brake`, `boost`. */
  die: string
  face: DieFace
}

export type FlashKind = 'spin' | 'off' | 'warned' | 'blocked' | 'joy' | 'damage' | 'secured'

/** What is there for a moment while events are shown. */
export interface MomentaryEffects {
  /** The dice that are rolling. */
  rolling: RolledDie[]
  flashes: { car: string; kind: FlashKind; token?: DamageToken }[]
}

export interface GtModel extends GtView {
  /** Whose turn is being shown. */
  acting: string | null
  effects: MomentaryEffects
}

export interface Tile {
  index: number
  tile: string
  number: string
  side: string
  q: number
  r: number
  rot: number
  reversed: boolean
  shape: string
  danger: Danger
  inside: 'left' | 'right' | null
  corner: boolean
  x: number
  y: number
  /** The middle of the road, in driving direction. */
  path: Point[]
  entry: number
  exit: number
}

export interface Space {
  space: string
  tile: number
  lane: string
  limit: number | null
  /** Painted as a triangle: the limit is dangerous. */
  hazard: boolean
  middle: boolean
  pit: boolean
  u: [number, number]
  from: number
  to: number
  x: number
  y: number
  /** Degrees clockwise from north. */
  heading: number
  outline: Point[]
}

export interface Link {
  from: string
  to: string
  kind: 'straight' | 'diagonal'
  limit: number | null
  warnings: number
  line: boolean
}

export interface DottedLine {
  tile: number
  line: number
  u: [number, number]
  kind: 'limit' | 'hazard'
  value: number
  points: [Point, Point]
}

/** What of a table never changes. Hexagons have a circumradius of 1, and y grows downward. */
export interface Scene {
  circuit: string
  name: string
  direction: 'clockwise' | 'counter-clockwise'
  laps: number
  lap: number
  minutes: number
  tiles: Tile[]
  spaces: Space[]
  links: Link[]
  dots: DottedLine[]
  finish: [Point, Point] | null
  grid: string[]
  ideal: string[]
  pit: { q: number; r: number; x: number; y: number } | null
  /** The time sheet: its rows from the top, and the turns of one sheet. */
  sheet: { rows: { marker: string; seconds: number }[]; turns: number }
}

export interface Crash {
  marker: Speed
  tokens: number
}

/** A step of the plan that is not made yet. */
export interface PlanStep {
  step: string
  to: string
  speed: number
  dice: number
  warnings: number
  too_fast: boolean
  finishes: boolean
  chance: number[]
  /** Losing control, from now to this step. */
  loss: number
  /** A cannon start that is spoiled and ends the turn after its one step. */
  spoiled: number
  here: number
  crash: Crash
}

/** A step that may be laid next; `shows` while dice are laid again, `finishes` and the odds otherwise. */
export interface NextStep {
  step: string
  to: string
  speed: number
  warnings: number
  too_fast: boolean
  crash: Crash
  finishes?: boolean
  loss?: number
  spoiled?: number
  shows?: number[]
}

export type PlanChoice = 'roll' | 'stop' | 'secure' | 'flat_out'

/** The exact odds, for the seat on turn; empty for everybody else. */
export interface Preview {
  threshold?: number
  warnings?: number
  plan?: PlanStep[]
  flat_out?: { loss: number; spoiled: number; focus: number } | null
  next?: NextStep[]
  choices?: Partial<Record<PlanChoice, { seconds: number; cost?: number }>>
}

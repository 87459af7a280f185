/** Generated from declarations in Python; do not edit. `python tools/web_types.py` writes it anew. */

export type CarName = 'blue' | 'red' | 'yellow' | 'green' | 'orange' | 'purple'

export type TyresName = 'asphalt' | 'rain' | 'soft'

export type RoundName = 'white' | 'black'

export type SpeedName = '00' | '0' | '1' | '2' | '3' | '4' | '5' | '6'

export type DieName = 'gas' | 'gear-1' | 'gear-2' | 'gear-3' | 'gear-4' | 'gear-5' | 'gear-6' | 'brake' | 'boost'

export type FaceName = 'clear' | 'warning'

export type DangerName = 'yellow' | 'orange' | 'red'

export type SideName = 'left' | 'right'

export type TokenName = 'gear' | 'brake' | 'gas' | 'weather' | 'yellow_flag' | 'green_flag'

export type WeatherName = 'sun' | 'rain'

export type ZoneName = 'tyres' | 'repair' | 'both'

export type Event =
  | {
      event: 'tyres_chosen'
      car: CarName
      tyres: TyresName
    }
  | {
      event: 'qualifying'
    }
  | {
      event: 'qualified'
      car: CarName
      seconds: number
    }
  | {
      event: 'grid'
      car: CarName
      place: number
      space: string
    }
  | {
      event: 'round'
      number: number
      colour: RoundName
    }
  | {
      event: 'turn'
      car: CarName
      speed: SpeedName
    }
  | {
      event: 'rolls'
      car: CarName
      die: DieName
      face: FaceName
    }
  | {
      event: 'secures'
      car: CarName
      dice: number
      cost: number
    }
  | {
      event: 'moves'
      car: CarName
      space: string
      speed: SpeedName
    }
  | {
      event: 'warned'
      car: CarName
      warnings: number
      threshold: number
    }
  | {
      event: 'stops'
      car: CarName
      space: string
    }
  | {
      event: 'flat_out'
      car: CarName
      dice: number
    }
  | {
      event: 'flat_out_holds'
      car: CarName
      warnings: number
      threshold: number
    }
  | {
      event: 'flat_out_fails'
      car: CarName
      warnings: number
      threshold: number
    }
  | {
      event: 'gains_focus'
      car: CarName
      tokens: number
    }
  | {
      event: 'cannon_fails'
      car: CarName
    }
  | {
      event: 'marker'
      car: CarName
      speed: SpeedName
    }
  | {
      event: 'too_fast'
      car: CarName
      speed: SpeedName
      limit: number
    }
  | {
      event: 'loses_control'
      car: CarName
      space: string
      speed: SpeedName
      danger: DangerName
    }
  | {
      event: 'spins'
      car: CarName
    }
  | {
      event: 'leaves_track'
      car: CarName
      side: SideName
    }
  | {
      event: 'draws'
      car: CarName
      token: TokenName
    }
  | {
      event: 'bag_empty'
      car: CarName
    }
  | {
      event: 'weather'
      weather: WeatherName
    }
  | {
      event: 'flag_out'
      car: CarName
    }
  | {
      event: 'flag_in'
      car: CarName
    }
  | {
      event: 'blocked'
      car: CarName
    }
  | {
      event: 'towed'
      car: CarName
    }
  | {
      event: 'recovers'
      car: CarName
      space: string
    }
  | {
      event: 'stays_off'
      car: CarName
      space: string
    }
  | {
      event: 'pits'
      car: CarName
      zone: ZoneName
    }
  | {
      event: 'fits'
      car: CarName
      tyres: TyresName
    }
  | {
      event: 'repairs'
      car: CarName
      tokens: number
    }
  | {
      event: 'pit_waits'
      car: CarName
    }
  | {
      event: 'returns'
      car: CarName
      space: string
    }
  | {
      event: 'stays_in'
      car: CarName
      space: string
    }
  | {
      event: 'crosses'
      car: CarName
      crossings: number
    }
  | {
      event: 'finishes'
      car: CarName
      place: number
    }
  | {
      event: 'timed'
      car: CarName
      speed: SpeedName
      seconds: number
    }
  | {
      event: 'lap_time'
      car: CarName
      total: number
      gained: number
      final: number
    }
  | {
      event: 'concedes'
      car: CarName
    }
  | {
      event: 'over'
    }

export type ClassName = 'GT6' | 'GT6_BOP' | 'GT5' | 'GT5_BOP' | 'GT4'

/**
 * The name of a space in parts. `bend` is the number of the bend that it lies in or, if it `is_after`, behind; 0 on
 *     the start straight. `row` tells apart those on the same side; 0 where there is one only.
 */
export interface PlaceName {
  kind: 'bend' | 'hairpin' | 'chicane' | 'none'
  bend: number
  after: number
  side: 'left' | 'middle' | 'right' | 'inside' | 'outside' | 'all'
  row: number
}

export interface DiceAllowance {
  gear: number
  gas: number
  brake: number
  boost: number
}
/**
 * A car, at its space, or at that of its marker while it is off the track or in the pits. Tyres, dice and threshold
 *     are null while tyres are chosen in secret.
 */
export interface Car {
  colour: CarName
  seat: number
  status: 'road' | 'off' | 'pit' | 'finished' | 'retired'
  at: string | null
  speed: number | '00'
  crossings: number
  focus: number
  damage: {
    [k: string]: number
  }
  tyre_turns: number
  class: ClassName
  side: SideName | null
  zone: ZoneName | null
  played: boolean
  backwards: boolean
  tyres: TyresName | null
  dice: DiceAllowance | null
  threshold: number | null
}
/**
 * How far a turn has come, by phase. Steps are written in notation; steps laid again have the warnings that their
 *     dice show, null while that is asked. `at` and `speed` are where the plan leads.
 */
export interface Turn {
  plan: string[]
  made?: number
  warnings?: number
  secured?: number
  faces?: FaceName[][]
  relaid?: [string, number | null][]
  at?: string
  speed?: number
}
/**
 * A position without its settings: the race, or the qualifying lap of one car. Cars are in grid order; the first in
 *     `order` is on turn.
 */
export interface RunView {
  seats: number
  solo: boolean
  round: number
  weather: WeatherName
  phase: 'tyres' | 'qualifying' | 'grid' | 'round' | 'turn' | 'plan' | 'rolling' | 'relay' | 'side' | 'pit' | 'over'
  cars: Car[]
  order: CarName[]
  turn?: Turn
  bag: {
    [k: string]: number
  }
  finished: CarName[]
  retired: CarName[]
  sheet: (number | '00')[]
  times: {
    [k: string]: number
  } | null
}

export interface Asked {
  question: string
  car: CarName | null
  seat: number | null
}
/**
 * The settings of a game; the circuit may be one of its own.
 */
export interface Settings {
  laps: number
  preset: 'first_race' | 'full_race'
  weather: 'sun' | 'rain'
  tyres: 'asphalt' | 'secret' | 'open'
  cannon_start: boolean
  qualifying: boolean
  changing_weather: boolean
  recovery_turn_counts: boolean
  overtake_scope: 'beside' | 'row'
  car_class: 'GT6' | 'GT6_BOP' | 'GT5' | 'GT5_BOP' | 'GT4'
  soft_tyres: boolean
  circuit: string
}
/**
 * The position as a seat or a spectator sees it.
 */
export interface View {
  seats: number
  solo: boolean
  round: number
  weather: WeatherName
  phase: 'tyres' | 'qualifying' | 'grid' | 'round' | 'turn' | 'plan' | 'rolling' | 'relay' | 'side' | 'pit' | 'over'
  cars: Car[]
  order: CarName[]
  turn?: Turn
  bag: {
    [k: string]: number
  }
  finished: CarName[]
  retired: CarName[]
  sheet: (number | '00')[]
  times: {
    [k: string]: number
  } | null
  title: string
  settings: Settings
  circuit: unknown
  runs?: RunView[]
  you: number | null
  waiting: number[]
  asked: Asked | null
}
/**
 * A tile as it lies; its path is the middle of the road in driving direction.
 */
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
  danger: DangerName
  inside: SideName | null
  corner: boolean
  x: number
  y: number
  path: [number, number][]
  entry: number
  exit: number
}

export interface Space {
  space: string
  tile: number
  lane: string
  limit: number | null
  hazard: boolean
  middle: boolean
  pit: boolean
  /**
   * @minItems 2
   * @maxItems 2
   */
  u: [number, number]
  from: number
  to: number
  x: number
  y: number
  heading: number
  outline: [number, number][]
  place: PlaceName
}

export interface Link {
  from: string
  to: string
  kind: 'straight' | 'diagonal'
  limit: number | null
  warnings: number
  line: boolean
}
/**
 * A dotted line across some of the road.
 */
export interface DottedLine {
  tile: number
  line: number
  /**
   * @minItems 2
   * @maxItems 2
   */
  u: [number, number]
  kind: 'limit' | 'hazard'
  value: number
  /**
   * @minItems 2
   * @maxItems 2
   */
  points: [[number, number], [number, number]]
}

export interface PitTile {
  q: number
  r: number
  x: number
  y: number
}

export interface SheetRow {
  marker: string
  seconds: number
}

export interface Sheet {
  rows: SheetRow[]
  turns: number
}
/**
 * What is needed to draw tiles. Hexagons have a circumradius of 1, and y grows downward.
 */
export interface DrawnRoad {
  tiles: Tile[]
  spaces: Space[]
  links: Link[]
  dots: DottedLine[]
  finish: [[number, number], [number, number]] | null
  grid: string[]
  ideal: string[]
  pit: PitTile | null
}
/**
 * The circuit with all its spaces.
 */
export interface Scene {
  tiles: Tile[]
  spaces: Space[]
  links: Link[]
  dots: DottedLine[]
  finish: [[number, number], [number, number]] | null
  grid: string[]
  ideal: string[]
  pit: PitTile | null
  circuit: string
  name: string
  direction: 'clockwise' | 'counter-clockwise'
  laps: number
  lap: number
  minutes: number
  sheet: Sheet
}

export interface Crash {
  marker: number | '00'
  tokens: number
}
/**
 * A step of the plan that is not made yet. `loss`: control is lost up to this step; `spoiled`: a cannon start is
 *     spoiled and ends the turn after its one step; `here`: control is lost in this step.
 */
export interface PlanStep {
  step: string
  to: string
  speed: number
  dice: number
  warnings: number
  too_fast: boolean
  finishes: boolean
  chance: number[]
  loss: number
  spoiled: number
  here: number
  crash: Crash
}
/**
 * A step that may be laid next; `shows` while dice are laid again, `finishes` and the odds otherwise.
 */
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

export interface FlatOut {
  loss: number
  spoiled: number
  focus: number
}

export interface Worth {
  seconds: number
  cost?: number
}
/**
 * What may be decided of a plan.
 */
export interface Choices {
  roll?: Worth
  stop?: Worth
  secure?: Worth
  flat_out?: Worth
}
/**
 * The exact odds, for the seat on turn; empty for everybody else.
 */
export interface Preview {
  threshold?: number
  warnings?: number
  plan?: PlanStep[]
  flat_out?: FlatOut | null
  next?: NextStep[]
  choices?: Choices
}
/**
 * A tile side as it is driven one way, with the road coming in from below. `turning`: degrees to the right.
 */
export interface DrivenWay {
  tiles: Tile[]
  spaces: Space[]
  links: Link[]
  dots: DottedLine[]
  finish: [[number, number], [number, number]] | null
  grid: string[]
  ideal: string[]
  pit: PitTile | null
  reversed: boolean
  turning: number
}
/**
 * A side of a tile, driven as it is and reversed.
 */
export interface TileSide {
  tile: string
  side: 'a' | 'b'
  shape: string
  danger: DangerName
  inside: SideName | null
  is_corner: boolean
  lanes_entry: number
  lanes_exit: number
  limits: number[]
  /**
   * @minItems 2
   * @maxItems 2
   */
  ways: [DrivenWay, DrivenWay]
}

export interface TilePiece {
  number: string
  copies: number
  start: boolean
  sides: TileSide[]
}

export interface Design {
  name?: string
  tiles: string[]
}

export interface Pattern {
  pattern: string
  design: Design
}
/**
 * What there is to build with.
 */
export interface BuildingMaterial {
  pieces: TilePiece[]
  patterns: Pattern[]
  blank: Design
  most: number
}
/**
 * The open end of the road: the next hexagon, the edge where the road comes in, and the tile that lies there.
 */
export interface OpenEnd {
  q: number
  r: number
  x: number
  y: number
  edge: number
  lanes: number
  taken: number | null
}
/**
 * What is worth knowing of a circuit; `minutes` for one lap, two, three.
 */
export interface DesignFacts {
  tiles: number
  spaces: number
  corners: number
  closed: boolean
  lap: number | null
  direction: ('clockwise' | 'counter-clockwise') | null
  turning: number
  minutes: number[]
  left: {
    [k: string]: number
  }
  end: OpenEnd | null
}
/**
 * A tile that could be laid at a place, and how it would lie.
 */
export interface OfferedPiece {
  tile: string
  reversed: boolean
  q: number
  r: number
  rot: number
  closes: boolean
}

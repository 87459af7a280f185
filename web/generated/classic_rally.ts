/** Generated from declarations in Python; do not edit. `python tools/web_types.py` writes it anew. */

export type ColourName = 'white' | 'black' | 'red' | 'yellow'

export type KindName =
  | 'start'
  | 'finish'
  | 'crossroads'
  | 't_junction'
  | 'curve'
  | 'straight'
  | 'hazard_straight'
  | 'hazard_curve'
  | 'service_straight'
  | 'checkpoint_1'
  | 'checkpoint_2'
  | 'checkpoint_3'

export type RotationName = '0' | '90' | '180' | '270'

export type JokerName = 'transporter' | 'robber' | 'saboteur' | 'mechanic'

export type FeatureName = 'close_ratio' | 'sport_suspension' | 'power_kit' | 'light_weight'

export type BoardName = 'rally' | 'assistance'

export type CardName = 'fuel' | 'spare_tyre' | 'toolbox' | 'rain_tyres' | 'fog_lights'

export type WeatherName = 'sun' | 'rain' | 'fog' | 'rain_fog'

export type WayName = 'left' | 'straight' | 'right' | 'forward'

export type DirectionName = 'N' | 'E' | 'S' | 'W'

export type HazardName = 'aquaplaning' | 'brakes_failure' | 'flat_tyre' | 'fuel_leak' | 'pothole' | 'power_failure'

export type ExchangeName = 'assist' | 'transporter' | 'rally' | 'assistance' | 'robber'

export type PlaceName = 'rally' | 'assistance' | 'pile'

export type Event =
  | {
      event: 'rolls_first'
      car: ColourName
      one: number
      two: number
    }
  | {
      event: 'first_player'
      car: ColourName
    }
  | {
      event: 'draws_tile'
      car: ColourName
      kind: KindName
    }
  | {
      event: 'lays_tile'
      car: ColourName
      kind: KindName
      cell: string
      rotation: RotationName
    }
  | {
      event: 'holds_tile'
      car: ColourName
      kind: KindName
    }
  | {
      event: 'all_stuck'
      count: number
    }
  | {
      event: 'builds_anew'
    }
  | {
      event: 'votes'
      car: ColourName
      cell: string
      rotation: RotationName
    }
  | {
      event: 'rolls_finish'
      car: ColourName
      one: number
      two: number
    }
  | {
      event: 'gets_joker'
      car: ColourName
      joker: JokerName
    }
  | {
      event: 'gets_feature'
      car: ColourName
      feature: FeatureName
    }
  | {
      event: 'loads'
      car: ColourName
      board: BoardName
      card: CardName
      count: number
    }
  | {
      event: 'places_assistance'
      car: ColourName
      cell: string
    }
  | {
      event: 'round'
      number: number
    }
  | {
      event: 'turn'
      car: ColourName
    }
  | {
      event: 'leaks'
      car: ColourName
      count: number
    }
  | {
      event: 'barred'
      car: ColourName
    }
  | {
      event: 'rolls'
      car: ColourName
      one: number
      two: number
      weather: WeatherName
    }
  | {
      event: 'disabled'
      car: ColourName
      feature: FeatureName
    }
  | {
      event: 'plays_card'
      car: ColourName
      way: WayName
    }
  | {
      event: 'steps'
      car: ColourName
      cell: string
      nose: DirectionName
      fuel: number
    }
  | {
      event: 'overtakes'
      car: ColourName
    }
  | {
      event: 'nowhere'
      car: ColourName
      way: WayName
    }
  | {
      event: 'reverses'
      car: ColourName
      nose: DirectionName
    }
  | {
      event: 'stops'
      car: ColourName
      cell: string
    }
  | {
      event: 'draws_hazard'
      car: ColourName
      hazard: HazardName
    }
  | {
      event: 'fixed'
      car: ColourName
    }
  | {
      event: 'token'
      car: ColourName
      number: number
    }
  | {
      event: 'turns'
      car: ColourName
      nose: DirectionName
    }
  | {
      event: 'assistance'
      car: ColourName
      cell: string
    }
  | {
      event: 'opens'
      car: ColourName
      exchange: ExchangeName
    }
  | {
      event: 'moves_card'
      car: ColourName
      card: CardName
      from: PlaceName
      to: PlaceName
    }
  | {
      event: 'robs'
      car: ColourName
      other: ColourName
      card: CardName
    }
  | {
      event: 'gives_back'
      car: ColourName
      other: ColourName
      card: CardName
    }
  | {
      event: 'closes'
      car: ColourName
      exchange: ExchangeName
    }
  | {
      event: 'repairs'
      car: ColourName
      card: CardName
    }
  | {
      event: 'mended'
      car: ColourName
      hazard: HazardName
    }
  | {
      event: 'plays_joker'
      car: ColourName
      joker: JokerName
    }
  | {
      event: 'sabotaged'
      car: ColourName
    }
  | {
      event: 'finishes'
      car: ColourName
      round: number
    }
  | {
      event: 'retires'
      car: ColourName
    }
  | {
      event: 'concedes'
      car: ColourName
    }
  | {
      event: 'stopwatch'
      notches: number
    }
  | {
      event: 'over'
    }

export type PlanEndName = 'stop' | 'hazard' | 'finish' | 'dead_end' | 'nowhere'

export interface Settings {
  map: 'beginner' | 'built'
  remove_service_station: boolean
  chrono: boolean
  full_ranking: boolean
  max_rounds: number
}

export interface Tile {
  kind: KindName
  at: string
  rotation: number
}

export interface TileSpot {
  at: string
  rotation: number
}

export interface FittedFeature {
  feature: FeatureName
  sabotaged: boolean
  marked: boolean
}

export interface Outage {
  feature: FeatureName
  causes: ('dice' | 'hazard' | 'sabotage')[]
}
/**
 * The assistance car; what others load is secret at first.
 */
export interface Assistance {
  at: string | null
  load: {
    [k: string]: number
  } | null
}

export interface Capacity {
  rally: number
  assistance: number
}
/**
 * A player. Of others one sees how many cards the road book has, that they have a joker, that they have voted, and
 *     while load-outs are secret nothing of their load.
 */
export interface Player {
  colour: ColourName
  status: 'racing' | 'finished' | 'retired'
  at: string | null
  assistance: Assistance
  tokens: number[]
  hazards: HazardName[]
  barred: boolean
  bound: boolean
  ready: boolean
  tile: KindName | null
  finished_round: number | null
  to_go: number
  nose: DirectionName | null
  features: FittedFeature[]
  load: {
    [k: string]: number
  } | null
  road_book:
    | {
        [k: string]: number
      }
    | number
  joker: JokerName | '?' | null
  vote: TileSpot | boolean | null
  seat: number
  place: number
  fuelled: boolean | null
  immobile: boolean
  active: FeatureName[]
  out: Outage[]
  capacity: Capacity
}

export interface BothBoards {
  rally: {
    [k: string]: number
  }
  assistance: {
    [k: string]: number
  }
}
/**
 * An exchange that is open. Whether a rally move is owed is told to who moves: it hangs on the road book.
 */
export interface Exchange {
  kind: ExchangeName
  owed: boolean | null
  before: BothBoards
  robbed?: {
    [k: string]: {
      [k: string]: number
    }
  }
}
/**
 * How far a turn has come. Whether a rally move is owed is told to who moves.
 */
export interface Turn {
  player: ColourName
  weather: WeatherName | null
  moved: boolean
  assistance_moved: boolean
  distance: number
  exchange: Exchange | null
  dice: [number, number] | null
  owed: boolean | null
}
/**
 * How far the map has come.
 */
export interface MapBuilding {
  player: ColourName
  drawn: KindName | null
  fruitless: number
  stuck: number
}
/**
 * The hazard cards: the pile, and those under it.
 */
export interface Hazards {
  pile: {
    [k: string]: number
  }
  under: HazardName[]
}

export interface Asked {
  question: string
  car: ColourName
  seat: number
}

export interface Stopwatch {
  laps: number
  notch: number
  score: number
}
/**
 * The position as a seat or a spectator sees it.
 */
export interface View {
  seats: number
  phase:
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
  round: number
  first: ColourName
  tiles: {
    [k: string]: number
  }
  piles: {
    [k: string]: number
  }
  feature_pile: {
    [k: string]: number
  }
  hazards: Hazards
  jokers_seen: JokerName[]
  first_finish: number | null
  building?: MapBuilding
  draft?: number
  placing?: ColourName
  turn?: Turn
  title: string
  settings: Settings
  map: Tile[]
  players: Player[]
  you: number | null
  waiting: number[]
  asked: Asked | null
  stopwatch: Stopwatch
}
/**
 * A kind of tile, with its road ends as it lies.
 */
export interface TileKind {
  kind: KindName
  ends: DirectionName[]
  sign: ('hazard' | 'service' | 'checkpoint') | null
  intersection: boolean
  count: number
  rotations: (0 | 90 | 180 | 270)[]
}

export interface ColourCount {
  colour: ColourName
  count: number
}

export interface FeatureCount {
  feature: FeatureName
  count: number
}

export interface CardCount {
  card: CardName
  count: number
}

export interface HazardCount {
  hazard: HazardName
  count: number
  fix: string[]
}

export interface JokerCount {
  joker: JokerName
  count: number
}

export interface WeatherFaces {
  weather: WeatherName
  faces: number
}

export interface Boards {
  rally: number
  assistance: number
  features: number
}

export interface InPlay {
  cards: {
    [k: string]: number
  }
  features: {
    [k: string]: number
  }
}
/**
 * The beginner map, tiles and cards.
 */
export interface Scene {
  map: Tile[] | null
  kinds: TileKind[]
  colours: ColourCount[]
  features: FeatureCount[]
  cards: CardCount[]
  hazards: HazardCount[]
  jokers: JokerCount[]
  weather: WeatherFaces[]
  boards: Boards
  limits: {
    [k: string]: number
  }
  by_players: {
    [k: string]: InPlay
  }
  notches: number
}
/**
 * One complete move of the rally car: the cells that it enters, fuel spent and left, road-book cards that it costs.
 *     `overtaking`: its first tile is one where it may not end.
 */
export interface Plan {
  steps: WayName[]
  cells: string[]
  end: string
  nose: DirectionName
  fuel: number
  left: number
  cards: WayName[]
  ends: PlanEndName
  token: number | null
  overtaking: boolean
}

export interface Stay {
  allowed: boolean
  why: 'moved' | 'no-plan' | 'overtaking-only' | 'owed'
}

export interface CellFuel {
  cell: string
  fuel: number
}
/**
 * What the engine tells the seat that is asked.
 */
export interface Preview {
  plans?: Plan[]
  stay?: Stay
  distance?: {
    [k: string]: number
  }
  out?: Outage[]
  reach?: CellFuel[]
  warnings?: string[]
}

/** Generated from declarations in Python; do not edit. `python tools/web_types.py` writes it anew. */

export type DriverName = 'pupetta' | 'don_moccioco' | 'spender' | 'duke' | 'parker'

export type TileName =
  | 'smooth_ride'
  | 'bulletproof'
  | 'solid_tyres'
  | 'crane_pass'
  | 'ballast'
  | 'mortar'
  | 'bribed_cops'
  | 'ramp_collector'
  | 'pump_gun'
  | 'rear_gunner'
  | 'trick_bullet'
  | 'gunsmith'
  | 'rolling_garage'
  | 'mine'
  | 'oil_slick'
  | 'acid_pool'
  | 'nitro'
  | 'firebomb'
  | 'tuneup_wheel'
  | 'tuneup_speed'
  | 'sport_pack'
  | 'spare_panels'
  | 'double_up'
  | 'power_steering'
  | 'road_crew'
  | 'forklift'
  | 'envelope'
  | 'second_wind'
  | 'loaded_die'

export type HazardName =
  | 'container'
  | 'barrier_1'
  | 'barrier_2'
  | 'barrier_3'
  | 'police_1'
  | 'police_2'
  | 'police_3'
  | 'police_4'
  | 'nails_2'
  | 'nails_3'
  | 'nails_4'
  | 'speed_limit'

export type DiceName =
  | '1'
  | '2'
  | '12'
  | '3'
  | '13'
  | '23'
  | '123'
  | '4'
  | '14'
  | '24'
  | '124'
  | '34'
  | '134'
  | '234'
  | '1234'
  | '5'
  | '15'
  | '25'
  | '125'
  | '35'
  | '135'
  | '235'
  | '1235'
  | '45'
  | '145'
  | '245'
  | '1245'
  | '345'
  | '1345'
  | '2345'
  | '12345'

export type ShownName = 'speed' | 'wheel' | 'shot' | 'repair' | 'breakage' | 'none'

export type DirectionName = 'F' | 'B' | 'FL' | 'FR' | 'BL' | 'BR'

export type FaceName = 'speed' | 'wheel' | 'shot' | 'repair' | 'breakage'

export type Event =
  | {
      event: 'picks'
      seat: number
      car: DriverName
      space: string
      cash: number
    }
  | {
      event: 'offers'
      tile: TileName
      price: number
    }
  | {
      event: 'round'
      number: number
    }
  | {
      event: 'in_order'
      place: number
      car: DriverName
    }
  | {
      event: 'reveals'
      hazard: HazardName
    }
  | {
      event: 'places'
      car: DriverName
      hazard: HazardName
      space: string
      count: number
    }
  | {
      event: 'discards'
      car: DriverName
      hazard: HazardName
    }
  | {
      event: 'turn'
      car: DriverName
      speed: number
    }
  | {
      event: 'loses_turn'
      car: DriverName
    }
  | {
      event: 'lays_ramp'
      car: DriverName
      space: string
    }
  | {
      event: 'services'
      car: DriverName
      price: number
    }
  | {
      event: 'rolls'
      car: DriverName
      dice: DiceName
      one: ShownName
      two: ShownName
      three: ShownName
      four: ShownName
      five: ShownName
    }
  | {
      event: 'cancels'
      car: DriverName
      pairs: number
    }
  | {
      event: 'breaks'
      car: DriverName
      points: number
    }
  | {
      event: 'repairs'
      car: DriverName
      points: number
      body: number
    }
  | {
      event: 'restarts'
      car: DriverName
    }
  | {
      event: 'dial'
      car: DriverName
      speed: number
    }
  | {
      event: 'moves'
      car: DriverName
      space: string
    }
  | {
      event: 'collects'
      car: DriverName
      amount: number
      space: string
    }
  | {
      event: 'handbrake'
      car: DriverName
    }
  | {
      event: 'turns_home'
      car: DriverName
    }
  | {
      event: 'sells'
      car: DriverName
      count: number
      amount: number
    }
  | {
      event: 'rams'
      car: DriverName
      other: DriverName
      direction: DirectionName
    }
  | {
      event: 'crashes'
      car: DriverName
      other: DriverName
      direction: DirectionName
      points: number
    }
  | {
      event: 'contact'
      car: DriverName
      other: DriverName
    }
  | {
      event: 'pile_up'
      car: DriverName
      points: number
    }
  | {
      event: 'squeezed'
      car: DriverName
    }
  | {
      event: 'holds'
      car: DriverName
    }
  | {
      event: 'pushed'
      car: DriverName
      space: string
    }
  | {
      event: 'hits'
      car: DriverName
      space: string
      points: number
    }
  | {
      event: 'scrapes'
      car: DriverName
      space: string
    }
  | {
      event: 'damaged'
      car: DriverName
      points: number
      amount: number
      space: string
      body: number
    }
  | {
      event: 'spins_out'
      car: DriverName
    }
  | {
      event: 'falls'
      car: DriverName
      space: string
    }
  | {
      event: 'bad_road'
      car: DriverName
      space: string
    }
  | {
      event: 'breaks_barriers'
      car: DriverName
      count: number
      space: string
    }
  | {
      event: 'takes_nails'
      car: DriverName
      count: number
      space: string
    }
  | {
      event: 'slowed'
      car: DriverName
      speed: number
    }
  | {
      event: 'speed_trap'
      car: DriverName
      speed: number
      space: string
    }
  | {
      event: 'shifts'
      count: number
      from: string
      to: string
    }
  | {
      event: 'removes_police'
      count: number
      space: string
    }
  | {
      event: 'blows_up'
      car: DriverName
      space: string
    }
  | {
      event: 'slides'
      car: DriverName
      space: string
    }
  | {
      event: 'loses_wheels'
      car: DriverName
    }
  | {
      event: 'shoots'
      car: DriverName
      direction: DirectionName
    }
  | {
      event: 'fires_mortar'
      car: DriverName
      direction: DirectionName
    }
  | {
      event: 'blasts'
      car: DriverName
    }
  | {
      event: 'tricks'
      car: DriverName
      other: DriverName
    }
  | {
      event: 'bombs'
      car: DriverName
      space: string
    }
  | {
      event: 'struck'
      car: DriverName
    }
  | {
      event: 'bulletproof'
      car: DriverName
    }
  | {
      event: 'barriers_gone'
      count: number
      space: string
    }
  | {
      event: 'hits_ramp'
      car: DriverName
      space: string
    }
  | {
      event: 'on_ramp'
      car: DriverName
      space: string
    }
  | {
      event: 'jumps'
      car: DriverName
      space: string
      far: number
    }
  | {
      event: 'landing'
      car: DriverName
      face: FaceName
      short: number
    }
  | {
      event: 'bounces'
      car: DriverName
      space: string
    }
  | {
      event: 'takes_bill'
      car: DriverName
      amount: number
    }
  | {
      event: 'lands'
      car: DriverName
      space: string
    }
  | {
      event: 'buys'
      car: DriverName
      tile: TileName
      price: number
    }
  | {
      event: 'pays'
      car: DriverName
      amount: number
      debt: number
    }
  | {
      event: 'uses'
      car: DriverName
      tile: TileName
    }
  | {
      event: 'loads'
      car: DriverName
      die: number
      face: FaceName
    }
  | {
      event: 'doubles'
      car: DriverName
      die: number
    }
  | {
      event: 'to_shot'
      car: DriverName
      die: number
    }
  | {
      event: 'gains'
      car: DriverName
      amount: number
    }
  | {
      event: 'carries'
      car: DriverName
      tile: TileName
      from: string
      to: string
    }
  | {
      event: 'lays'
      car: DriverName
      tile: TileName
      space: string
    }
  | {
      event: 'ends_effect'
      car: DriverName
      tile: TileName
    }
  | {
      event: 'renews'
      tile: TileName
    }
  | {
      event: 'volley'
      space: string
      count: number
      car: DriverName
    }
  | {
      event: 'crane'
      car: DriverName
      space: string
      price: number
    }
  | {
      event: 'leaves'
      car: DriverName
      place: number
    }
  | {
      event: 'rewarded'
      car: DriverName
      place: number
      amount: number
    }
  | {
      event: 'arrested'
      car: DriverName
    }
  | {
      event: 'frozen'
    }
  | {
      event: 'sells_ramp'
      car: DriverName
      amount: number
    }
  | {
      event: 'fined'
      car: DriverName
      amount: number
    }
  | {
      event: 'concedes'
      seat: number
    }
  | {
      event: 'over'
    }

export type LandingName = 'clean' | 'rough' | 'failed'

export interface Settings {
  expert: boolean
  gentle_hazards: boolean
  no_shop: boolean
  no_ramps: boolean
  hazards_per_round: 'usual' | '3' | '4' | '5'
  picking_order: 'seats' | 'random'
  hide_cash: boolean
}
/**
 * A car. It is at a space, or `river`, `out`, `arrested`, `conceded`, `air`; nowhere before it is picked.
 */
export interface Car {
  driver: DriverName | null
  at: string | null
  facing: 'F' | 'B'
  homeward: boolean
  body: number
  tiles: TileName[]
  active: TileName[]
  seat: number
  exit: string | null
  speed: number
  body_max?: number
  cash: number
  debt: number
  ramp: boolean
  wrong_way: boolean
}
/**
 * What lies on a space. A mine has the name of its driver.
 */
export interface ThingsOnSpace {
  cash?: number
  barrier?: number
  police?: number
  nails?: number
  speed_limit?: boolean
  container?: boolean
  ramp?: 'F' | 'B'
  mine?: DriverName
  oil_slick?: boolean
  acid_pool?: boolean
}

export interface Wheels {
  free: number
  granted: number
  dice: number
}
/**
 * How far a turn has come; dice that were not rolled are null.
 */
export interface Turn {
  second_wind: boolean
  free_wheels: number
  granted_wheels: number
  granted_speed: number
  movement: number
  nails: number
  bought: boolean
  serviced: boolean
  trick: boolean
  gunsmith: boolean
  mortar: boolean
  spun: boolean
  car: DriverName
  dice: (FaceName | null)[]
  aside: number[]
  lost: number[]
  rolls: number
  rerolls: number
  spent: number[]
  doubled: number | null
  wheels?: Wheels
  shots?: number
  steps?: number
  sale?: number
  speed_after?: number
}
/**
 * The hazard tiles beside the bridge.
 */
export interface Hazards {
  pile: {
    [k: string]: number
  }
  discard: {
    [k: string]: number
  }
  revealed: HazardName[]
  gone: number
}
/**
 * The bonus tiles beside the bridge.
 */
export interface Bonuses {
  pile: {
    [k: string]: number
  }
  discard: {
    [k: string]: number
  }
  shop: (TileName | null)[]
}
/**
 * The open question with what belongs to it, and the tasks that come after it.
 */
export interface Pending {
  question: 'none' | 'place' | 'move' | 'service' | 'shift' | 'bounce' | 'crane'
  car: DriverName | null
  what?: string
  at?: string
  moves_left?: number
  moved?: string[]
  landing?: number
  whole?: boolean
  agenda: ['rest' | 'slide' | 'push' | 'rear' | 'blast', DriverName | null, number, number][]
}

export interface Asked {
  question: string
  car: DriverName | null
  seat: number
}
/**
 * How a car stands in the race and in money.
 */
export interface MoneyStanding {
  seat: number
  driver: DriverName | null
  race: number
  worth: number
  reward: number | null
  excluded: boolean
}
/**
 * The position as a seat or a spectator sees it. `wall`: that of how many players stands on the bridge (expert).
 */
export interface View {
  round: number
  any_bought: boolean
  bank: number
  title: string
  settings: Settings
  seats: number
  wall: number | null
  phase:
    | 'setup'
    | 'picking'
    | 'round'
    | 'hazards'
    | 'turn'
    | 'start'
    | 'rolling'
    | 'dice'
    | 'adjusting'
    | 'moving'
    | 'moved'
    | 'closing'
    | 'round_end'
    | 'crane'
    | 'over'
  cars: Car[]
  order: DriverName[]
  road: {
    [k: string]: ThingsOnSpace
  }
  hazards: Hazards
  bonuses: Bonuses
  finished: DriverName[]
  arrested: DriverName[]
  conceded: number[]
  picking?: number[]
  drafting?: DriverName
  turn?: Turn
  pending?: Pending
  you: number | null
  waiting: number[]
  asked: Asked | null
  standing: MoneyStanding[]
}
/**
 * A space of the bridge.
 */
export interface Space {
  space: string
  lane: number
  y: number
  kind: 'road' | 'start'
  zones: number[]
  row: number
  damaged: boolean
  money: number | null
  x: number
  height: number
}
/**
 * What is beside the road.
 */
export interface Edge {
  side: 'left' | 'right'
  y: number
  type: 'river' | 'low_pier' | 'high_pier' | 'bank'
  pier: string | null
}

export interface ZoneLine {
  /**
   * @minItems 2
   * @maxItems 2
   */
  between: [number, number]
  y: number
}

export interface WallPiece {
  space: string
  piece: 'container' | 'police_post'
  officers: number
}

export interface Wall {
  zone: number
  locked: string[]
  turn: string[]
  pieces: WallPiece[]
}

export interface DriverCard {
  driver: DriverName
  colour: string
  body: number
  power: string
}

export interface TileKind {
  tile: TileName
  colour: string
  copies: number
}

export interface HazardKind {
  hazard: HazardName
  kind: string
  amount: number
  copies: number
}

export interface Landing {
  result: LandingName
  damage: number
  short: number
}
/**
 * What things cost: wheels and dollars.
 */
export interface Costs {
  lane_change: number
  handbrake: number
  restart: number
  service: number
  crane: number
  ramp: number
}
/**
 * The bridge, the drivers, the tiles.
 */
export interface Scene {
  expert: boolean
  lanes: number
  exit: number
  spaces: Space[]
  edges: Edge[]
  zone_lines: ZoneLine[]
  walls: {
    [k: string]: Wall
  }
  drivers: DriverCard[]
  tiles: TileKind[]
  hazards: HazardKind[]
  prices: number[]
  free_wheels: {
    [k: string]: number
  }
  rewards: {
    [k: string]: (number | null)[]
  }
  landing: {
    [k: string]: Landing
  }
  costs: Costs
}

export interface Volley {
  from: string
  officers: number
  at: string | null
  car: DriverName | null
}
/**
 * How a car would be.
 */
export interface CarChange {
  car: DriverName
  at: string
  speed: number
  body: number
  cash: number
  debt: number
  facing: 'F' | 'B'
  damage: number
  gain: number
}
/**
 * One outcome of a decision or of a path: how likely it is, by which faces, and what is asked on the way.
 */
export interface Outcome {
  chance: number
  faces: FaceName[]
  events: Event[]
  asks: ('none' | 'place' | 'move' | 'service' | 'shift' | 'bounce' | 'crane')[]
  cars: CarChange[]
}

export interface Reroll {
  decision: string
  odds: {
    [k: string]: number[]
  }
}

export interface PreviewedChoice {
  decision: string
  outcomes: Outcome[]
}

export interface Path {
  steps: DirectionName[]
  outcomes: Outcome[]
}
/**
 * What the engine tells in advance; all but the volleys for the seat that is asked.
 */
export interface Preview {
  volleys: Volley[]
  rerolls?: Reroll[]
  choices?: PreviewedChoice[]
  paths?: Path[]
}

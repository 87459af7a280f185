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

export interface Settings {
  expert: boolean
  gentle_hazards: boolean
  no_shop: boolean
  no_ramps: boolean
  hazards_per_round: 'usual' | '3' | '4' | '5'
  picking_order: 'seats' | 'random'
  hide_cash: boolean
}

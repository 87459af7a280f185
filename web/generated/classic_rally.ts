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

export interface Settings {
  map: 'beginner' | 'built'
  remove_service_station: boolean
  chrono: boolean
  full_ranking: boolean
  max_rounds: number
}

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

export interface Settings {
  circuit: '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8'
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
}

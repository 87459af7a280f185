/** Generated from declarations in Python; do not edit. `python tools/web_types.py` writes it anew. */

export type VehicleName = 'france' | 'england' | 'italy' | 'belgium' | 'suffragettes' | 'torpedo'

export type CardName =
  | 'jerrican'
  | 'supply'
  | 'spare_parts'
  | 'toolbox'
  | 'sponsor'
  | 'guide'
  | 'armed_guard'
  | 'forced_march'
  | 'survey'
  | 'sandstorm'
  | 'bandits'
  | 'broken_track'
  | 'sabotage'
  | 'river_in_spate'

export type EstienneName =
  | 'A1'
  | 'B1'
  | 'C1'
  | 'D1'
  | 'E1'
  | 'F1'
  | 'G1'
  | 'H1'
  | 'A2'
  | 'B2'
  | 'C2'
  | 'D2'
  | 'E2'
  | 'F2'
  | 'G2'
  | 'H2'
  | 'A3'
  | 'B3'
  | 'C3'
  | 'D3'
  | 'E3'
  | 'F3'
  | 'G3'
  | 'H3'

export type ColourName = 'yellow' | 'green' | 'red' | 'blue' | 'purple'

export type TileName =
  | 'F1M0'
  | 'F2M0'
  | 'F1M1'
  | 'F1M0D'
  | 'F1M0S'
  | 'F2M1'
  | 'F3M0'
  | 'F1M1D'
  | 'F1M1S'
  | 'F2M0D'
  | 'F2M0S'
  | 'F1M2S'
  | 'F2M2'
  | 'F2M1D'
  | 'F2M1S'
  | 'F2M2D'
  | 'F3M1S'

export type CityName =
  | 'colomb_bechar'
  | 'in_salah'
  | 'nouadhibou'
  | 'bourem'
  | 'agadez'
  | 'khartoum'
  | 'bamako'
  | 'fort_lamy'
  | 'addis_abeba'
  | 'cotonou'
  | 'bangui'
  | 'kampala'
  | 'stanleyville'
  | 'mombasa'
  | 'pointe_noire'
  | 'luluabourg'
  | 'elisabethville'
  | 'nova_lisboa'
  | 'salisbury'
  | 'livingstone'
  | 'beira'
  | 'walvis_bay'
  | 'johannesburg'
  | 'keetmanshoop'
  | 'umtata'
  | 'le_cap'

export type BecauseName =
  | 'city'
  | 'stop'
  | 'engine'
  | 'allowance'
  | 'no_step'
  | 'turned_back'
  | 'chosen'
  | 'nearest'
  | 'nearer_home'
  | 'lowest'
  | 'none_left'
  | 'arrival_nearer'
  | 'holds'
  | 'own_road'
  | 'your_road'
  | 'beside_you'
  | 'beside_road'
  | 'no_room'
  | 'arrived'
  | 'card'
  | 'bonus'
  | 'river'
  | 'city_beside'
  | 'city_on_road'
  | 'easiest_tile'
  | 'payable_tile'
  | 'only_tile'
  | 'blind'
  | 'open_track'
  | 'level_city'
  | 'sea'
  | 'no_tile_payable'
  | 'no_fuel'
  | 'tile_too_hard'
  | 'no_road'
  | 'has_arrived'
  | 'spaces'
  | 'first'
  | 'recovery'

export type LineName = 'SL1' | 'SL2'

export type DangerName =
  'tile' | 'estienne' | 'lying' | 'sandstorm' | 'bandits' | 'broken_track' | 'sabotage' | 'river_in_spate'

export type AnswerName = 'none' | 'escort' | 'armed_guard'

export type RoadName = 'own' | 'rival'

export type ResultName = 'player' | 'torpedo' | 'success' | 'failure'

export type QuestName = 'Q01' | 'Q02' | 'Q03' | 'Q04' | 'Q05' | 'Q06' | 'Q07' | 'Q08' | 'Q09' | 'Q10' | 'Q11' | 'Q12'

export type Event =
  | {
      event: 'seat_order'
      place: number
      seat: number
    }
  | {
      event: 'picks_crew'
      seat: number
      crew: VehicleName
    }
  | {
      event: 'starts'
      crew: VehicleName
      money: number
    }
  | {
      event: 'lays_card'
      slot: number
      card: CardName
    }
  | {
      event: 'takes_card'
      crew: VehicleName
      slot: number
      card: CardName
    }
  | {
      event: 'gets_left'
      crew: VehicleName
      slot: number
      card: CardName
    }
  | {
      event: 'clears_display'
      count: number
    }
  | {
      event: 'assigns'
      crew: VehicleName
      funding: number
      scout: number
      mechanic: number
      escort: number
    }
  | {
      event: 'round'
      number: number
    }
  | {
      event: 'reveals'
      estienne: EstienneName
      colour: ColourName
      count: number
    }
  | {
      event: 'turn'
      crew: VehicleName
    }
  | {
      event: 'passes'
      crew: VehicleName
    }
  | {
      event: 'buys_fuel'
      crew: VehicleName
      levels: number
      price: number
      fuel: number
    }
  | {
      event: 'plays'
      crew: VehicleName
      card: CardName
    }
  | {
      event: 'attacks'
      crew: VehicleName
      card: CardName
      target: VehicleName
    }
  | {
      event: 'sells'
      crew: VehicleName
      card: CardName
      amount: number
    }
  | {
      event: 'gains_fuel'
      crew: VehicleName
      levels: number
      fuel: number
    }
  | {
      event: 'gains_money'
      crew: VehicleName
      amount: number
      money: number
    }
  | {
      event: 'restores'
      crew: VehicleName
      engine: number
      chassis: number
    }
  | {
      event: 'marches'
      crew: VehicleName
      spaces: number
    }
  | {
      event: 'funds'
      crew: VehicleName
      amount: number
      money: number
    }
  | {
      event: 'scouts'
      crew: VehicleName
      count: number
    }
  | {
      event: 'finds'
      crew: VehicleName
      tile: TileName
    }
  | {
      event: 'returns'
      crew: VehicleName
      tile: TileName
    }
  | {
      event: 'lays'
      crew: VehicleName
      tile: TileName
      space: string
    }
  | {
      event: 'throws_away'
      crew: VehicleName
      tile: TileName
    }
  | {
      event: 'draws_cards'
      crew: VehicleName
      count: number
    }
  | {
      event: 'finds_card'
      crew: VehicleName
      card: CardName
    }
  | {
      event: 'repairs'
      crew: VehicleName
      engine: number
      chassis: number
      price: number
    }
  | {
      event: 'drives'
      crew: VehicleName
      spaces: number
    }
  | {
      event: 'moves'
      crew: VehicleName
      space: string
      fuel: number
    }
  | {
      event: 'blind'
      crew: VehicleName
      space: string
      tile: TileName
    }
  | {
      event: 'turned_back'
      crew: VehicleName
      space: string
    }
  | {
      event: 'pays'
      crew: VehicleName
      engine: number
      chassis: number
    }
  | {
      event: 'enters'
      crew: VehicleName
      city: CityName
      first: number
    }
  | {
      event: 'ends_drive'
      crew: VehicleName
      because: BecauseName
    }
  | {
      event: 'sails'
      crew: VehicleName
      line: LineName
      city: CityName
      fare: number
    }
  | {
      event: 'clears'
      crew: VehicleName
      tile: TileName
      space: string
    }
  | {
      event: 'discards'
      crew: VehicleName
      card: CardName
    }
  | {
      event: 'threatens'
      crew: VehicleName
      danger: DangerName
    }
  | {
      event: 'wards_off'
      crew: VehicleName
      answer: AnswerName
    }
  | {
      event: 'loses_levels'
      crew: VehicleName
      engine: number
      chassis: number
    }
  | {
      event: 'loses_fuel'
      crew: VehicleName
      levels: number
      fuel: number
    }
  | {
      event: 'loses_money'
      crew: VehicleName
      amount: number
      money: number
    }
  | {
      event: 'loses_card'
      crew: VehicleName
      card: CardName
    }
  | {
      event: 'held_up'
      crew: VehicleName
    }
  | {
      event: 'spared'
      crew: VehicleName
    }
  | {
      event: 'refills_bag'
      count: number
    }
  | {
      event: 'rebuilds_deck'
      count: number
    }
  | {
      event: 'arrives'
      crew: VehicleName
      place: number
    }
  | {
      event: 'last_phase'
      crew: VehicleName
    }
  | {
      event: 'progress'
      place: number
      crew: VehicleName
      level: number
    }
  | {
      event: 'bonus'
      crew: VehicleName
      amount: number
      money: number
    }
  | {
      event: 'weighs'
      city: CityName
      steps: number
      home: number
    }
  | {
      event: 'aims'
      city: CityName
      steps: number
      because: BecauseName
    }
  | {
      event: 'sorts'
      tile: TileName
      value: number
      road: RoadName
    }
  | {
      event: 'torpedo_lays'
      tile: TileName
      space: string
      because: BecauseName
    }
  | {
      event: 'torpedo_drops'
      tile: TileName
      because: BecauseName
    }
  | {
      event: 'progresses'
      number: number
      spaces: number
      because: BecauseName
    }
  | {
      event: 'torpedo_moves'
      space: string
      fuel: number
      mechanic: number
      because: BecauseName
    }
  | {
      event: 'torpedo_blind'
      space: string
      tile: TileName
    }
  | {
      event: 'torpedo_stays'
      because: BecauseName
    }
  | {
      event: 'torpedo_ends'
      because: BecauseName
    }
  | {
      event: 'torpedo_hit'
      levels: number
      mechanic: number
    }
  | {
      event: 'torpedo_loses'
      fuel: number
      mechanic: number
    }
  | {
      event: 'sticker'
      colour: ColourName
      level: number
    }
  | {
      event: 'torpedo_draws'
      card: CardName
    }
  | {
      event: 'torpedo_takes'
      slot: number
      card: CardName
    }
  | {
      event: 'torpedo_gains'
      fuel: number
      mechanic: number
      because: BecauseName
    }
  | {
      event: 'reshuffles'
      count: number
    }
  | {
      event: 'scores'
      crew: VehicleName
      arrival: number
      levels: number
      extra: number
      total: number
    }
  | {
      event: 'solo_ends'
      result: ResultName
    }
  | {
      event: 'upgrades'
      out: EstienneName
      in: EstienneName
    }
  | {
      event: 'stamps'
      quest: QuestName
    }
  | {
      event: 'resigns'
      seat: number
    }
  | {
      event: 'concedes'
      seat: number
    }
  | {
      event: 'over'
    }

export interface Settings {
  race: 'default' | 'reverse'
  seat_order: 'random' | 'seats'
  solo: 'torpedo' | 'alone'
  evolving_deck: boolean
  legacy: boolean
  passport: boolean
  deck_level: number
  stickers: number
  upgrades: 'random' | 'letter'
  alternation: 'assistant' | 'phase'
}

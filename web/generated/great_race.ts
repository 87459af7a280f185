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

export type CrewName = 'france' | 'england' | 'italy' | 'belgium' | 'suffragettes'

export type PostName = 'funding' | 'scout' | 'mechanic' | 'escort'

export type WayName = 'prudent' | 'legendary' | 'alone'

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
/**
 * So many steps from a city, on the way to another.
 */
export interface PlaceName {
  city: string
  steps: number
  towards: string
}

export interface UnspentAssistants {
  funding: number
  scout: number
  mechanic: number
  escort: number
}

export interface Gauges {
  fuel: number
  engine: number
  chassis: number
}
/**
 * What is counted for the quests; `led`: whether the crew was first all the time.
 */
export interface QuestCounts {
  blind: number
  sea: number
  tile_dangers: number
  led: boolean
  money: number
  hand: number
}
/**
 * A crew. Of others one sees how many cards they have, and nothing of their program while it is secret. Before a
 *     crew is picked it has no name, gauges and prices; where nothing can be repaired that has no price.
 */
export interface Crew {
  crew: CrewName | null
  fuel: number
  engine: number
  chassis: number
  money: number
  spent: {
    [k: string]: number
  }
  passed: boolean
  power_used: boolean
  river: boolean
  visited: CityName[]
  stamp: number
  progress: number
  seat: number
  at: string | null
  hand:
    | {
        [k: string]: number
      }
    | number
  posts: {
    [k: string]: number
  } | null
  out: boolean
  counts: QuestCounts
  level: number
  cards: number
  limit: number
  unspent: UnspentAssistants | null
  programmed: boolean
  in_city: CityName | null
  standing: number
  max?: Gauges
  fuel_price?: number
  repair_price?: number | null
  place: number | null
}

export interface StickerLevels {
  yellow: number
  green: number
  red: number
  blue: number
}
/**
 * The Torpedo: how many of its assistants have acted this round, and the city that it heads for, if it is computed
 *     already.
 */
export interface Torpedo {
  fuel: number
  mechanic: number
  visited: CityName[]
  assistants: number
  objective: CityName | null
  river: boolean
  stamp: number
  progress: number
  at: string
  legacy: StickerLevels
  legacy_before: StickerLevels
  max: number
  level: number
  place: number
}
/**
 * A drive under way.
 */
export interface Drive {
  left: number
  attempted: boolean
}
/**
 * What was drawn and is not laid yet (of others their number only), the tile that is laid now, and whether a Local
 *     guide found them.
 */
export interface Scouting {
  tile: TileName | null
  card: boolean
  drawn: TileName[] | number
}
/**
 * How far a turn has come.
 */
export interface Turn {
  step: 'fuel' | 'cards'
  march: number
  crew: VehicleName
  drive: Drive | null
  scouting: Scouting | null
}
/**
 * Estienne's cards.
 */
export interface Estienne {
  deck: EstienneName[]
  current: EstienneName | null
  used: EstienneName[]
  revealed: number
}
/**
 * The cards that are displayed, and who still picks.
 */
export interface Bivouac {
  slots: (CardName | null)[]
  picks: VehicleName[]
}
/**
 * What the engine was in the middle of.
 */
export interface Pending {
  upgrades_left: number
  question: 'none' | 'lay' | 'return' | 'clear' | 'split' | 'react' | 'discard' | 'upgrade' | 'stamp'
  seat: number | null
  detail: number
  more: number
  agenda: [
    'danger' | 'after_step' | 'limit' | 'finish' | 'city_card' | 'camp_card' | 'picks' | 'clean' | 'program',
    number,
    number,
  ][]
}
/**
 * What is asked, and of whom; several at once are not named.
 */
export interface Asked {
  question: string
  crew: VehicleName | null
  seat: number | null
  danger?: DangerName
  levels?: number
  gain?: boolean
  limit?: number
}

export interface Layers {
  deck: boolean
  legacy: boolean
  passport: boolean
}

export interface Upgrade {
  out: EstienneName
  in: EstienneName
}
/**
 * A finished solo game, as a campaign keeps it.
 */
export interface CampaignEntry {
  way: WayName | null
  layers: Layers
  crew: CrewName | null
  race: string
  result: ResultName | null
  rounds: number
  arrived: ('player' | 'torpedo')[]
  points: {
    [k: string]: number
  }
  deck_before: EstienneName[]
  deck_after: EstienneName[]
  upgrades: Upgrade[]
  legacy_before: {
    [k: string]: number
  }
  legacy_after: {
    [k: string]: number
  }
  stamps: QuestName[]
}
/**
 * A game of a campaign.
 */
export interface PlayedGame {
  way: WayName | null
  layers: Layers
  crew: CrewName | null
  race: string
  result: ResultName | null
  rounds: number
  arrived: ('player' | 'torpedo')[]
  points: {
    [k: string]: number
  }
  deck_before: EstienneName[]
  deck_after: EstienneName[]
  upgrades: Upgrade[]
  legacy_before: {
    [k: string]: number
  }
  legacy_after: {
    [k: string]: number
  }
  stamps: QuestName[]
  game_id: string
}
/**
 * What lasts from game to game; `settings` are those of the last one.
 */
export interface CampaignProgress {
  schema: string
  settings: {
    [k: string]: string | number | boolean
  }
  upgrade_mode: string
  layers_default: Layers
  deck: EstienneName[]
  legacy: StickerLevels
  passport: {
    [k: string]: {
      [k: string]: string | null
    }
  }
  title: string | null
  history: PlayedGame[]
}
/**
 * The position as a seat or a spectator sees it. With two or more seats only the number of cards in the deck is
 *     known, and `unseen` has all that are in it or in the hands of others.
 */
export interface View {
  phase:
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
  round: number
  bag: {
    [k: string]: number
  }
  tile_discard: {
    [k: string]: number
  }
  discard: {
    [k: string]: number
  }
  arrived: VehicleName[]
  clock: number
  order?: VehicleName[]
  stamped?: QuestName[]
  stamps?: QuestName[]
  result?: ResultName | null
  title: string
  settings: Settings
  seats: number
  crews: Crew[]
  tiles: {
    [k: string]: TileName
  }
  deck:
    | {
        [k: string]: number
      }
    | number
  conceded: number[]
  picking?: number[]
  torpedo?: Torpedo
  estienne?: Estienne
  turn?: Turn
  bivouac?: Bivouac
  upgrades?: [EstienneName, EstienneName][]
  pending?: Pending
  you: number | null
  waiting: number[]
  asked: Asked | null
  fifth_tile: 'none' | 'single' | 'double'
  way?: WayName | null
  history?: CampaignEntry
  unseen?: {
    [k: string]: number
  }
}
/**
 * A space of the map.
 */
export interface Space {
  space: string
  row: number
  col: number
  x: number
  y: number
  level: number
  city: CityName | null
  risk: string | null
  neighbours: string[]
  place: PlaceName | null
}
/**
 * A city.
 */
export interface CityOnMap {
  city: CityName
  name: string
  space: string
  colour: ColourName
  cards: number
  port: boolean
  level: number
}

export interface SeaLine {
  line: string
  from: CityName
  to: CityName
  fare: number
  kind: string
}

export interface RiskZone {
  zone: string
  spaces: string[]
}
/**
 * A kind of terrain tile.
 */
export interface Tile {
  tile: TileName
  fuel: number
  mechanic: number
  danger: boolean
  stop: boolean
  value: number
  easy: boolean
  count: number
}

export interface ResourceCard {
  card: CardName
  category: string
  danger: boolean
  count: number
  target: string
}
/**
 * A crew as it is printed.
 */
export interface CrewPlate {
  crew: CrewName
  leader: string
  vehicle: string
  colour: string
  fuel: number
  engine: number
  chassis: number
  power: string
}

export interface PostOnPlate {
  post: PostName
  capacity: number
  uses: string[]
}
/**
 * A card of Estienne's deck.
 */
export interface EstienneCard {
  card: EstienneName
  level: number
  letter: string
  colour: ColourName
  tiles: number
  second_move: number
  other_moves: number[]
  first: number[]
  second: number[]
  effect: {
    [k: string]: number
  }
  refuel: number
  repair: number
}

export interface Sticker {
  level: number
  effect: string
  value: number | null
}
/**
 * The stickers of the Torpedo.
 */
export interface Stickers {
  yellow: Sticker[]
  green: Sticker[]
  red: Sticker[]
  blue: Sticker[]
}

export interface QuestText {
  quest: QuestName
  parameters: {
    [k: string]: number | boolean | ColourName[]
  }
}
/**
 * The map, tiles, cards, crews.
 */
export interface Scene {
  race: string
  start: CityName
  arrival: CityName
  levels: number
  spaces: Space[]
  cities: CityOnMap[]
  lines: SeaLine[]
  zones: RiskZone[]
  tiles: Tile[]
  cards: ResourceCard[]
  crews: CrewPlate[]
  posts: PostOnPlate[]
  estienne: EstienneCard[]
  legacy: Stickers
  quests: QuestText[]
  constants: {
    [k: string]: number
  }
}

export interface TileOdds {
  tile: TileName
  chance: number
  pays: boolean
}

export interface Cost {
  fuel: number
  levels: number
}

export interface BlindStep {
  odds: TileOdds[]
  fails: number
  worst: Cost
}
/**
 * A step onto a space beside the vehicle.
 */
export interface DriveStep {
  space: string
  legal: boolean
  fuel: number
  levels: number
  danger: boolean
  stop: boolean
  risk: boolean
  city: CityName | null
  blind: BlindStep | null
}

export interface DriveReach {
  space: string
  steps: number
  fuel: number
  levels: number
  path: string[]
}

export interface Road {
  city: CityName
  steps: number
  fuel: number
  levels: number
  blanks: number
  path: string[]
}

export interface MeanTile {
  fuel: number
  levels: number
  danger: number
  stop: number
}

export interface FuelPrice {
  levels: number
  price: number
}

export interface Candidate {
  city: CityName
  steps: number
  home: number
}
/**
 * What an assistant of the Torpedo would do, and why it ends.
 */
export interface TorpedoAction {
  number: number
  spaces: number
  path: string[]
  ends: 'spaces' | 'no_road' | 'blind' | 'no_fuel' | 'city' | 'no_tile_payable' | 'stop'
}
/**
 * What the Torpedo is after.
 */
export interface TorpedoPlan {
  objective: CityName
  because: BecauseName
  candidates: Candidate[]
  walk: string[]
  your_walk: string[]
  actions: TorpedoAction[]
}

export interface PickedSlot {
  slot: number
  dangers: number
  effect: {
    [k: string]: number
  }
}
/**
 * What the engine tells a seat in advance.
 */
export interface Preview {
  steps?: DriveStep[]
  reach?: DriveReach[]
  roads?: Road[]
  blind?: MeanTile | null
  home?: number
  fuel?: FuelPrice[]
  torpedo?: TorpedoPlan
  bivouac?: PickedSlot[]
}

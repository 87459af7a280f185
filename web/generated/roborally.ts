/** Generated from declarations in Python; do not edit. `python tools/web_types.py` writes it anew. */

export type RobotName =
  'twonky' | 'hammer_bot' | 'spin_bot' | 'twitch' | 'zoom_bot' | 'squash_bot' | 'hulk_x90' | 'trundle_bot'

export type FacingName = 'N' | 'E' | 'S' | 'W'

export type OptionName =
  | 'ablative_coat'
  | 'abort_switch'
  | 'brakes'
  | 'circuit_breaker'
  | 'conditional_program'
  | 'crab_legs'
  | 'double_barreled_laser'
  | 'dual_processor'
  | 'extra_memory'
  | 'fire_control'
  | 'flywheel'
  | 'fourth_gear'
  | 'gyroscopic_stabilizer'
  | 'high_power_laser'
  | 'mechanical_arm'
  | 'mini_howitzer'
  | 'power_down_shield'
  | 'pressor_beam'
  | 'radio_control'
  | 'ramming_gear'
  | 'rear_firing_laser'
  | 'recompile'
  | 'reverse_gear'
  | 'scrambler'
  | 'superior_archive'
  | 'tractor_beam'

export type WeaponName =
  | 'ablative_coat'
  | 'abort_switch'
  | 'brakes'
  | 'circuit_breaker'
  | 'conditional_program'
  | 'crab_legs'
  | 'double_barreled_laser'
  | 'dual_processor'
  | 'extra_memory'
  | 'fire_control'
  | 'flywheel'
  | 'fourth_gear'
  | 'gyroscopic_stabilizer'
  | 'high_power_laser'
  | 'mechanical_arm'
  | 'mini_howitzer'
  | 'power_down_shield'
  | 'pressor_beam'
  | 'radio_control'
  | 'ramming_gear'
  | 'rear_firing_laser'
  | 'recompile'
  | 'reverse_gear'
  | 'scrambler'
  | 'superior_archive'
  | 'tractor_beam'
  | 'main_laser'

export type Event =
  | {
      event: 'first_player'
      seat: number
    }
  | {
      event: 'joins_team'
      seat: number
      team: number
    }
  | {
      event: 'takes_robot'
      seat: number
      robot: RobotName
    }
  | {
      event: 'home_board'
      team: number
      board: number
    }
  | {
      event: 'drafts'
      seat: number
    }
  | {
      event: 'docks'
      robot: RobotName
      dock: number
    }
  | {
      event: 'deploys'
      robot: RobotName
      x: number
      y: number
      facing: FacingName
    }
  | {
      event: 'gets_option'
      robot: RobotName
      option: OptionName
    }
  | {
      event: 'turn'
      turn: number
    }
  | {
      event: 'powers_down'
      robot: RobotName
    }
  | {
      event: 'dealt'
      robot: RobotName
      count: number
    }
  | {
      event: 'recompiles'
      robot: RobotName
      count: number
    }
  | {
      event: 'uses_flywheel'
      robot: RobotName
    }
  | {
      event: 'seals'
      robot: RobotName
    }
  | {
      event: 'time_up'
      robot: RobotName
    }
  | {
      event: 'stores'
      robot: RobotName
      option: OptionName
    }
  | {
      event: 'announces_power_down'
      robot: RobotName
    }
  | {
      event: 'gyro_on'
      robot: RobotName
    }
  | {
      event: 'register'
      register: number
    }
  | {
      event: 'announces_conditional'
      robot: RobotName
    }
  | {
      event: 'reveals'
      robot: RobotName
      register: number
      card: string
    }
  | {
      event: 'reveals_pair'
      robot: RobotName
      register: number
      card: string
      second: string
    }
  | {
      event: 'aborts'
      robot: RobotName
      card: string
    }
  | {
      event: 'acts'
      robot: RobotName
      card: string
    }
  | {
      event: 'acts_pair'
      robot: RobotName
      card: string
      second: string
    }
  | {
      event: 'obeys'
      robot: RobotName
      by: RobotName
      card: string
    }
  | {
      event: 'brakes'
      robot: RobotName
    }
  | {
      event: 'shifts_up'
      robot: RobotName
    }
  | {
      event: 'reverses'
      robot: RobotName
    }
  | {
      event: 'turns'
      robot: RobotName
      facing: FacingName
    }
  | {
      event: 'moves'
      robot: RobotName
      x: number
      y: number
    }
  | {
      event: 'pushed'
      robot: RobotName
      by: RobotName
      x: number
      y: number
    }
  | {
      event: 'pulled'
      robot: RobotName
      by: RobotName
      x: number
      y: number
    }
  | {
      event: 'blocked'
      robot: RobotName
    }
  | {
      event: 'rams'
      robot: RobotName
      target: RobotName
    }
  | {
      event: 'falls'
      robot: RobotName
      x: number
      y: number
    }
  | {
      event: 'leaves_course'
      robot: RobotName
    }
  | {
      event: 'carried'
      robot: RobotName
      x: number
      y: number
      facing: FacingName
    }
  | {
      event: 'not_carried'
      robot: RobotName
    }
  | {
      event: 'shoved'
      robot: RobotName
      x: number
      y: number
    }
  | {
      event: 'not_shoved'
      robot: RobotName
    }
  | {
      event: 'crushed'
      robot: RobotName
    }
  | {
      event: 'geared'
      robot: RobotName
      facing: FacingName
    }
  | {
      event: 'lasered'
      robot: RobotName
      x: number
      y: number
      count: number
    }
  | {
      event: 'shoots'
      by: RobotName
      target: RobotName
      count: number
    }
  | {
      event: 'fires'
      by: RobotName
      weapon: WeaponName
      target: RobotName
    }
  | {
      event: 'damaged'
      robot: RobotName
      damage: number
    }
  | {
      event: 'locks'
      robot: RobotName
      register: number
    }
  | {
      event: 'locks_card'
      robot: RobotName
      register: number
      card: string
    }
  | {
      event: 'jams'
      robot: RobotName
      register: number
    }
  | {
      event: 'shielded'
      robot: RobotName
    }
  | {
      event: 'coated'
      robot: RobotName
      count: number
    }
  | {
      event: 'prevents'
      robot: RobotName
      option: OptionName
    }
  | {
      event: 'loses_option'
      robot: RobotName
      option: OptionName
    }
  | {
      event: 'scrambled'
      robot: RobotName
      register: number
    }
  | {
      event: 'controlled'
      robot: RobotName
      by: RobotName
    }
  | {
      event: 'destroyed'
      robot: RobotName
      lives: number
    }
  | {
      event: 'eliminated'
      robot: RobotName
    }
  | {
      event: 'flag_moves'
      flag: number
      x: number
      y: number
    }
  | {
      event: 'flag_returns'
      flag: number
      x: number
      y: number
    }
  | {
      event: 'touches'
      robot: RobotName
      flag: number
    }
  | {
      event: 'arm_touches'
      robot: RobotName
      x: number
      y: number
    }
  | {
      event: 'archives'
      robot: RobotName
      x: number
      y: number
    }
  | {
      event: 'takes_flag'
      robot: RobotName
      flag: number
    }
  | {
      event: 'controls'
      team: number
      flag: number
    }
  | {
      event: 'repairs'
      robot: RobotName
      damage: number
    }
  | {
      event: 'frees'
      robot: RobotName
      register: number
    }
  | {
      event: 'draws_option'
      robot: RobotName
      option: OptionName
    }
  | {
      event: 'stays_down'
      robot: RobotName
    }
  | {
      event: 'returns'
      robot: RobotName
      x: number
      y: number
      facing: FacingName
    }
  | {
      event: 'returns_down'
      robot: RobotName
    }
  | {
      event: 'circuit_breaker'
      robot: RobotName
    }
  | {
      event: 'solid'
      robot: RobotName
    }
  | {
      event: 'finishes'
      robot: RobotName
    }
  | {
      event: 'concedes'
      seat: number
    }
  | {
      event: 'team_wins'
      team: number
    }
  | {
      event: 'drawn'
    }
  | {
      event: 'over'
    }

/**
 * A robot. Its hand is told to its owner, to others how many cards it has.
 */
export interface Robot {
  robot: RobotName
  seat: number
  team: number
  dock: number
  facing: FacingName
  locked: number[]
  jammed: number[]
  lives: number
  next_flag: number
  status: 'racing' | 'destroyed' | 'finished' | 'eliminated'
  powered_down: boolean
  announced: boolean
  virtual: boolean
  blocker: boolean
  options: OptionName[]
  revealed: number[]
  controlled_by: string | null
  drafted: string[]
  unused: string[]
  x: number | null
  y: number | null
  damage: number
  archive: [number, number] | null
  tokens: {
    [k: string]: number
  }
  stored: {
    [k: string]: string | '?'
  }
  hand: string[] | number
  registers: (string | '?' | string[] | null)[]
  sealed: boolean
  gyro: boolean
  aborted: boolean
  /**
   * @minItems 2
   * @maxItems 2
   */
  finished?: [number, number]
  /**
   * @minItems 2
   * @maxItems 2
   */
  eliminated?: [number, number]
}
/**
 * What is asked, and of whom.
 */
export interface Question {
  question:
    | 'robot'
    | 'team'
    | 'home_board'
    | 'deploy'
    | 'deploy_face'
    | 'recompile'
    | 'flywheel'
    | 'power_down'
    | 'gyro'
    | 'conditional'
    | 'abort'
    | 'brakes'
    | 'fourth_gear'
    | 'reverse_gear'
    | 'weapon'
    | 'high_power'
    | 'fire_control'
    | 'prevent'
    | 'arm'
    | 'arm_repair'
    | 'lose'
    | 'stay_down'
    | 'enter'
    | 'face'
    | 'return_down'
  robot: RobotName
  seat: number
  target?: RobotName
}
/**
 * The settings of a game; the course may be one of its own.
 */
export interface Settings {
  lives: number
  play_on: boolean
  timer: 'off' | 'last_player' | 'everybody'
  programming_time: number
  decision_time: number
  virtual_robots: boolean
  option_cards: boolean
  fire_control_erratum: boolean
  flywheel_any_card: boolean
  ring_rotation: boolean
  max_turns: number
  allow_any_count: boolean
  teams: 'docks' | 'choose'
  choose_robots: boolean
  course: string
}
/**
 * The position as a seat or a spectator sees it.
 */
export interface View {
  title: string
  settings: Settings
  course: unknown
  seats: number
  you: number | null
  turn: number
  phase:
    | 'setup'
    | 'turn_start'
    | 'deal_windows'
    | 'programming'
    | 'power_down'
    | 'register'
    | 'cleanup'
    | 'wipe'
    | 'stay_down'
    | 'reentry'
    | 'turn_end'
    | 'over'
  register: number
  step: ('A' | 'B' | 'C' | 'D' | 'E' | 'end') | null
  robots: Robot[]
  flags: ([number, number] | null)[]
  control: number[]
  home: number[]
  carried: (RobotName | null)[]
  returning: RobotName[]
  option_discard: OptionName[]
  deck: OptionName[]
  waiting: number[]
  asked: Question | null
}

export interface Board {
  board: string | null
  x: number
  y: number
  width: number
  height: number
  rotation: number
}

export interface Belt {
  speed: 1 | 2
  exit: FacingName
  turn_from: FacingName[]
  from: FacingName[]
}

export interface Pusher {
  pushes: FacingName
  registers: number[]
}

export interface Crusher {
  registers: number[]
}

export interface Dock {
  number: number
  facing: FacingName
}
/**
 * A square, and what is on it.
 */
export interface Square {
  x: number
  y: number
  belt?: Belt
  gear?: 'left' | 'right'
  pit?: true
  pusher?: Pusher
  crusher?: Crusher
  repair?: 1 | 2
  dock?: Dock
}

export interface Wall {
  x: number
  y: number
  side: FacingName
}

export interface Laser {
  x: number
  y: number
  fires: FacingName
  beams: number
  line: [number, number][]
}

export interface Flag {
  number: number
  x: number
  y: number
}

export interface Players {
  min: number
  max: number
  even_only: boolean
}
/**
 * The course with all its elements.
 */
export interface Scene {
  course: string
  name: string
  width: number
  height: number
  boards: Board[]
  squares: Square[]
  walls: Wall[]
  lasers: Laser[]
  flags: Flag[]
  players: Players
  length: string
  category: string
  rules: string[]
}

export interface Place {
  register: number
  x: number
  y: number
  facing: FacingName
}

export interface ProgramPath {
  robot: RobotName
  path: (Place | null)[]
}
/**
 * Where the programs under way lead if nobody interferes.
 */
export interface Preview {
  paths: ProgramPath[]
}

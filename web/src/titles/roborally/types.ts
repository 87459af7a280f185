/** RoboRally's view and scene, as the server writes them (docs/positions/roborally.md). */

export type Side = 'N' | 'E' | 'S' | 'W'

export interface Robot {
  robot: string
  seat: number
  team: number
  dock: number
  x: number | null
  y: number | null
  facing: Side
  damage: number
  locked: number[]
  jammed: number[]
  lives: number
  archive: [number, number] | null
  next_flag: number
  status: string
  powered_down: boolean
  announced: boolean
  virtual: boolean
  blocker: boolean
  options: string[]
  tokens: Record<string, number>
  stored: Record<string, string>
  /** The cards for their owner; for others how many. */
  hand: string[] | number
  registers: (string | string[] | null)[]
  revealed: number[]
  sealed: boolean
  controlled_by: string | null
  gyro: boolean
  aborted: boolean
  drafted: string[]
  unused: string[]
}

export interface RoboView {
  turn: number
  phase: string
  register: number
  step: string | null
  robots: Robot[]
  flags: ([number, number] | null)[]
  control: number[]
  carried: (string | null)[]
  waiting: number[]
  asked: { question: string; robot: string; seat: number; target?: string } | null
  you: number | null
  settings: Record<string, unknown>
}

/** Something that flies from one square to another for a moment. */
export interface ShotBeam {
  from: [number, number]
  to: [number, number]
  count: number
  kind: 'board' | 'robot' | 'weapon'
}

/** A robot that is leaving the board: where it was last seen, and how it goes. */
export interface LeavingRobot {
  robot: string
  x: number
  y: number
  kind: 'pit' | 'edge' | 'blast'
}

export type FlashKind = 'hurt' | 'spared' | 'stopped' | 'flag' | 'repaired' | 'option' | 'returned' | 'rammed'

/** What is there for a moment while events are shown. */
export interface MomentaryEffects {
  beams: ShotBeam[]
  flashes: { robot: string; kind: FlashKind }[]
  wrecks: LeavingRobot[]
}

/** What the model needs of the scene: where the course ends. */
export interface CoursePlaces {
  boards: { x: number; y: number; width: number; height: number }[]
}

export interface RoboModel extends RoboView {
  /** The cards that are open in the register being played, by robot. */
  cards: Record<string, string[]>
  /** Whose card is being carried out; those of higher priority are through. */
  acting: string | null
  /** Whether all cards of the register have been carried out. */
  played: boolean
  effects: MomentaryEffects
  places: CoursePlaces
}

export interface Square {
  x: number
  y: number
  belt?: { speed: 1 | 2; exit: Side; turn_from: Side[]; from: Side[] }
  gear?: 'left' | 'right'
  pit?: true
  pusher?: { pushes: Side; registers: number[] }
  crusher?: { registers: number[] }
  repair?: 1 | 2
  dock?: { number: number; facing: Side }
}

export interface Scene {
  course: string
  name: string
  width: number
  height: number
  boards: { board: string | null; x: number; y: number; width: number; height: number; rotation: number }[]
  squares: Square[]
  walls: { x: number; y: number; side: Side }[]
  lasers: { x: number; y: number; fires: Side; beams: number; line: [number, number][] }[]
  flags: { number: number; x: number; y: number }[]
  players: { min: number; max: number; even_only: boolean }
  length: string
  category: string
  rules: string[]
}

/** What the server says, as it says it. `docs/network-bots.md` explains every field. */

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json }

/** A position as a seat sees it; what is in it is the title's own affair. */
export type View = Record<string, unknown>

/** Where something stands in a view, and what stands there now; without a value it is gone. */
export type Change =
  readonly [path: readonly (string | number)[]] | readonly [path: readonly (string | number)[], value: unknown]

export interface GameEvent {
  event: string
  /** What it changed in the view of the one who was told. */
  changes?: Change[]
  [argument: string]: unknown
}

export interface Update {
  number: number
  kind: string
  at?: number
  seat?: number | null
  name?: string
  text?: string
  do?: string
  what?: string
  to?: number
  events?: GameEvent[]
  /** What has changed since the last of the events. */
  changes?: Change[]
  [more: string]: unknown
}

export interface SeatInfo {
  name: string
  holder: '' | 'person' | 'bot'
  level: string
  stand_in: string
  failures: number
  /** Whether the account of this name sits here, and not somebody who only calls themselves so. */
  account?: boolean
}

export interface ClockInfo {
  mode: 'none' | 'decision' | 'bank' | 'days'
  seconds: number
  increment: number
  days: number
  rules: boolean
  left: (number | null)[]
  banks: number[] | null
  /** For so many milliseconds nothing goes off `left` yet. */
  stands: number
}

export interface Proposal {
  seat: number
  what: 'back' | 'pause' | 'resume'
  agreed: number[]
  to: number | null
}

export interface FinalPlacing {
  seat: number
  place: number
  key: string
  args: Record<string, Json>
  points?: number
  team?: number
}

export interface ChatLine {
  at: number
  seat: number | null
  name: string
  text: string
}

export interface TableView {
  match: string
  number: number
  title: string
  settings: Record<string, Json>
  public: boolean
  /** The date of the daily challenge that the table was opened for. */
  daily?: string | null
  /** The campaign that this table is a stage of. */
  campaign?: string | null
  status: 'gathering' | 'playing' | 'paused' | 'over'
  you: number | null
  seats: SeatInfo[]
  commitment: string
  clock: ClockInfo
  proposal: Proposal | null
  chat: ChatLine[]
  now: number
  watchers?: number
  rematch?: string | null
  seed?: string
  view?: View
  waiting?: number[]
  outcome?: FinalPlacing[] | null
  question?: number
  legal?: string[]
  always_legal?: string[]
  take_back?: { step: number; do: string }[]
  preview?: Record<string, unknown>
}

export interface OwnSeats {
  seats: number[]
  host: boolean
}

/** An error as the server says it, in the reader's language. */
export interface ErrorMessage {
  code: string
  message: string
  clause?: string
  details?: Record<string, Json>
}

export interface LegalityAnswer {
  do: string
  allowed: boolean
  legal: string[]
  clause?: string
  reason?: string
  /** The reason in a sentence; `message` tells what would be legal as well. */
  sentence?: string
  message?: string
}

/** Something that may be done, what would follow, why, and how likely it is to win; null where nobody has reckoned it. */
export interface RankedDecision {
  do: string
  then: string[]
  decision: string
  key: string
  args: Record<string, Json>
  reason: string
  chance?: number | null
}

/** The best of them, and all that are worth showing, best first. */
export interface Hint extends RankedDecision {
  seat: number
  about: number
  ranking?: RankedDecision[]
}

export interface SettingInfo {
  name: string
  default: boolean | number | string
  clause: string
  choices?: string[]
  low?: number
  high?: number
}

export interface TitleInfo {
  title: string
  edition: string
  seats: { least: number; most: number }
  settings: SettingInfo[]
  bots: string[]
  /** Whether best times and daily challenges are kept for it. */
  records?: boolean
  /** Its campaigns: for how many, their settings, and what is chosen before each stage; null where it has none. */
  campaign?: { seats: { least: number; most: number }; settings: SettingInfo[]; choices: SettingInfo[] } | null
  /** The setting for which something can be built; null where there is no workshop. */
  workshop: string | null
}

/** Value sets, decisions and events of a title: what sentences are made from. */
export interface Vocabulary {
  decisions: Record<string, { args: [string, string][]; quiet: boolean; always_legal: boolean }>
  events: Record<string, [string, string | null][]>
  values: Record<string, ValueSet>
}

export interface ValueSet {
  names: string[]
  numeric: boolean
  low: number
  messages: [string, Record<string, Json>][] | null
}

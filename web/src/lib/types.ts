/** What the server says: the types are generated from where Python declares them; see `tools/web_types.py`. */

export type * from '../../generated/protocol'
export type {
  HintAnswer as Hint,
  ProposalInfo as Proposal,
  WrittenPlacing as FinalPlacing,
} from '../../generated/protocol'
import type { Json } from '../../generated/protocol'

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

/** What lasts from game to game, as the server tells it: best times, how they were set, and the daily challenge. */

import type { FluentVariable } from '@fluent/bundle'
import { get } from './api'
import type { Json } from './types'
import type { TitleWords } from './words.svelte'

/** A message of the title and its arguments. */
export type Message = [string, Record<string, FluentVariable>]

export interface Feat {
  match: string
  seat: number
  name: string
  /** Whose it is, in the form in which names are compared. */
  holder: string
  /** Whether it is that of the account of this name. */
  account?: boolean
  value: number
  said: Message
  at: number
  category: string
  /** Whether anybody may watch how it was done. */
  public: boolean
}

export interface Category {
  category: string
  parts: Message[]
}

export interface Standing extends Category {
  holders?: number
  best: Feat[]
}

/** Something that was set at this table. */
export interface OwnFeat extends Feat {
  place: number
  /** The best before it. */
  before: Feat | null
  /** In a daily challenge: a later try than the one that counts. */
  practice?: boolean
}

/** How a table stands among the records. */
export interface TableRecords {
  match: string
  day: string | null
  category: Category | null
  holder: string
  best: Feat | null
  own: Feat | null
  feats: OwnFeat[]
}

export interface Daily {
  title: string
  day: string
  ends: number
  now: number
  options: Record<string, Json>
  best: Feat[]
  yours: (Feat & { place: number }) | null
}

/** A value in words: `2:53`. */
export function saidValue(words: TitleWords, feat: Pick<Feat, 'said'>): string {
  return words.message(...feat.said)
}

/** A category in words: `Circuit 1 · asphalt tyres · sun · one lap`. */
export function saidCategory(words: TitleWords, category: Pick<Category, 'parts'>): string {
  return category.parts.map((part) => words.message(...part)).join(' · ')
}

export async function standings(title: string, query = ''): Promise<Standing[]> {
  return (await get<{ categories: Standing[] }>(`/api/titles/${title}/records${query}`)).categories
}

export async function bestOf(title: string, category: string, limit = 20): Promise<Feat[]> {
  const query = new URLSearchParams({ category, limit: String(limit) })
  return (await get<{ best: Feat[] }>(`/api/titles/${title}/records?${query}`)).best
}

/** Hours and minutes until a moment. */
export function until(ends: number, now: number): { hours: number; minutes: number } {
  const minutes = Math.max(0, Math.ceil((ends - now) / 60_000))
  return { hours: Math.floor(minutes / 60), minutes: minutes % 60 }
}

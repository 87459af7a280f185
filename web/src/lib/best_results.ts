/** What lasts from game to game, as the server tells it: best times, how they were set, and the daily challenge. */

import type { FluentVariable } from '@fluent/bundle'
import { get } from './api'
import type { Json } from './types'
import type { TitleTranslations } from './translations.svelte'

/** A message of the title and its arguments. */
export type TitleMessage = [string, Record<string, FluentVariable>]

export interface BestResult {
  match: string
  seat: number
  name: string
  /** Whose it is, in the form in which names are compared. */
  holder: string
  /** Whether it is that of the account of this name. */
  account?: boolean
  value: number
  said: TitleMessage
  at: number
  category: string
  /** Whether anybody may watch how it was done. */
  public: boolean
}

export interface ResultCategory {
  category: string
  parts: TitleMessage[]
}

export interface CategoryResults extends ResultCategory {
  holders?: number
  best: BestResult[]
}

/** Something that was set at this table. */
export interface OwnBestResult extends BestResult {
  place: number
  /** The best before it. */
  before: BestResult | null
  /** In a daily challenge: a later try than the one that counts. */
  practice?: boolean
}

/** How a table stands among the records. */
export interface TableBestResults {
  match: string
  day: string | null
  category: ResultCategory | null
  holder: string
  best: BestResult | null
  own: BestResult | null
  feats: OwnBestResult[]
}

export interface DailyChallenge {
  title: string
  day: string
  ends: number
  now: number
  settings: Record<string, Json>
  best: BestResult[]
  yours: (BestResult & { place: number }) | null
}

/** A value in words: `2:53`. */
export function resultText(words: TitleTranslations, feat: Pick<BestResult, 'said'>): string {
  return words.message(...feat.said)
}

/** A category in words: `Circuit 1 · asphalt tyres · sun · one lap`. */
export function categoryText(words: TitleTranslations, category: Pick<ResultCategory, 'parts'>): string {
  return category.parts.map((part) => words.message(...part)).join(' · ')
}

export async function fetchBestResults(title: string, query = ''): Promise<CategoryResults[]> {
  return (await get<{ categories: CategoryResults[] }>(`/api/titles/${title}/records${query}`)).categories
}

export async function fetchCategoryResults(title: string, category: string, limit = 20): Promise<BestResult[]> {
  const query = new URLSearchParams({ category, limit: String(limit) })
  return (await get<{ best: BestResult[] }>(`/api/titles/${title}/records?${query}`)).best
}

/** Hours and minutes until a moment. */
export function timeUntil(ends: number, now: number): { hours: number; minutes: number } {
  const minutes = Math.max(0, Math.ceil((ends - now) / 60_000))
  return { hours: Math.floor(minutes / 60), minutes: minutes % 60 }
}

/** What lasts from game to game, as the server tells it: best times, how they were set, and the daily challenge. */

import { get } from './api'
import type { BestResult, CategoryList, CategoryResults, ResultCategory, ResultList } from './types'
import type { TitleTranslations } from './translations.svelte'

/** A value in words: `2:53`. */
export function resultText(words: TitleTranslations, feat: Pick<BestResult, 'said'>): string {
  return words.message(...feat.said)
}

/** A category in words: `Circuit 1 · asphalt tyres · sun · one lap`. */
export function categoryText(words: TitleTranslations, category: Pick<ResultCategory, 'parts'>): string {
  return category.parts.map((part) => words.message(...part)).join(' · ')
}

export async function fetchBestResults(title: string, query = ''): Promise<CategoryResults[]> {
  return (await get<CategoryList>(`/api/titles/${title}/records${query}`)).categories
}

export async function fetchCategoryResults(title: string, category: string, limit = 20): Promise<BestResult[]> {
  const query = new URLSearchParams({ category, limit: String(limit) })
  return (await get<ResultList>(`/api/titles/${title}/records?${query}`)).best
}

/** Hours and minutes until a moment. */
export function timeUntil(ends: number, now: number): { hours: number; minutes: number } {
  const minutes = Math.max(0, Math.ceil((ends - now) / 60_000))
  return { hours: Math.floor(minutes / 60), minutes: minutes % 60 }
}

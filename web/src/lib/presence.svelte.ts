/** Who is at the table, and since when somebody is not. */

import { announcer } from './announce.svelte'
import { seatName } from './session.svelte'
import { now } from './ticker.svelte'
import { t } from './translations.svelte'
import { preferences } from './preferences.svelte'
import type { TableView } from './types'

/** Whoever loads the page anew is back before anybody needs to know. */
const GRACE = 8000
const DAY = 24 * 60 * 60 * 1000

export function isHere(table: TableView | null, seat: number): boolean {
  return table?.presence?.[seat]?.here === true
}

/** Since when the person of a seat is away, by our clock; null for whoever is there, or may be for all that is known. */
export function awaySince(table: TableView | null, seat: number, skew = 0): number | null {
  const since = table?.presence?.[seat]?.away_since
  if (since == null || table?.seats[seat]?.holder !== 'person') return null
  return now() - (since - skew) > GRACE ? since - skew : null
}

/** `14:05`, and the day where that was not within a day. */
export function momentText(date: number, today = Date.now()): string {
  const day: Intl.DateTimeFormatOptions = today - date > DAY ? { day: 'numeric', month: 'short' } : {}
  const language = preferences.language === 'fr' ? 'fr' : 'en-GB'
  return new Intl.DateTimeFormat(language, { ...day, hour: '2-digit', minute: '2-digit' }).format(date)
}

/** Says who has gone and who is back. */
export function announcePresence(table: () => TableView | null, skew: () => number): void {
  let away = new Set<number>()
  $effect(() => {
    const seen = table()
    const before = away
    away = new Set([...(seen?.seats ?? []).keys()].filter((seat) => awaySince(seen, seat, skew()) !== null))
    for (const seat of away) if (!before.has(seat)) announcer.say(t('presence-gone', { who: seatName(seen, seat) }))
    for (const seat of before) if (isHere(seen, seat)) announcer.say(t('presence-back', { who: seatName(seen, seat) }))
  })
}

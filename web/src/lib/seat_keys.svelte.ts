/** The keys to my seats: kept by this browser, sent in headers and first messages, never in an address. */

import { readItem, writeItem } from './storage'

export interface SeatKey {
  match: string
  title: string
  /** The key itself; without one I only watch. */
  token?: string
  seats: number[]
  host: boolean
  invitation?: string
  /** When it was last used, to show the latest first. */
  used: number
  over?: boolean
}

const MOST = 200

class SeatKeys {
  #all = $state<Record<string, SeatKey>>(readItem<Record<string, SeatKey>>('seats', {}))
  #account = $state<{ name: string; token: string } | null>(readItem('account', null))

  get all(): SeatKey[] {
    return Object.values(this.#all).sort((a, b) => b.used - a.used)
  }

  get account(): { name: string; token: string } | null {
    return this.#account
  }
  set account(value: { name: string; token: string } | null) {
    this.#account = value
    writeItem('account', value)
  }

  of(match: string): SeatKey | undefined {
    return this.#all[match]
  }

  keep(key: Partial<SeatKey> & { match: string }): void {
    this.keepQuietly({ ...key, used: Date.now() })
  }

  /** The same, for what is learnt about a table without going there: it stays where it is in the list. */
  keepQuietly(key: Partial<SeatKey> & { match: string }): void {
    const before = this.#all[key.match]
    const now: SeatKey = { title: '', seats: [], host: false, used: Date.now(), ...before, ...key }
    const kept = { ...this.#all, [key.match]: now }
    for (const old of Object.values(kept)
      .sort((a, b) => b.used - a.used)
      .slice(MOST))
      delete kept[old.match]
    this.#all = kept
    writeItem('seats', kept)
  }

  drop(match: string): void {
    const { [match]: _, ...rest } = this.#all
    this.#all = rest
    writeItem('seats', rest)
  }
}

export const seatKeys = new SeatKeys()

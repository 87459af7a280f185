/** The keys to my seats: kept by this browser, sent in headers and first messages, never in an address. */

import { RememberedKeys } from './remembered_keys.svelte'
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

class SeatKeys extends RememberedKeys<SeatKey> {
  #account = $state<{ name: string; token: string } | null>(readItem('account', null))

  get account(): { name: string; token: string } | null {
    return this.#account
  }
  set account(value: { name: string; token: string } | null) {
    this.#account = value
    writeItem('account', value)
  }

  of(match: string): SeatKey | undefined {
    return this.keyOf(match)
  }

  keep(key: Partial<SeatKey> & { match: string }): void {
    this.keepQuietly({ ...key, used: Date.now() })
  }

  /** The same, for what is learnt about a table without going there: it stays where it is in the list. */
  keepQuietly(key: Partial<SeatKey> & { match: string }): void {
    this.put(key.match, { title: '', seats: [], host: false, used: Date.now(), ...this.of(key.match), ...key })
  }
}

export const seatKeys = new SeatKeys('seats', 200)

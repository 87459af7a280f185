/** How the tables stand at which I sit: asked one after the other, so that a long list burdens no server. */

import { get, ApiError } from './api'
import { seatKeys, type SeatKey } from './seat_keys.svelte'
import type { OwnTableView, TableView } from './types'

export interface TableStatus {
  key: SeatKey
  /** `unknown` until the server has answered, `gone` where it knows no such table or lets me in no more. */
  state: TableView['status'] | 'unknown' | 'gone'
  table: TableView | null
  /** Whether one of my seats has to decide. */
  due: boolean
}

const GONE = new Set(['no-table', 'private', 'bad-token', 'bad-invitation', 'needs-token'])

export class TableStatuses {
  #seen = $state.raw<Record<string, TableView | 'gone'>>({})
  /** Whether the server could not be reached the last time. */
  away = $state(false)

  of(key: SeatKey): TableStatus {
    const seen = this.#seen[key.match]
    if (seen === undefined) return { key, state: key.over ? 'over' : 'unknown', table: null, due: false }
    if (seen === 'gone') return { key, state: 'gone', table: null, due: false }
    return { key, state: seen.status, table: seen, due: isDue(seen, key) }
  }

  /** Asks for the latest `most` tables of those given. */
  async refresh(wanted: SeatKey[], most: number): Promise<void> {
    for (const key of wanted.slice(0, most)) {
      try {
        const requestOptions = { token: key.token || undefined, invitation: key.invitation }
        const table = await get<OwnTableView>(`/api/tables/${key.match}`, requestOptions)
        this.#seen = { ...this.#seen, [key.match]: table }
        if (table.status === 'over' && !key.over) seatKeys.keepQuietly({ match: key.match, over: true })
        this.away = false
      } catch (error) {
        if (!(error instanceof ApiError)) throw error
        if (GONE.has(error.code)) this.#seen = { ...this.#seen, [key.match]: 'gone' }
        else {
          this.away = true
          return
        }
      }
    }
  }
}

function isDue(table: TableView, key: SeatKey): boolean {
  return table.status === 'playing' && (table.waiting ?? []).some((seat) => key.seats.includes(seat))
}

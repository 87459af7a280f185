/** The ghost of a lap: whose it is to be, where it comes from, and how far it has come beside me. */

import { get, ApiError } from '../../../lib/api'
import { asLiveSession } from '../../../lib/session.svelte'
import { onePerSession } from '../../../kit/planner.svelte'
import { readItem, writeItem } from '../../../lib/storage'
import { titleOfEdition } from '../..'
import type { GtModel, GtSession } from '../types'
import { timedRun } from './time_sheet'
import { secondsBehindGhost, type GhostTrace } from './ghost_trace'
import type { BestResult, TableBestResults } from '../../../lib/types'

export type GhostSource = 'best' | 'own' | 'none'
export const GHOST_SOURCES: readonly GhostSource[] = ['best', 'own', 'none']

export interface GhostLap extends BestResult {
  trace: GhostTrace
}

const KEY = 'gt-ghost'

export class Ghost {
  readonly session: GtSession
  #whose = $state<GhostSource>(readItem<GhostSource>(KEY, 'best'))
  /** How this table stands among the records, once that is known. */
  records = $state.raw<TableBestResults | null>(null)
  #laps = $state.raw<Partial<Record<GhostSource, GhostLap | null>>>({})
  #asked = ''

  constructor(session: GtSession) {
    this.session = session
  }

  get whose(): GhostSource {
    return GHOST_SOURCES.includes(this.#whose) ? this.#whose : 'best'
  }
  set whose(value: GhostSource) {
    this.#whose = value
    writeItem(KEY, value)
  }

  get #model(): GtModel {
    return this.session.animator.model
  }
  /** Whether anything is driven here that a ghost could be beside. */
  get wanted(): boolean {
    return asLiveSession(this.session) !== null && timedRun(this.#model, this.session.you) !== null
  }
  /** The lap that is driven beside mine. */
  get lap(): GhostLap | null {
    return this.#laps[this.whose] ?? null
  }
  /** How many turns I have behind me: the ghost stands where it stood after as many. */
  get turns(): number {
    const model = this.#model
    const over = model.cars?.[0]?.status === 'finished' || model.phase === 'over'
    return Math.max(0, over ? model.round : model.round - 1)
  }
  /** By how many seconds I am slower than it was where I am; null where that can't be said. */
  get gap(): number | null {
    const model = this.#model
    const car = model.cars?.[0]
    if (!this.lap || !car?.at || !model.sheet?.length) return null
    const scene = this.session.scene
    const times = new Map(scene.sheet.rows.map((row) => [row.marker, row.seconds]))
    const seconds = model.sheet.reduce<number>((sum, marker) => sum + (times.get(String(marker)) ?? 0), 0)
    return secondsBehindGhost(scene, this.lap.trace, { space: car.at, crossings: car.crossings, seconds })
  }

  /** Finds out what is driven for, and whose lap is to be beside it; again once tyres have been chosen. */
  async load(): Promise<void> {
    const live = asLiveSession(this.session)
    if (!live || !this.wanted) return
    const moment = `${live.match} ${this.#model.cars?.[0]?.tyres ?? ''} ${live.table?.status}`
    if (moment === this.#asked) return
    this.#asked = moment
    try {
      const seat = live.you === null ? '' : `?seat=${live.you}`
      this.records = await get<TableBestResults>(`/api/tables/${live.match}/records${seat}`, live.requestOptions)
      const { category, best, own, holder } = this.records
      // While a lap is being driven its own best is the one before it.
      if (!category || live.table?.status === 'over') return
      this.#laps = {
        best: best ? await this.#ask(category.category) : null,
        own: own ? await this.#ask(category.category, holder) : null,
      }
    } catch (error) {
      if (!(error instanceof ApiError)) throw error // without it one drives alone
    }
  }

  async #ask(category: string, of?: string): Promise<GhostLap | null> {
    const query = new URLSearchParams({ category, ...(of ? { of } : {}) })
    const title = titleOfEdition(this.session.table?.title ?? '')
    return (await get<{ ghost: GhostLap | null }>(`/api/titles/${title}/ghost?${query}`)).ghost
  }
}

/** The ghost of a session: the board and the sheet share it. */
export const ghostOf = onePerSession((session: GtSession) => new Ghost(session))

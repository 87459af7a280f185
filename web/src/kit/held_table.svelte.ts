/** The table before the eyes of whoever decides. */

import type { TableSession } from '../lib/session.svelte'
import type { TableView } from '../lib/types'

/**
 * The table as it is to be seen in the hand, and what may be decided there. While what I did is being shown (`isTense`)
 * everything stands as it was: what came of it is seen before it is told.
 */
export class HeldTable {
  #before = $state.raw<TableView | null>(null)
  readonly #session: TableSession
  readonly #isTense: () => boolean

  constructor(session: TableSession, isTense: () => boolean) {
    this.#session = session
    this.#isTense = isTense
    $effect.pre(() => {
      if (!isTense()) this.#before = session.table
    })
  }

  get table(): TableView | null {
    return this.#isTense() ? this.#before : this.#session.table
  }
  get legal(): readonly string[] {
    return this.table?.you === this.#session.you ? (this.table?.legal ?? []) : []
  }
}

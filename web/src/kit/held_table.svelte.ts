/** The table before the eyes of whoever decides. */

import type { TableSession, TitleTable } from '../lib/session.svelte'
import type { TitleTypes } from '../titles/title'

/**
 * The table as it is to be seen in the hand, and what may be decided there. While what I did is being shown (`isTense`)
 * everything stands as it was: what came of it is seen before it is told.
 */
export class HeldTable<T extends TitleTypes> {
  #before = $state.raw<TitleTable<T> | null>(null)
  readonly #session: TableSession<T>
  readonly #isTense: () => boolean

  constructor(session: TableSession<T>, isTense: () => boolean) {
    this.#session = session
    this.#isTense = isTense
    $effect.pre(() => {
      if (!isTense()) this.#before = session.table
    })
  }

  get table(): TitleTable<T> | null {
    return this.#isTense() ? this.#before : this.#session.table
  }
  get legal(): readonly string[] {
    return this.table?.you === this.#session.you ? (this.table?.legal ?? []) : []
  }
}

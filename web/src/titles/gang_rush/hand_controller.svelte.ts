/** What is in the hand but not sent: dice that are kept, the drawer that is open, the tile or the price that was picked. */

import type { TableSession } from '../../lib/session.svelte'
import { announcer } from '../../lib/announce.svelte'
import { t } from '../../lib/translations.svelte'
import { DICE_COUNT, rerollDecision, rollableDice } from './turn_dice'
import { movePlannerOf } from './move_planner.svelte'
import type { GangView } from './types'

export type DrawerName = 'shop' | 'tiles'

export class HandController {
  readonly session: TableSession
  #kept = $state.raw<{ for: string; dice: ReadonlySet<number> }>({ for: '', dice: new Set() })
  #drawer = $state<DrawerName | null>(null)
  #price = $state<number | null>(null)
  #tile = $state<string | null>(null)
  /** A decision that was pressed though it can't be made: it is told why. */
  refused = $state<string | null>(null)

  constructor(session: TableSession) {
    this.session = session
  }

  /** The roll that lies there. */
  get #key(): string {
    const view = this.session.table?.view as unknown as GangView | undefined
    return [view?.round, view?.turn?.car, view?.turn?.rolls, view?.turn?.rerolls].join(' ')
  }

  // -- dice ------------------------------------------------------------------------------------------------------

  /** The dice that may be rolled again. */
  get may(): ReadonlySet<number> {
    return rollableDice(movePlannerOf(this.session).legal)
  }
  /** Those of them that are to stay; every roll asks anew. */
  get kept(): ReadonlySet<number> {
    return this.#kept.for === this.#key ? this.#kept.dice : new Set()
  }
  /** The reroll that is meant; null when every die is kept. */
  get reroll(): string | null {
    const line = rerollDecision(this.may, this.kept)
    return line && this.session.legal.includes(line) ? line : null
  }
  /** Whether some dice stay: all five are rolled again only by whoever presses the button itself. */
  get choosy(): boolean {
    return this.reroll !== null && (this.kept.size > 0 || this.may.size < DICE_COUNT)
  }
  keep(number: number): boolean {
    if (!this.may.has(number)) return false
    const dice = new Set(this.kept)
    if (!dice.delete(number)) dice.add(number)
    this.#kept = { for: this.#key, dice }
    announcer.say(t('gang-hand-kept', { count: dice.size, rolled: this.may.size - dice.size }))
    return true
  }

  // -- drawers ---------------------------------------------------------------------------------------------------

  get drawer(): DrawerName | null {
    return this.#drawer
  }
  /** Opens a drawer, or shuts it when it is open. */
  pull(drawer: DrawerName): void {
    this.#drawer = this.#drawer === drawer ? null : drawer
    this.#price = this.#tile = null
  }
  get price(): number | null {
    return this.#price
  }
  set price(price: number | null) {
    this.#price = price
  }
  get tile(): string | null {
    return this.#tile
  }
  set tile(tile: string | null) {
    this.#tile = tile
  }
  /** Shuts what is open, one thing at a time; whether there was something. */
  close(): boolean {
    if (this.refused !== null) this.refused = null
    else if (this.#price !== null || this.#tile !== null) this.#price = this.#tile = null
    else if (this.#drawer !== null) this.#drawer = null
    else return false
    return true
  }

  // -- deciding --------------------------------------------------------------------------------------------------

  /** Decides what may be decided, and tells of anything else why it may not. */
  act(line: string): void {
    const planner = movePlannerOf(this.session)
    if (this.session.busy || planner.running || planner.tense) return
    if (!this.session.legal.includes(line)) {
      this.refused = line
      return
    }
    this.refused = null
    this.#drawer = this.#price = this.#tile = null
    this.session.highlighted = null
    void this.session.act(line)
  }
}

const holders = new WeakMap<TableSession, HandController>()

/** The controller of a session: all parts of the hand share it. */
export function handControllerOf(session: TableSession): HandController {
  let found = holders.get(session)
  if (!found) {
    found = new HandController(session)
    holders.set(session, found)
  }
  return found
}

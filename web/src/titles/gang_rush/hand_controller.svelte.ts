/** What is in the hand but not sent: dice that are kept, the drawer that is open, the tile or the price that was picked. */

import { announcer } from '../../lib/announce.svelte'
import { t } from '../../lib/translations.svelte'
import { HandController } from '../../kit/hand_controller.svelte'
import { HeldTable } from '../../kit/held_table.svelte'
import { MomentaryChoice, onePerSession } from '../../kit/planner.svelte'
import { DICE_COUNT, rerollDecision, rollableDice } from './turn_dice'
import { movePlannerOf } from './move_planner.svelte'
import { outcomesText } from './outcome_text'
import { outcomesOfDecision } from './ways'
import type { Car, GangRush, GangSession } from './types'

export type DrawerName = 'shop' | 'tiles'

export class GangHand extends HandController<GangRush> {
  /** What the hand shows: while what I did is seen in passing, the table as it was; what has the stage to itself, as it
   *  is shown. */
  readonly held = new HeldTable(this.session, () => this.tense && !this.session.watching)
  /** The dice that are to stay; every roll asks anew. */
  #kept = new MomentaryChoice<ReadonlySet<number>>(() => this.#roll, new Set())
  #drawer = $state<DrawerName | null>(null)
  /** The price that was picked in the shop, and the tile that was picked among mine. */
  price = $state<number | null>(null)
  tile = $state<string | null>(null)

  /** The roll that lies there. */
  get #roll(): string {
    const { round, turn } = this.view ?? {}
    return [round, turn?.car, turn?.rolls, turn?.rerolls].join(' ')
  }
  override get tense(): boolean {
    return movePlannerOf(this.session).tense
  }
  protected override get isBusy(): boolean {
    return super.isBusy || movePlannerOf(this.session).running
  }

  /** What a decision would bring about, in words; of a car that drives not where it stands then, for that is seen. */
  outcomeOf(line: string, driving?: Car): string {
    const { view, preview } = this.held.table ?? {}
    const outcomes = outcomesOfDecision(line, preview).map((outcome) => ({
      ...outcome,
      cars: outcome.cars.map((car) =>
        car.car === driving?.driver && car.at.includes(':') ? { ...car, at: driving.at ?? '' } : car,
      ),
    }))
    return view ? outcomesText(outcomes, view, this.session.words) : ''
  }

  // -- dice ------------------------------------------------------------------------------------------------------

  /** The dice that may be rolled again. */
  get may(): ReadonlySet<number> {
    return rollableDice(this.legal)
  }
  get kept(): ReadonlySet<number> {
    return this.#kept.value
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
    this.#kept.value = dice
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
    this.price = this.tile = null
  }
  /** Shuts the drawer that is open. */
  shut(): void {
    this.shutAll()
  }
  protected shutAll(): void {
    this.#drawer = this.price = this.tile = null
  }
  protected shutOne(): boolean {
    if (this.price !== null || this.tile !== null) this.price = this.tile = null
    else if (this.#drawer !== null) this.#drawer = null
    else return false
    return true
  }
}

/** The controller of a session: all parts of the hand share it. */
export const handControllerOf = onePerSession((session: GangSession) => new GangHand(session))

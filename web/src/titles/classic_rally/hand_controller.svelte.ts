/** What the hand needs to decide: sends what is legal, tells of anything else why it is not, and remembers load-outs. */

import { announceError } from '../../lib/errors'
import { announcer } from '../../lib/announce.svelte'
import { type TableSession, asLiveSession, seatName } from '../../lib/session.svelte'
import { t } from '../../lib/translations.svelte'
import { HandController } from '../../kit/hand_controller.svelte'
import { onePerSession } from '../../kit/planner.svelte'
import { loadOutOf, isAllowed, saveLoadOut, lastLoadOut, type LoadOut, decisionsToReach } from './loadout'
import { isPrimaryAnswer, decisionGroup } from './decision_groups'
import { type MovePlanner, movePlannerOf } from './move_planner.svelte'
import type { ClassicRally, RallySession } from './types'

export class RallyHand extends HandController<ClassicRally> {
  readonly planner: MovePlanner
  /** Whether advice is on its way. */
  thinking = $state(false)
  /** A joker is played for good: it is asked once more. */
  #joker = $state<string | null>(null)

  constructor(session: TableSession) {
    super(session)
    this.planner = movePlannerOf(session)
  }

  override get tense(): boolean {
    return this.planner.tense
  }
  protected override get isBusy(): boolean {
    return super.isBusy || this.planner.running
  }
  override act(line: string): void {
    if (!this.isBusy) this.#joker = null
    super.act(line)
  }
  protected shutAll(decision: string): void {
    if (decision === 'ready') this.#keep()
  }
  protected shutOne(): boolean {
    if (this.joker === null) return this.planner.close()
    this.#joker = null
    return true
  }

  /** The joker that lies open to be played; pressing it once more plays it. */
  get joker(): string | null {
    return this.#joker && this.session.legal.includes(this.#joker) ? this.#joker : null
  }
  show(line: string): void {
    if (!this.session.legal.includes(line)) this.act(line)
    else this.#joker = this.#joker === line ? null : line
  }

  // -- load-outs -------------------------------------------------------------------------------------------------

  get #name(): string {
    return this.session.you === null ? '' : seatName(this.session.table, this.session.you)
  }
  get #aboard(): LoadOut | null {
    return this.planner.player ? loadOutOf(this.planner.player) : null
  }
  #keep(): void {
    if (this.#aboard) saveLoadOut(this.#name, this.#aboard)
  }
  /** What I confirmed last time, where this table allows every card of it. */
  get last(): LoadOut | null {
    const found = lastLoadOut(this.#name)
    return found && isAllowed(found, this.scene) ? found : null
  }
  async asLastTime(): Promise<void> {
    if (this.last && this.#aboard) await this.planner.send(decisionsToReach(this.#aboard, this.last))
  }

  /** Whether our best bot can be asked here. A daily challenge is driven without advice. */
  get advised(): boolean {
    return asLiveSession(this.session) !== null && !this.session.table?.daily
  }
  /** Does what our best bot would do with the cards; to close it is left to the person. */
  async follow(): Promise<void> {
    const live = asLiveSession(this.session)
    if (!live || this.thinking || this.planner.running) return
    this.thinking = true
    try {
      const { hint } = await live.connection.ask({ hint: true, seat: this.session.you })
      const lines = hint ? [hint.do, ...hint.then] : []
      const end = lines.findIndex(
        (line) => isPrimaryAnswer(line) || !['load', 'exchange'].includes(decisionGroup(line)),
      )
      await this.planner.send(end < 0 ? lines : lines.slice(0, end))
      announcer.say(t('rally-hand-suggested'))
    } catch (error) {
      announceError(error)
    } finally {
      this.thinking = false
    }
  }
}

/** The controller of a session: all parts of the hand share it. */
export const handControllerOf = onePerSession((session: RallySession) => new RallyHand(session))

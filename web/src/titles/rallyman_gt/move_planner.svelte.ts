/**
 * Laying dice, shared by the board and the hand: which space is meant, which die was taken up, and the steps on their
 * way to the server. What is pressed while a step is under way waits for it, so that nothing is lost by being fast.
 */

import { announcer } from '../../lib/announce.svelte'
import { t } from '../../lib/translations.svelte'
import { onePerSession, Planner } from '../../kit/planner.svelte'
import { likelyTarget, type StepOffer, type StepTarget, stepTargets } from './step_offers'
import { runOfSeat } from './model'
import { spaceByName } from './track/geometry'
import type { Car, GtSession, RallymanGt, RunView } from './types'

/** What begins a turn tells nothing that one would not see at once. */
const CALM = new Set(['turn', 'grid'])

export class MovePlanner extends Planner<RallymanGt> {
  /** The space whose dice are fanned out. */
  open = $state<string | null>(null)
  /** The space that keys lay onto, if one was chosen. */
  #chosen = $state<string | null>(null)
  /** The die that was taken up first; the next space gets it. */
  taken = $state<string | null>(null)
  /** What was asked about and is not allowed. */
  refused = $state<string | null>(null)
  #laying = false
  #waiting: (() => void)[] = []

  /** What the seat that looks plays in. */
  get run(): RunView | undefined {
    return this.view && runOfSeat(this.view, this.session.you)
  }
  /** My car. */
  get car(): Car | undefined {
    return this.run?.cars.find((car) => car.seat === this.session.you)
  }
  get targets(): StepTarget[] {
    return stepTargets(this.legal, this.preview, this.run?.turn)
  }
  /** The space that keys mean: the one that was chosen, else the likeliest. */
  get target(): string | null {
    const targets = this.targets
    if (!targets.length) return null
    if (targets.some(({ space }) => space === this.#chosen)) return this.#chosen
    return likelyTarget(targets, this.scene, this.run?.turn?.at ?? '')
  }
  /** Whether what my car did is still being shown: what came of it is not told before it is seen. */
  override get tense(): boolean {
    return this.showsOwnEvent(this.car?.colour, CALM)
  }

  /** The spaces that the die in the hand can go to; all while none is taken up. */
  fits({ offers }: StepTarget): boolean {
    return this.taken === null || offers.some(({ dice }) => dice.includes(this.taken ?? ''))
  }

  /** The dice of the tray that can be laid somewhere now. */
  playable(die: string): boolean {
    return this.targets.some(({ offers }) => offers.some(({ dice }) => dice.includes(die)))
  }

  offersOf(space: string | null): StepOffer[] {
    return this.targets.find((target) => target.space === space)?.offers ?? []
  }

  /** Chooses another space among those that can be reached. */
  choose(space: string): void {
    this.#chosen = space
    if (this.open !== null) this.open = space
    announcer.say(
      t('gt-space-chosen', { space: this.session.words.value('space', space), count: this.offersOf(space).length }),
    )
  }

  /** Goes to the next or previous space, from left to right as the road runs. */
  turn(by: number): void {
    const across = ({ space }: StepTarget) => spaceByName(this.scene, space)?.u[0] ?? 0
    const spaces = this.targets.sort((one, other) => across(one) - across(other)).map(({ space }) => space)
    const place = spaces.indexOf(this.target ?? '')
    const next = spaces[(place + by + spaces.length) % spaces.length]
    if (next) this.choose(next)
  }

  /** A space was pressed: its only step is laid, or its dice fan out. */
  press(space: string): void {
    const offers = this.offersOf(space).filter(({ dice }) => this.taken === null || dice.includes(this.taken))
    const [only] = offers
    this.#chosen = space
    if (only && offers.length === 1) this.offer(only)
    else this.open = this.open === space ? null : space
  }

  /** A die of the tray was pressed: it is laid if only one space can take it, else it is taken up for one. */
  take(die: string): void {
    const offers = this.targets.flatMap(({ offers: its }) => its.filter(({ dice }) => dice.includes(die)))
    if (!offers.length) {
      this.#refuse(this.#missing(die))
      return
    }
    const [only] = offers
    if (only && offers.length === 1) this.offer(only)
    else {
      this.taken = this.taken === die ? null : die
      this.open = null
    }
  }

  /** By key: a die onto the space that is meant, or onto the only one that takes it. */
  drop(die: string): void {
    this.#soon(() => {
      const wanted = (offer: StepOffer) => (die === 'brake' ? offer.brakes > 0 : offer.dice[0] === die)
      const here = distinct(this.offersOf(this.target).filter(wanted))
      const anywhere = distinct(this.targets.flatMap(({ offers }) => offers.filter(wanted)))
      const found = here.at(-1) ?? (anywhere.length === 1 ? anywhere[0] : undefined)
      if (found) this.offer(found)
      else this.#refuse(this.#missing(die))
    })
  }

  /** Lays a step; where it was chosen which of dice alike to take, that is said at once. */
  offer({ line, again }: StepOffer): void {
    this.lay(line)
    if (again)
      this.#soon(() => {
        const shown = `warnings ${again.shown}`
        if (this.session.legal.includes(shown)) this.lay(shown)
        else this.#waiting.shift()?.()
      })
  }

  /** Lays a step, or decides anything else. */
  lay(line: string): void {
    this.#soon(() => void this.#act(line))
  }

  /** Takes back the step that was laid last. */
  back(): boolean {
    if (!this.session.table?.take_back?.length) return false
    this.#soon(() => void this.#do(() => this.session.takeBack()))
    return true
  }

  close(): boolean {
    const something = this.open !== null || this.taken !== null || this.refused !== null
    this.open = this.taken = this.refused = null
    return something
  }

  /** The line to ask about for a die that can't be laid. */
  #missing(die: string): string | null {
    const space = this.target ?? this.#ahead()
    if (!space) return null
    if (die === 'gas') return `gas ${space}`
    const speed = this.run?.turn?.speed ?? 0
    if (die === 'brake') return `brake ${Math.max(1, speed - 2)} 1 ${space}`
    if (die === 'boost') return `boost ${Math.min(6, Math.max(3, speed + 2))} ${space}`
    return `gear ${die.split('-')[1]} ${space}`
  }

  /** A space ahead of the plan, free or not. */
  #ahead(): string | undefined {
    const at = this.run?.turn?.at ?? this.car?.at
    return this.scene.links.find(({ from }) => from === at)?.to
  }

  /** Now, or after what is under way. */
  #soon(what: () => void): void {
    if (this.#laying) this.#waiting.push(what)
    else what()
  }

  /** What was pressed in the belief that this would be allowed is not done either. */
  #refuse(line: string | null): void {
    this.#waiting = []
    this.refused = line
  }

  async #act(line: string): Promise<void> {
    if (!this.session.legal.includes(line)) {
      this.#refuse(line)
      return
    }
    await this.#do(() => this.session.act(line))
  }

  async #do(send: () => Promise<void>): Promise<void> {
    this.close()
    this.#laying = true
    try {
      await send()
    } finally {
      this.#laying = false
      this.#waiting.shift()?.()
    }
  }
}

/** By key it is not said which of dice alike is meant: that is asked afterwards, if it matters. */
function distinct(offers: StepOffer[]): StepOffer[] {
  const lines = new Map(offers.map((offer) => [offer.line, { ...offer, again: null }]))
  return [...lines.values()]
}

/** The planner of a session: the board and the hand share it. */
export const movePlannerOf = onePerSession((session: GtSession) => new MovePlanner(session))

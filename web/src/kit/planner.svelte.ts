/**
 * What one means to do but has not sent yet, shared by the board and the hand of a title. A title's planner says what can
 * be meant; what all of them need is here.
 */

import type { TableSession } from '../lib/session.svelte'
import type { TitleTypes } from '../titles/title'

/** One of its kind for each session: everybody who asks for it gets the same. */
export function onePerSession<T extends TitleTypes, Shared extends object>(
  create: (session: TableSession<T>) => Shared,
): (session: TableSession<T>) => Shared {
  const all = new WeakMap<TableSession<T>, Shared>()
  return (session) => {
    let shared = all.get(session)
    if (!shared) {
      // It outlives whoever asked first: the board goes where one reads the position in words.
      $effect.root(() => void all.set(session, (shared = create(session))))
    }
    return shared as Shared
  }
}

/** Something that was chosen; it counts only for the moment at which it was. */
export class MomentaryChoice<Value> {
  #chosen = $state.raw<{ moment: unknown; value: Value } | null>(null)
  readonly #moment: () => unknown
  readonly #none: Value

  /** `moment` tells one moment from another: the number of a question, the space on which a car stands. */
  constructor(moment: () => unknown, none: Value) {
    this.#moment = moment
    this.#none = none
  }

  get value(): Value {
    return this.#chosen && this.#chosen.moment === this.#moment() ? this.#chosen.value : this.#none
  }
  set value(value: Value) {
    this.#chosen = { moment: this.#moment(), value }
  }
}

export abstract class Planner<T extends TitleTypes> {
  #running = $state(false)

  constructor(readonly session: TableSession<T>) {}

  get view(): T['View'] | undefined {
    return this.session.table?.view
  }
  get scene(): T['Scene'] {
    return this.session.scene
  }
  /** What the engine tells in advance. */
  get preview(): Partial<T['Preview']> {
    return this.session.table?.preview ?? {}
  }
  /** Whether something is still being shown that is to be seen before one decides. */
  get tense(): boolean {
    return this.session.animator.playing
  }
  /** What I may decide; nothing while something is still being shown. */
  get legal(): readonly string[] {
    return this.session.decidingSeat === null || this.tense ? [] : this.session.legal
  }
  /** Whether decisions are being sent one after the other. */
  get running(): boolean {
    return this.#running
  }

  /** Whether an event of my piece is being shown or waits for it. Of what is `calm` nothing is to be seen first. */
  protected showsOwnEvent(mine: string | null | undefined, calm: ReadonlySet<string>): boolean {
    const { playing, now, ahead } = this.session.animator
    return playing && [...now, ...ahead].some(({ event, car }) => car === mine && !calm.has(event))
  }

  /** Sends decisions one after the other, for as long as each of them is legal; `onsent` hears how many have been. */
  async send(lines: readonly string[], onsent: (count: number) => void = () => {}): Promise<void> {
    if (this.#running) return
    this.#running = true
    try {
      for (const [place, line] of lines.entries()) {
        if (!this.session.latest?.legal?.includes(line)) break
        await this.session.act(line)
        onsent(place + 1)
      }
    } finally {
      this.#running = false
    }
  }
}

/** A way to go as the engine tells it in advance: its steps, and where they lead. */
export interface PlannedWay<Step> {
  readonly steps: readonly Step[]
  readonly end: string
}

/** Whether a way begins with these steps. */
export function beginsWith<Step>(way: Pick<PlannedWay<Step>, 'steps'>, steps: readonly Step[]): boolean {
  return steps.every((step, place) => way.steps[place] === step)
}

/** Plans a way step by step, or at once by where it ends, out of those that may be gone. */
export abstract class RoutePlanner<
  T extends TitleTypes,
  Step extends string,
  Way extends PlannedWay<Step>,
> extends Planner<T> {
  #route = new MomentaryChoice<readonly Step[]>(() => this.moment, [])

  /** All ways that may be gone now. */
  abstract readonly ways: readonly Way[]
  /** What the steps were chosen for: at another moment they are forgotten. */
  protected abstract readonly moment: string
  /** The way that is meant by its first steps. */
  protected abstract wayFor(steps: readonly Step[]): Way | undefined
  /** The way that is meant by its end. */
  protected abstract wayTo(end: string): Way | undefined
  /** Says what has been chosen. */
  protected abstract announce(way: Way): void
  /** The decisions that a way takes. */
  protected abstract decisionsOf(way: Way): string[]
  /** Whether the steps that are left stay chosen where going has been interrupted. */
  protected readonly keepsRest: boolean = false

  /** The steps that were chosen, as far as they can be gone. */
  readonly route: readonly Step[] = $derived.by(() => {
    const steps = this.#route.value
    return this.ways.some((way) => beginsWith(way, steps)) ? steps : []
  })
  /** The way that is shown; nothing before one has chosen. */
  readonly way: Way | undefined = $derived(this.route.length ? this.wayFor(this.route) : undefined)

  /** Whether all steps of the way that is shown were chosen, and it leads there. */
  protected isWhole(end: string): boolean {
    return this.way?.steps.length === this.route.length && this.way.end === end
  }
  /** Chooses the next step, if there is such a way on. */
  extend(step: Step): void {
    const steps = [...this.route, step]
    if (this.ways.some((way) => beginsWith(way, steps))) this.#aim(steps)
  }
  /** Chooses a whole way by where it ends. */
  aimAt(end: string): void {
    const found = this.wayTo(end)
    if (found) this.#aim(found.steps)
  }
  /** Takes the choice back, step by step or at once. */
  forget(all = true): void {
    this.#route.value = all ? [] : this.route.slice(0, -1)
  }
  #aim(steps: readonly Step[]): void {
    this.#route.value = steps
    if (this.way) this.announce(this.way)
  }

  /** Goes the way that is shown, or only its first step; whatever asks for something else ends it. */
  async drive(all = true): Promise<void> {
    const { way } = this
    if (!way) return
    const decisions = this.decisionsOf(way)
    await this.send(all ? decisions : decisions.slice(0, 1), (count) => {
      if (this.keepsRest) this.#route.value = way.steps.slice(count)
    })
  }
}

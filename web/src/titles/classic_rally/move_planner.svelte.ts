/**
 * What is meant but not sent yet, shared by the map and the hand: the route, the cell for the assistance car. Where a
 * tile is to lie is the map's own affair.
 */

import type { TableSession } from '../../lib/session.svelte'
import { announcer } from '../../lib/announce.svelte'
import { t } from '../../lib/translations.svelte'
import { directionOfDrawnSide, neighbour } from './map/geometry'
import { playerOfSeat } from './model'
import { beginsWith, bestPlan, planEnds, type NextStep, nextSteps, planForSteps, stepTowards } from './routes'
import type { Direction, Preview, Plan, Player, RallyView, StepDirection } from './types'

/** What needs no waiting for: cards that change places, and whose turn it is. */
const CALM = new Set(['turn', 'opens', 'moves_card', 'robs', 'gives_back', 'closes', 'loads'])

/** A cell that can be pressed. */
export interface BoardTarget {
  cell: string
  /** The next tile of the route; where a plan ends; where the assistance car goes; where it begins. */
  kind: 'step' | 'end' | 'assistance' | 'place'
  /** What pressing it decides; null where it is only a part of that. */
  line: string | null
  /** The plan that one means by an end. */
  plan?: Plan
}

export class MovePlanner {
  readonly session: TableSession
  #route = $state.raw<{ for: string; steps: StepDirection[] }>({ for: '', steps: [] })
  #place = $state<string | null>(null)
  #running = $state(false)

  constructor(session: TableSession) {
    this.session = session
  }

  get view(): RallyView | undefined {
    return this.session.table?.view as unknown as RallyView | undefined
  }
  get preview(): Preview | undefined {
    return this.session.table?.preview as Preview | undefined
  }
  /** Who I am. */
  get player(): Player | undefined {
    return this.view && playerOfSeat(this.view, this.session.you)
  }
  /** What I may decide; nothing while what I have done is still being shown. */
  get legal(): readonly string[] {
    return this.session.decidingSeat === null || this.tense ? [] : this.session.legal
  }
  /** Whether decisions are being sent one after the other. */
  get running(): boolean {
    return this.#running
  }
  /** Whether what was decided here is still being shown. */
  get tense(): boolean {
    const { playing, now, ahead } = this.session.animator
    const mine = this.player?.colour
    return playing && [...now, ...ahead].some(({ event, car }) => car === mine && !CALM.has(event))
  }

  // -- driving ---------------------------------------------------------------------------------------------------

  /** All plans that may be driven now; also the one that stops at once. */
  readonly plans: Plan[] = $derived.by(() =>
    this.legal.some((line) => line.startsWith('rally_step ')) ? (this.preview?.plans ?? []) : [],
  )
  /** What the route was chosen for; at another moment it is forgotten. */
  get #key(): string {
    const player = this.player
    return [this.view?.round, this.view?.phase, player?.colour, player?.at, player?.nose].join(' ')
  }
  /** The steps that were chosen, as far as they can be driven. */
  readonly route: StepDirection[] = $derived.by(() => {
    if (this.#route.for !== this.#key) return []
    const { steps } = this.#route
    return this.plans.some((plan) => beginsWith(plan, steps)) ? steps : []
  })
  /** The plan that is shown; nothing before one has chosen. */
  readonly plan: Plan | undefined = $derived(this.route.length ? planForSteps(this.plans, this.route) : undefined)
  /** The ways on from what is chosen. */
  readonly next: NextStep[] = $derived(nextSteps(this.plans, this.route))
  /** The cell at which the chosen steps end. */
  get head(): string {
    return this.plan?.cells[this.route.length - 1] ?? this.player?.at ?? ''
  }

  /** Chooses the next step. */
  extend(way: StepDirection): void {
    if (this.next.some((each) => each.way === way)) this.#aim([...this.route, way])
  }
  /** Chooses the next step by the side of the drawing to which it goes; whether there is one. */
  steer(side: Direction): boolean {
    const way = stepTowards(this.next, this.head, directionOfDrawnSide(side))
    if (way) this.extend(way)
    return way !== undefined
  }
  /** Chooses a whole plan that ends on a cell. */
  aimAt(cell: string): void {
    const found = bestPlan(this.plans.filter((plan) => plan.end === cell && plan.steps.length > 0))
    if (found) this.#aim(found.steps)
  }
  /** Takes the choice back, step by step or at once. */
  forget(all = true): void {
    this.#route = { for: this.#key, steps: all ? [] : this.route.slice(0, -1) }
  }
  #aim(steps: StepDirection[]): void {
    this.#route = { for: this.#key, steps }
    const plan = this.plan
    if (plan) announcer.say(t('rally-hand-plan-to', { cell: plan.end, fuel: plan.fuel, cards: plan.cards.length }))
  }

  /** Drives the plan that is shown, and stops where it ends; what asks for something else ends it. */
  async drive(): Promise<void> {
    const plan = this.plan
    if (!plan) return
    const lines = plan.steps.map((way) => `rally_step ${way}`)
    await this.send(plan.ends === 'stop' ? [...lines, 'rally_stop'] : lines)
  }
  /** Sends decisions one after the other, for as long as each of them is legal. */
  async send(lines: readonly string[]): Promise<void> {
    if (this.#running) return
    this.#running = true
    try {
      for (const line of lines) {
        if (!this.session.legal.includes(line)) break
        await this.session.act(line)
      }
    } finally {
      this.#running = false
    }
  }

  // -- what can be pressed on the map ----------------------------------------------------------------------------

  readonly targets: BoardTarget[] = $derived.by(() => [
    ...this.#ends(),
    ...this.#steps(),
    ...this.#aid(),
    ...this.#places(),
  ])

  #ends(): BoardTarget[] {
    const next = new Set(this.next.map(({ cell }) => cell))
    return planEnds(this.plans)
      .filter(({ cell }) => !next.has(cell))
      .map(({ cell, plan }) => ({ cell, plan, kind: 'end', line: null }))
  }
  #steps(): BoardTarget[] {
    return this.next.flatMap(({ way, cell }): BoardTarget[] => {
      const plan = cell ? planForSteps(this.plans, [...this.route, way]) : undefined
      return cell && plan ? [{ cell, plan, kind: 'step', line: `rally_step ${way}` }] : []
    })
  }
  #aid(): BoardTarget[] {
    const at = this.player?.assistance.at
    return this.legal
      .filter((line) => at && line.startsWith('assistance_move '))
      .map((line) => ({ cell: neighbour(at ?? '', line.split(' ')[1] as Direction), kind: 'assistance', line }))
  }
  #places(): BoardTarget[] {
    return this.legal
      .filter((line) => line.startsWith('place_assistance '))
      .map((line) => ({ cell: line.split(' ')[1] ?? '', kind: 'place', line }))
  }

  /** The cell that was picked for the assistance car; it is put there by pressing it again, or in the hand. */
  get place(): string | null {
    return this.#place && this.legal.includes(`place_assistance ${this.#place}`) ? this.#place : null
  }

  /** A cell was pressed. */
  press({ kind, cell, line }: BoardTarget): void {
    if (this.session.busy || this.#running) return
    const whole = this.plan?.steps.length === this.route.length && this.plan?.end === cell
    if (kind === 'step') this.extend(line?.split(' ')[1] as StepDirection)
    else if (kind === 'end' && whole) void this.drive()
    else if (kind === 'end') this.aimAt(cell)
    else if (kind === 'place' && this.place !== cell) {
      this.#place = cell
      if (line) announcer.say(this.session.words.decision(line))
    } else if (line) void this.session.act(line)
  }

  /** What was chosen is forgotten; whether there was something. */
  close(): boolean {
    const something = this.route.length > 0 || this.place !== null
    this.forget()
    this.#place = null
    return something
  }
}

const planners = new WeakMap<TableSession, MovePlanner>()

/** The planner of a session: the map and the hand share it. */
export function movePlannerOf(session: TableSession): MovePlanner {
  let found = planners.get(session)
  if (!found) {
    // It outlives whoever asked first: the map goes where one reads the position in words.
    $effect.root(() => void planners.set(session, new MovePlanner(session)))
    found = planners.get(session) as MovePlanner
  }
  return found
}

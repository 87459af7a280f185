/**
 * What is meant but not sent yet, shared by the map and the hand: the route, the cell for the assistance car. Where a
 * tile is to lie is the map's own affair.
 */

import { announcer } from '../../lib/announce.svelte'
import { decisionArguments, decisionsOfKind } from '../../lib/decisions'
import { t } from '../../lib/translations.svelte'
import { onePerSession, RoutePlanner } from '../../kit/planner.svelte'
import { directionOfDrawnSide, neighbour } from './map/geometry'
import { playerOfSeat } from './model'
import { bestPlan, planEnds, type NextStep, nextSteps, planForSteps, stepTowards } from './routes'
import type { ClassicRally, Direction, Plan, Player, RallySession, StepDirection } from './types'

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

export class MovePlanner extends RoutePlanner<ClassicRally, StepDirection, Plan> {
  #place = $state<string | null>(null)

  /** Who I am. */
  get player(): Player | undefined {
    return this.view && playerOfSeat(this.view, this.session.you)
  }
  override get tense(): boolean {
    return this.showsOwnEvent(this.player?.colour, CALM)
  }

  // -- driving ---------------------------------------------------------------------------------------------------

  /** All plans that may be driven now; also the one that stops at once. */
  readonly ways: Plan[] = $derived(decisionsOfKind(this.legal, 'rally_step').length ? (this.preview.plans ?? []) : [])
  /** The ways on from what is chosen. */
  readonly next: NextStep[] = $derived(nextSteps(this.ways, this.route))

  protected get moment(): string {
    return [this.view?.round, this.view?.phase, this.player?.colour, this.player?.at, this.player?.nose].join(' ')
  }
  protected wayFor(steps: readonly StepDirection[]): Plan | undefined {
    return planForSteps(this.ways, steps)
  }
  protected wayTo(cell: string): Plan | undefined {
    return bestPlan(this.ways.filter((plan) => plan.end === cell && plan.steps.length > 0))
  }
  protected announce({ end, fuel, cards }: Plan): void {
    announcer.say(t('rally-hand-plan-to', { cell: this.session.words.value('cell', end), fuel, cards: cards.length }))
  }
  protected decisionsOf({ steps, ends }: Plan): string[] {
    return [...steps.map((step) => `rally_step ${step}`), ...(ends === 'stop' ? ['rally_stop'] : [])]
  }

  /** The cell at which the chosen steps end. */
  get head(): string {
    return this.way?.cells[this.route.length - 1] ?? this.player?.at ?? ''
  }
  /** Chooses the next step by the side of the drawing to which it goes; whether there is one. */
  steer(side: Direction): boolean {
    const step = stepTowards(this.next, this.head, directionOfDrawnSide(side))
    if (step) this.extend(step)
    return step !== undefined
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
    return planEnds(this.ways)
      .filter(({ cell }) => !next.has(cell))
      .map(({ cell, plan }) => ({ cell, plan, kind: 'end', line: null }))
  }
  #steps(): BoardTarget[] {
    return this.next.flatMap(({ way, cell }): BoardTarget[] => {
      const plan = cell ? planForSteps(this.ways, [...this.route, way]) : undefined
      return cell && plan ? [{ cell, plan, kind: 'step', line: `rally_step ${way}` }] : []
    })
  }
  #aid(): BoardTarget[] {
    const at = this.player?.assistance.at
    if (!at) return []
    return decisionsOfKind(this.legal, 'assistance_move').map((line) => {
      const [direction] = decisionArguments(line)
      return { cell: neighbour(at, direction as Direction), kind: 'assistance', line }
    })
  }
  #places(): BoardTarget[] {
    return decisionsOfKind(this.legal, 'place_assistance').map((line) => {
      const [cell = ''] = decisionArguments(line)
      return { cell, kind: 'place', line }
    })
  }

  /** The cell that was picked for the assistance car; it is put there by pressing it again, or in the hand. */
  get place(): string | null {
    return this.#place && this.legal.includes(`place_assistance ${this.#place}`) ? this.#place : null
  }

  /** A cell was pressed. */
  press({ kind, cell, line }: BoardTarget): void {
    if (this.session.busy || this.running) return
    if (kind === 'step') this.extend(line?.split(' ')[1] as StepDirection)
    else if (kind === 'end' && this.isWhole(cell)) void this.drive()
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

/** The planner of a session: the map and the hand share it. */
export const movePlannerOf = onePerSession((session: RallySession) => new MovePlanner(session))

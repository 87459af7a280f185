/** The engine's plans made ready for choosing: tile by tile, or by where they end. */

import { beginsWith } from '../../kit/planner.svelte'
import { neighbour } from './map/geometry'
import type { Direction, Plan, StepDirection } from './types'

/** The plan that one means: fewer cards of the road book, then fewer tiles, but never one that leads nowhere. */
export function bestPlan(plans: readonly Plan[]): Plan | undefined {
  const cost = (plan: Plan): number => (plan.ends === 'nowhere' ? 1000 : 0) + 20 * plan.cards.length + plan.fuel
  return [...plans].sort((one, other) => cost(one) - cost(other))[0]
}

/** What is shown once some steps are chosen: exactly those, or the shortest way on to where the car may end. */
export function planForSteps(plans: readonly Plan[], steps: readonly StepDirection[]): Plan | undefined {
  const going = plans.filter((plan) => beginsWith(plan, steps))
  return going.find((plan) => plan.steps.length === steps.length) ?? bestPlan(going)
}

/** One way on from the steps that are chosen. */
export interface NextStep {
  way: StepDirection
  /** Where it leads; null for a card that leads nowhere. */
  cell: string | null
  /** A card of the road book is played for it. */
  card: boolean
}

/** The ways on, each once. */
export function nextSteps(plans: readonly Plan[], steps: readonly StepDirection[]): NextStep[] {
  const found = new Map<StepDirection, NextStep>()
  for (const plan of plans) {
    const way = beginsWith(plan, steps) ? plan.steps[steps.length] : undefined
    if (way === undefined || found.has(way)) continue
    const card = way !== 'forward' && plan.cards.includes(way)
    found.set(way, { way, cell: plan.cells[steps.length] ?? null, card })
  }
  return [...found.values()]
}

/** Where plans end, each cell with the plan that one means by it. */
export function planEnds(plans: readonly Plan[]): { cell: string; plan: Plan }[] {
  const found = new Map<string, Plan[]>()
  for (const plan of plans)
    if (plan.steps.length && plan.ends !== 'nowhere') found.set(plan.end, [...(found.get(plan.end) ?? []), plan])
  return [...found].map(([cell, its]) => ({ cell, plan: bestPlan(its) as Plan }))
}

/** The way that goes to this side of the map, if one does. */
export function stepTowards(next: readonly NextStep[], from: string, direction: Direction): StepDirection | undefined {
  return next.find(({ cell }) => cell === neighbour(from, direction))?.way
}

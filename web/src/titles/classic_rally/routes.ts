/** The engine's plans made ready for choosing: tile by tile, or by where they end. */

import { nextTo } from './map/geometry'
import type { Direction, Plan, Way } from './types'

/** Whether a plan begins with these steps. */
export function begins(plan: Pick<Plan, 'steps'>, steps: readonly Way[]): boolean {
  return steps.every((way, place) => plan.steps[place] === way)
}

/** The plan that one means: fewer cards of the road book, then fewer tiles, but never one that leads nowhere. */
export function best(plans: readonly Plan[]): Plan | undefined {
  const cost = (plan: Plan): number => (plan.ends === 'nowhere' ? 1000 : 0) + 20 * plan.cards.length + plan.fuel
  return [...plans].sort((one, other) => cost(one) - cost(other))[0]
}

/** What is shown once some steps are chosen: exactly those, or the shortest way on to where the car may end. */
export function planOf(plans: readonly Plan[], steps: readonly Way[]): Plan | undefined {
  const going = plans.filter((plan) => begins(plan, steps))
  return going.find((plan) => plan.steps.length === steps.length) ?? best(going)
}

/** One way on from the steps that are chosen. */
export interface Next {
  way: Way
  /** Where it leads; null for a card that leads nowhere. */
  cell: string | null
  /** A card of the road book is played for it. */
  card: boolean
}

/** The ways on, each once. */
export function nextOf(plans: readonly Plan[], steps: readonly Way[]): Next[] {
  const found = new Map<Way, Next>()
  for (const plan of plans) {
    const way = begins(plan, steps) ? plan.steps[steps.length] : undefined
    if (way === undefined || found.has(way)) continue
    const card = way !== 'forward' && plan.cards.includes(way)
    found.set(way, { way, cell: plan.cells[steps.length] ?? null, card })
  }
  return [...found.values()]
}

/** Where plans end, each cell with the plan that one means by it. */
export function endsOf(plans: readonly Plan[]): { cell: string; plan: Plan }[] {
  const found = new Map<string, Plan[]>()
  for (const plan of plans)
    if (plan.steps.length && plan.ends !== 'nowhere') found.set(plan.end, [...(found.get(plan.end) ?? []), plan])
  return [...found].map(([cell, its]) => ({ cell, plan: best(its) as Plan }))
}

/** The way that goes to this side of the map, if one does. */
export function wayTo(next: readonly Next[], from: string, direction: Direction): Way | undefined {
  return next.find(({ cell }) => cell === nextTo(from, direction))?.way
}

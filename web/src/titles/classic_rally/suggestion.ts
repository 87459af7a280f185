/** What a hint proposes, as far as it is seen on the map: read from the notation of its decisions. */

import { beginsWith } from '../../kit/planner.svelte'
import { decisionArguments, decisionKind } from '../../lib/decisions'
import { neighbour } from './map/geometry'
import { playerOfSeat } from './model'
import { planForSteps } from './routes'
import type { Direction, Plan, Preview, RallyView, Rotation, StepDirection } from './types'

export interface Suggestion {
  /** The route of the rally car. */
  plan?: Plan
  /** The rally car turns round. */
  around: boolean
  /** Where the assistance car goes. */
  van?: string
  /** A tile, and how it lies. */
  tile?: { at: string; kind: string; rotation: Rotation }
  /** Cells that are meant. */
  cells: string[]
}

/** The route that steps stand for: exactly that one, or the shortest that begins so. */
function planOf(steps: readonly StepDirection[], stops: boolean, plans: readonly Plan[]): Plan | undefined {
  const going = plans.filter((plan) => beginsWith(plan, steps))
  return (stops && going.find((plan) => plan.steps.length === steps.length)) || planForSteps(going, steps)
}

export function suggestionOf(
  lines: readonly string[],
  view: RallyView,
  preview: Preview | undefined,
  seat: number | null,
): Suggestion | undefined {
  if (!lines.length) return undefined
  const player = playerOfSeat(view, seat)
  const steps = lines.filter((line) => decisionKind(line) === 'rally_step')
  const found: Suggestion = { around: lines.includes('turn_around'), cells: [] }
  if (steps.length) {
    const ways = steps.map((line) => decisionArguments(line)[0] as StepDirection)
    const plan = planOf(ways, lines.includes('rally_stop'), preview?.plans ?? [])
    if (plan) {
      found.plan = plan
      found.cells.push(plan.end)
    }
  } else if (lines.includes('rally_stop') && player?.at) found.cells.push(player.at)
  let van = player?.assistance.at ?? null
  for (const line of lines) {
    const [first = '', second = '0'] = decisionArguments(line)
    const kind = decisionKind(line)
    if (kind === 'assistance_move' && van) found.van = van = neighbour(van, first as Direction)
    else if (kind === 'place_assistance') found.van = first
    else if (['place_tile', 'vote_finish', 'place_finish'].includes(kind)) {
      const laid = kind === 'place_tile' ? view.building?.drawn : 'finish'
      if (laid) found.tile = { at: first, kind: laid, rotation: Number(second) as Rotation }
      found.cells.push(first)
    }
  }
  return found
}

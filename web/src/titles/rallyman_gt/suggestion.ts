/** What a hint proposes, as the board draws it: the dice of its steps along the road, and where the car would stop. */

import { decisionKind } from '../../lib/decisions'
import { diceOfStep, isStep, parseStep } from './steps'
import type { RunView } from './types'

export interface SuggestedStep {
  to: string
  dice: string[]
  /** The speed that the gear die sets, or gas holds. */
  speed: number
}

export interface Suggestion {
  /** Where the dice begin. */
  from: string
  steps: SuggestedStep[]
  /** Where the car would stand when all of it is driven. */
  end: string
}

/** The decisions of a hint on the road of whoever is on turn; null where they have no place on it. */
export function suggestionOnRoad(lines: readonly string[], run: RunView): Suggestion | null {
  const car = run.cars.find((each) => each.colour === run.order[0])
  if (!lines.length || !car?.at) return null
  const relaid = run.phase === 'relay' && run.turn?.relaid
  const from = (relaid ? relaid.at(-1)?.[0].split(' ').at(-1) : run.turn?.at) ?? car.at
  let speed = run.turn?.speed ?? (typeof car.speed === 'number' ? car.speed : 0)
  const steps = lines.filter(isStep).map((line) => {
    const step = parseStep(line)
    speed = step.gear ?? speed
    return { to: step.to, dice: diceOfStep(step), speed }
  })
  const end = steps.at(-1)?.to ?? endOf(decisionKind(lines[0] ?? ''), run, car.at)
  return end ? { from, steps, end } : null
}

/** Where the car comes to without another die on the road. */
function endOf(kind: string, run: RunView, at: string): string | null {
  const plan = (run.turn?.plan ?? []).map((line) => parseStep(line).to)
  const next = run.phase === 'plan' ? plan.at(-1) : plan[run.turn?.made ?? 0]
  if (kind === 'flat_out') return plan.at(-1) ?? null
  if (kind === 'roll' || kind === 'secure') return next ?? null
  return kind === 'stop' ? at : null
}

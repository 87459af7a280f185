/** The dice on the road: what was made, what is laid, what was laid again, each with what the engine foresees of it. */

import type { GameEvent } from '../../lib/types'
import { madeSteps } from './turn_events'
import { diceOfStep, parseStep, speedsOfPlan } from './steps'
import { relaidSteps, type TrayDie } from './dice_tray'
import type { Preview, PlanStep, RunView, Turn } from './types'

export interface LaidStep {
  line: string
  to: string
  speed: number
  dice: Pick<TrayDie, 'die' | 'face'>[]
  /** `made`: driven; `laid`: to come; `before`: where the dice lay before they are laid again. */
  state: 'made' | 'laid' | 'before'
  secured: boolean
  foreseen: PlanStep | null
}

/** All dice on the road; `events` are those of the turn that have been shown. */
export function laidSteps(run: RunView, preview: Preview | undefined, events: readonly GameEvent[] = []): LaidStep[] {
  const turn = run.turn
  if (!turn) return []
  const start = run.cars.find((car) => car.colour === run.order[0])
  const speed = typeof start?.speed === 'number' ? start.speed : 0
  if (run.phase === 'relay') return relaid(turn, speed)
  const made = run.phase === 'rolling' ? (turn.made ?? 0) : 0
  const told = madeSteps(turn.plan, made, events)
  const known = new Map((preview?.plan ?? []).map((each) => [each.step, each]))
  // The marker of a car that rolls shows where it is, not where it began: what is made tells its speed by itself.
  const speeds = made ? speedsOfPlan(turn.plan, 0) : speedsOfPlan(turn.plan, speed)
  return turn.plan.map((line, place) => {
    const step = parseStep(line)
    const foreseen = place >= made ? (known.get(line) ?? null) : null
    return {
      line,
      to: step.to,
      speed: foreseen?.speed ?? (speeds[place] || speed),
      dice: diceOfStep(step).map((die, number) => ({ die, face: told[place]?.faces[number] ?? null })),
      state: place < made ? 'made' : 'laid',
      secured: told[place]?.secured ?? false,
      foreseen,
    }
  })
}

function relaid(turn: Turn, start: number): LaidStep[] {
  const laid = turn.relaid?.length ? relaidSteps(turn).steps : null
  const lines = laid ? (turn.relaid ?? []).map(([line]) => line) : turn.plan
  const speeds = speedsOfPlan(lines, start)
  return lines.map((line, place) => {
    const step = parseStep(line)
    const before = diceOfStep(step).map((die, number) => ({ die, face: turn.faces?.[place]?.[number] ?? null }))
    return {
      line,
      to: step.to,
      speed: speeds[place] ?? start,
      dice: laid?.[place]?.map(({ die, face }) => ({ die, face })) ?? before,
      state: laid ? 'laid' : 'before',
      secured: false,
      foreseen: null,
    }
  })
}

/** A step in notation (`gear 3 1:B1`, `gas 1:I1`, `brake 2 1 1:I1`, `boost 5 2:A1`), taken apart. */

import { decisionKind } from '../../lib/decisions'

export type StepKind = 'gear' | 'gas' | 'brake' | 'boost'

export interface Step {
  line: string
  kind: StepKind
  /** The gear die; none for gas, which holds the speed. */
  gear: number | null
  brakes: number
  to: string
}

const STEPS = new Set(['gear', 'gas', 'brake', 'boost'])

export function isStep(line: string): boolean {
  return STEPS.has(decisionKind(line))
}

export function parseStep(line: string): Step {
  const [kind, ...written] = line.split(' ')
  return {
    line,
    kind: kind as StepKind,
    gear: kind === 'gas' ? null : Number(written[0]),
    brakes: kind === 'brake' ? Number(written[1]) : 0,
    to: written.at(-1) ?? '',
  }
}

/** The dice of a step, in the order in which they are rolled. */
export function diceOfStep(step: Pick<Step, 'kind' | 'gear' | 'brakes'>): string[] {
  if (step.kind === 'gas') return ['gas']
  const dice = [`gear-${step.gear}`]
  for (let brake = 0; brake < step.brakes; brake++) dice.push('brake')
  if (step.kind === 'boost') dice.push('boost')
  return dice
}

/** The same dice onto another space: what to ask about where it is not offered. */
export function stepOnto(step: Step, space: string): string {
  return [...step.line.split(' ').slice(0, -1), space].join(' ')
}

/** The speed at every step of a plan that starts at a speed: the gear die's, or the one that gas holds. */
export function speedsOfPlan(plan: readonly string[], start: number): number[] {
  let speed = start
  return plan.map((line) => (speed = parseStep(line).gear ?? speed))
}

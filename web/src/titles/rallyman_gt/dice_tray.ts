/** The dice before a player: which lie on the road, which are left, and what they showed. */

import { madeSteps, type MadeStep } from './turn_events'
import { diceOfStep, parseStep } from './steps'
import type { Car, DieFace, RunView, Turn } from './types'
import type { GameEvent } from '../../lib/types'

export interface TrayDie {
  /** One of a kind or not, each die of the tray has a name of its own: `gear-3`, `gas-1`, `brake-2`. */
  name: string
  die: string
  /** `laid`: on the road; `made`: it has been driven; `lost`: to damage; `spare`: no more of its kind may be used. */
  state: 'free' | 'laid' | 'made' | 'lost' | 'spare'
  face: DieFace | null
  secured: boolean
}

const GEARS = 6

/** All dice of a car's dashboard in the order gear, gas, brake, boost. */
export function diceTray(
  car: Car,
  run: Pick<RunView, 'phase' | 'order' | 'turn'>,
  events: readonly GameEvent[] = [],
): TrayDie[] {
  const turn = run.order[0] === car.colour ? run.turn : undefined
  if (turn && run.phase === 'relay') return rolledDice(turn)
  const laid = turn ? laidDice(turn, run.phase === 'rolling', events) : []
  const allowed = car.dice ?? { gear: GEARS, gas: 0, brake: 0, boost: 0 }
  return [...gears(laid, allowed.gear), ...['gas', 'brake', 'boost'].flatMap((die) => alike(die, laid, car, allowed))]
}

type Laid = Omit<TrayDie, 'name'>

function laidDice(turn: Turn, rolling: boolean, events: readonly GameEvent[]): Laid[] {
  const made = rolling ? (turn.made ?? 0) : 0
  const told = madeSteps(turn.plan, made, events)
  return turn.plan.flatMap((line, place) => {
    const its: MadeStep | undefined = told[place]
    return diceOfStep(parseStep(line)).map((die, number) => ({
      die,
      state: place < made ? ('made' as const) : ('laid' as const),
      face: its?.faces[number] ?? null,
      secured: its?.secured ?? false,
    }))
  })
}

/** Damage says how many gear dice may be used, not which: the others are spare once that many lie. */
function gears(laid: Laid[], allowed: number): TrayDie[] {
  const used = laid.filter(({ die }) => die.startsWith('gear-')).length
  return Array.from({ length: GEARS }, (_, place) => {
    const die = `gear-${place + 1}`
    const its = laid.find((each) => each.die === die)
    const state = used < allowed ? 'free' : 'spare'
    return { name: die, ...(its ?? { die, state, face: null, secured: false }) }
  })
}

function alike(die: string, laid: Laid[], car: Car, allowed: NonNullable<Car['dice']>): TrayDie[] {
  const its = laid.filter((each) => each.die === die)
  const left = Math.max(0, allowed[die as 'gas' | 'brake' | 'boost'] - its.length)
  const lost = die === 'boost' ? 0 : (car.damage[die as 'gas' | 'brake'] ?? 0)
  const other = (state: 'free' | 'lost') => ({ die, state, face: null, secured: false })
  return [
    ...its,
    ...Array.from({ length: left }, () => other('free')),
    ...Array.from({ length: lost }, () => other('lost')),
  ].map((each, place) => ({ ...each, name: `${die}-${place + 1}` }))
}

/** After a failed flat out: the dice that were rolled, with their faces; which of them lie again. */
function rolledDice(turn: Turn): TrayDie[] {
  return relaidSteps(turn).dice.sort(inOrder)
}

/** The steps that were laid again, each with the dice that were taken for it, and what is left in the hand. */
export function relaidSteps(turn: Turn): { dice: TrayDie[]; steps: TrayDie[][] } {
  const dice: TrayDie[] = turn.plan.flatMap((line, place) =>
    diceOfStep(parseStep(line)).map((die, number) => ({
      name: `${die} ${place} ${number}`,
      die,
      state: 'free' as const,
      face: turn.faces?.[place]?.[number] ?? 'clear',
      secured: false,
    })),
  )
  const steps = (turn.relaid ?? []).map(([line, shown]) => take(dice, diceOfStep(parseStep(line)), shown))
  return { dice, steps }
}

/** Takes the dice of a step; of several alike, as many with a warning as the step is said to show. */
function take(dice: TrayDie[], wanted: string[], shown: number | null): TrayDie[] {
  const found: TrayDie[] = []
  const warned = () => found.filter(({ face }) => face === 'warning').length
  for (const die of wanted) {
    const left = dice.filter((each) => each.die === die && each.state === 'free')
    const face = shown === null || warned() < shown ? 'warning' : 'clear'
    const taken = left.find((each) => each.face === face) ?? left[0]
    if (!taken) continue
    taken.state = 'laid'
    found.push(taken)
  }
  return found
}

const KINDS = ['gear', 'gas', 'brake', 'boost']

function inOrder(one: TrayDie, other: TrayDie): number {
  const rank = ({ die }: TrayDie) =>
    KINDS.findIndex((kind) => die.startsWith(kind)) * 10 + Number(die.split('-')[1] ?? 0)
  return rank(one) - rank(other)
}

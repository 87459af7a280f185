/**
 * A program under way. What the person wants (`Slots`) may be ahead of what the server knows (`Laying`); `nextStep` says
 * what to send next so that the one becomes the other. Only the legal list and the list of steps that can be taken
 * back decide what is possible.
 */

import { cardsInRegister } from './program_cards'
import type { RoboSession, RoboView, Robot } from './types'

/** The cards in each of the five registers; two where an Option allows it. */
export type RegisterCards = readonly (readonly string[])[]

export interface ProgramInProgress {
  /** The robot whose program it is: a player of two robots makes one program after the other. */
  robot: string
  turn: number
  hand: readonly string[]
  slots: RegisterCards
  /** What I have placed and can still take back. */
  steps: readonly { step: number; register: number; card: string }[]
  legal: ReadonlySet<string>
}

export type NextStep = { do: string } | { back: number; card: string } | { refused: string }

/** How a card would come into a register. */
export type PlacementKind = 'place' | 'pair' | 'swap'

export const REGISTERS = [1, 2, 3, 4, 5] as const

/** The robot whose program a seat makes now: its first that is not sealed. */
export function robotToProgram(view: RoboView, seat: number): Robot | null {
  return view.robots.find((robot) => robot.seat === seat && !robot.sealed && Array.isArray(robot.hand)) ?? null
}

/** The program that is asked for now, or null. */
export function programInProgress(table: RoboSession['table']): ProgramInProgress | null {
  const legal = table?.legal ?? []
  if (!table?.view || table.you === null || !legal.some((line) => line === 'seal' || line.startsWith('place ')))
    return null
  const { view } = table
  const robot = robotToProgram(view, table.you)
  if (!robot) return null
  const steps = []
  for (const { step, do: line } of table.take_back ?? []) {
    const [kind, register, card] = line.split(' ')
    if (kind === 'place' && card) steps.push({ step, register: Number(register), card })
  }
  return {
    robot: robot.robot,
    turn: view.turn,
    hand: robot.hand as string[],
    slots: robot.registers.map(cardsInRegister),
    steps,
    legal: new Set(legal),
  }
}

export function placeDecision(register: number, card: string): string {
  return `place ${register} ${card}`
}

/** Whether a card lies where the server says that it can be taken back. */
export function isMovable(laying: ProgramInProgress, card: string): boolean {
  return laying.steps.some((step) => step.card === card)
}

/** Whether everything in a register is mine to move. */
export function isRegisterOpen(laying: ProgramInProgress, register: number): boolean {
  return (laying.slots[register - 1] ?? []).every((card) => isMovable(laying, card))
}

export function registerOfCard(slots: RegisterCards, card: string): number | null {
  const place = slots.findIndex((cards) => cards.includes(card))
  return place < 0 ? null : place + 1
}

export function isFull(slots: RegisterCards): boolean {
  return slots.every((cards) => cards.length > 0)
}

/** The first register without a card. */
export function firstEmptyRegister(slots: RegisterCards): number | null {
  const place = slots.findIndex((cards) => cards.length === 0)
  return place < 0 ? null : place + 1
}

/** How a card can come into a register as things are laid, or null. */
export function placementKind(
  laying: ProgramInProgress,
  slots: RegisterCards,
  card: string,
  register: number,
): PlacementKind | null {
  const there = slots[register - 1] ?? []
  if (there.includes(card)) return null
  const known = laying.slots[register - 1] ?? []
  if (there.length === 0) {
    if (laying.legal.has(placeDecision(register, card))) return 'place'
    const underWay = isMovable(laying, card) || known.length > 0
    return underWay && isRegisterOpen(laying, register) ? 'place' : null
  }
  if (known.length === there.length && laying.legal.has(placeDecision(register, card))) return 'pair'
  return isRegisterOpen(laying, register) ? 'swap' : null
}

/** Whether a hand card can go anywhere at all. */
export function isPlaceable(laying: ProgramInProgress, slots: RegisterCards, card: string): boolean {
  return REGISTERS.some((register) => placementKind(laying, slots, card, register) !== null)
}

/** The registers with a card put in; what it drives out goes where it came from, or back to the hand. */
export function placeCard(slots: RegisterCards, card: string, register: number, how: PlacementKind): RegisterCards {
  const from = registerOfCard(slots, card)
  const driven = how === 'swap' ? (slots[register - 1] ?? []) : []
  return slots.map((cards, place) => {
    if (place + 1 === register) return how === 'pair' ? [...cards, card] : [card]
    if (place + 1 === from) return [...cards.filter((each) => each !== card), ...driven]
    return cards
  })
}

/** The registers without a card. */
export function removeCard(slots: RegisterCards, card: string): RegisterCards {
  return slots.map((cards) => cards.filter((each) => each !== card))
}

/** What to send next so that the registers become as wanted; null when they are. */
export function nextStep(laying: ProgramInProgress, wanted: RegisterCards): NextStep | null {
  for (const [place, cards] of laying.slots.entries()) {
    const gone = cards.find((card) => !wanted[place]?.includes(card))
    if (gone === undefined) continue
    const step = laying.steps.find((each) => each.card === gone && each.register === place + 1)
    return step ? { back: step.step, card: gone } : { refused: placeDecision(place + 1, gone) }
  }
  for (const [place, cards] of wanted.entries()) {
    const card = cards.find((each) => !laying.slots[place]?.includes(each))
    if (card === undefined) continue
    const next = placeDecision(place + 1, card)
    return laying.legal.has(next) ? { do: next } : { refused: next }
  }
  return null
}

/** Whether two layings are of the same program: the same robot in the same turn. */
export function isSameProgram(one: ProgramInProgress | null, other: ProgramInProgress | null): boolean {
  return one !== null && other !== null && one.robot === other.robot && one.turn === other.turn
}

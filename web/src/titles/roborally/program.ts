/**
 * A program under way. What the person wants (`Slots`) may be ahead of what the server knows (`Laying`); `nextStep` says
 * what to send next so that the one becomes the other. Only the legal list and the list of steps that can be taken
 * back decide what is possible.
 */

import { cardsInRegister } from './program_cards'
import type { RoboSession } from './types'

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

/** The program that is asked for now, or null. */
export function programInProgress(table: RoboSession['table']): ProgramInProgress | null {
  const legal = table?.legal ?? []
  if (!table?.view || table.you === null || !legal.some((line) => line === 'seal' || line.startsWith('place ')))
    return null
  const { view, you } = table
  // A seat makes the program of its first robot that is not sealed.
  const its = view.robots.find(({ seat, sealed, hand }) => seat === you && !sealed && Array.isArray(hand))
  if (!its) return null
  const steps = (table.take_back ?? []).flatMap(({ step, do: line }) => {
    const [kind, register, card] = line.split(' ')
    return kind === 'place' && card ? [{ step, register: Number(register), card }] : []
  })
  const { robot, hand, registers } = its
  return {
    robot,
    turn: view.turn,
    hand: hand as string[],
    slots: registers.map(cardsInRegister),
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

export function registerOfCard(slots: RegisterCards, card: string): number | null {
  const place = slots.findIndex((cards) => cards.includes(card))
  return place < 0 ? null : place + 1
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
  const isLegal = laying.legal.has(placeDecision(register, card))
  const isOpen = known.every((each) => isMovable(laying, each))
  if (there.length === 0) return isLegal || (isOpen && (isMovable(laying, card) || known.length > 0)) ? 'place' : null
  if (known.length === there.length && isLegal) return 'pair'
  return isOpen ? 'swap' : null
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

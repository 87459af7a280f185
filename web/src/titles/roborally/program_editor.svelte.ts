/**
 * Edits a program: every click, key and drag changes at once what is shown, and goes to the server step by step
 * behind it, so that nothing is lost by being fast. Whatever the server refuses falls back to what it knows.
 */

import type { LegalityAnswer } from '../../lib/types'
import { firstEmptyRegister, isMovable, isSameProgram, nextStep, placeCard, placementKind } from './program'
import { placeDecision, programInProgress, REGISTERS, registerOfCard, removeCard } from './program'
import type { NextStep, PlacementKind, ProgramInProgress, RegisterCards } from './program'
import type { RoboSession } from './types'

/** The part of the session that programming needs. */
export interface ProgramEditorPort {
  readonly table: RoboSession['table']
  act(decision: string): Promise<void>
  takeBack(step?: number): Promise<void>
  explainRefusal(decision: string): Promise<LegalityAnswer>
}

interface Wish {
  of: ProgramInProgress
  slots: RegisterCards
  seal: boolean
}

export class ProgramEditor {
  #port: ProgramEditorPort
  #wish = $state.raw<Wish | null>(null)
  #running = false
  /** The cards in the order in which they were last laid, for taking back the latest. */
  #order: string[] = []
  #chosen = $state.raw<{ of: ProgramInProgress | null; register: number } | null>(null)
  /** What was asked for and is not possible: it is told why. */
  refused = $state<string | null>(null)

  constructor(port: ProgramEditorPort) {
    this.#port = port
  }

  /** The register that the next card goes to, if one was chosen for the program that is made now. */
  get chosen(): number | null {
    const { laying } = this
    if (!this.#chosen) return null
    const { of, register } = this.#chosen
    return of === laying || (of && isSameProgram(of, laying)) ? register : null
  }
  set chosen(register: number | null) {
    this.#chosen = register === null ? null : { of: this.laying, register }
  }

  get laying(): ProgramInProgress | null {
    return programInProgress(this.#port.table)
  }

  /** What is wanted of the program that is made now; a wish for the one before may still be on its way. */
  get #present(): Wish | null {
    return this.#wish && isSameProgram(this.#wish.of, this.laying) ? this.#wish : null
  }

  /** The registers as the person wants them. */
  get slots(): RegisterCards {
    return this.#present?.slots ?? this.laying?.slots ?? []
  }

  /** Where the next card goes: the chosen register, else the first empty one. */
  get target(): number | null {
    return this.chosen ?? firstEmptyRegister(this.slots)
  }

  get full(): boolean {
    return this.slots.length > 0 && firstEmptyRegister(this.slots) === null
  }

  /** Whether a program is complete and known to the server, so that sealing is one step. */
  get sealable(): boolean {
    return this.full && (this.#present !== null || (this.laying?.legal.has('seal') ?? false))
  }

  get sealing(): boolean {
    return this.#present?.seal ?? false
  }

  /** Whether a card has not yet arrived where it is shown. */
  pending(card: string): boolean {
    const laying = this.laying
    return laying !== null && registerOfCard(laying.slots, card) !== registerOfCard(this.slots, card)
  }

  fit(card: string, register: number): PlacementKind | null {
    const laying = this.laying
    return laying && placementKind(laying, this.slots, card, register)
  }

  /** Whether a hand card can go anywhere at all. */
  placeable(card: string): boolean {
    return REGISTERS.some((register) => this.fit(card, register) !== null)
  }

  /** Puts a card into a register, or into the one whose turn it is. */
  place(card: string, register = this.target): boolean {
    if (register === null || this.sealing) return false
    const how = this.fit(card, register)
    if (how === null) {
      this.refused = placeDecision(register, card)
      return false
    }
    this.#order = [...this.#order.filter((each) => each !== card), card]
    this.chosen = null
    this.#want(placeCard(this.slots, card, register, how))
    return true
  }

  /** What it means to press a card of the hand: back from its register, or into the next one, or beside one of its kind. */
  press(card: string): boolean {
    if (registerOfCard(this.slots, card) !== null) return this.remove(card)
    const register = this.target ?? REGISTERS.find((each) => this.fit(card, each) === 'pair')
    if (register !== undefined) return this.place(card, register)
    if (!this.sealing) this.refused = placeDecision(1, card)
    return false
  }

  /** Takes a card back into the hand. */
  remove(card: string): boolean {
    const laying = this.laying
    const register = registerOfCard(this.slots, card)
    if (!laying || register === null || this.sealing) return false
    if (registerOfCard(laying.slots, card) !== null && !isMovable(laying, card)) {
      this.refused = placeDecision(register, card)
      return false
    }
    this.#want(removeCard(this.slots, card))
    return true
  }

  /** The card that was laid last. */
  get lastLaid(): string | undefined {
    const laid = this.slots.flat()
    const known = this.laying?.steps.map((step) => step.card) ?? []
    return [...known, ...this.#order].filter((card) => laid.includes(card)).at(-1)
  }

  /** Takes that card back. */
  removeLast(): string | null {
    const last = this.lastLaid
    return last !== undefined && this.remove(last) ? last : null
  }

  seal(): boolean {
    if (!this.laying || this.sealing) return false
    if (this.sealable) this.#want(this.slots, true)
    else this.refused = 'seal'
    return this.sealing
  }

  #want(slots: RegisterCards, seal = false): void {
    if (!this.laying) return
    this.#wish = { of: this.laying, slots, seal }
    void this.#run()
  }

  async #run(): Promise<void> {
    if (this.#running) return
    this.#running = true
    try {
      while (this.#wish) {
        const { of } = this.#wish
        // Meanwhile the next program may have been begun: that one goes on.
        if (!(await this.#step(this.#wish)) && isSameProgram(of, this.#wish.of)) this.#wish = null
      }
    } finally {
      this.#running = false
      this.#wish = null
    }
  }

  /** Sends the next step; false when there is none, or it was refused. */
  async #step(wish: Wish): Promise<boolean> {
    const laying = this.laying
    if (!laying || !isSameProgram(wish.of, laying)) return false
    const step = nextStep(laying, wish.slots)
    if (step === null) {
      if (wish.seal && laying.legal.has('seal')) await this.#port.act('seal')
      return false
    }
    if ('refused' in step) {
      this.refused = step.refused
      return false
    }
    if ('do' in step) await this.#port.act(step.do)
    else await this.#port.takeBack(step.back)
    return this.#isShown(step)
  }

  /** Whether the position shows a step: one that was refused does not. */
  #isShown(step: NextStep): boolean {
    const laying = this.laying
    if (!laying) return false
    if ('do' in step) {
      const [, register, card = ''] = step.do.split(' ')
      return laying.slots[Number(register) - 1]?.includes(card) ?? false
    }
    return 'back' in step && registerOfCard(laying.slots, step.card) === null
  }
}

/** What all hands need to decide: they send what is legal, and tell of anything else why it is not. */

import type { HTMLButtonAttributes } from 'svelte/elements'
import { decisionButton, type DecisionOffer } from './decision_button'
import type { TitleTypes } from '../titles/title'
import { Planner } from './planner.svelte'

export abstract class HandController<T extends TitleTypes> extends Planner<T> {
  /** A decision that was pressed though it can't be made: it is told why. */
  refused = $state<string | null>(null)

  /** Whether nothing can be decided for the moment. */
  protected get isBusy(): boolean {
    return this.session.busy || this.tense
  }
  /** Shuts what lies open in the hand because something is decided. */
  protected abstract shutAll(decision: string): void
  /** Shuts the innermost thing that lies open; whether there was something. */
  protected abstract shutOne(): boolean

  /** Decides what may be decided, and tells of anything else why it may not. */
  act(line: string): void {
    if (this.isBusy) return
    this.refused = this.legal.includes(line) ? null : line
    if (this.refused !== null) return
    this.shutAll(line)
    this.session.highlighted = null
    void this.session.act(line)
  }

  /** The attributes of a button that decides this: `<button {...controller.button(line, { key })}>`. */
  button(line: string, offer: DecisionOffer = {}): HTMLButtonAttributes {
    const can = this.legal.includes(line) && !this.isBusy
    return decisionButton(this.session, line, { act: () => this.act(line), can, ...offer })
  }

  /** Shuts what is open, one thing at a time; whether there was something. */
  close(): boolean {
    if (this.refused === null) return this.shutOne()
    this.refused = null
    return true
  }
}

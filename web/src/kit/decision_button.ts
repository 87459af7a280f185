/** What makes a button one that decides, whatever it looks like. */

import type { HTMLButtonAttributes } from 'svelte/elements'
import type { TableSession } from '../lib/session.svelte'

export interface DecisionOffer {
  key?: string | undefined
  /** What pressing it does. */
  act?: () => void
  /** Whether it may be decided now; what may not still tells why when it is pressed. */
  can?: boolean
  /** Whether pointing at it shows on the board what it means. */
  lights?: boolean
}

/** Attributes by which pointing at an element, or coming to it by keyboard, lights up a decision wherever it stands. */
export function lights(
  session: TableSession,
  decision: string | null,
): Record<'onpointerenter' | 'onpointerleave' | 'onfocus' | 'onblur', () => void> {
  const light = () => (session.highlighted = decision)
  const dim = () => (session.highlighted = null)
  return { onpointerenter: light, onpointerleave: dim, onfocus: light, onblur: dim }
}

/** Attributes for a button of a hand: `<button {...decisionButton(session, line, { act, key })}>`. */
export function decisionButton(session: TableSession, line: string, offer: DecisionOffer): HTMLButtonAttributes {
  const { key, act, can = true } = offer
  return {
    'data-decision': line || undefined,
    'data-lit': session.highlighted === line || undefined,
    'data-suggested': session.suggestion.includes(line) || undefined,
    'aria-disabled': !can || session.busy,
    'aria-keyshortcuts': key || undefined,
    onclick: act,
    ...lights(session, (offer.lights ?? can) ? line : null),
  }
}

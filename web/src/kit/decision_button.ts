/** What makes a button one that decides, whatever it looks like. */

import type { HTMLButtonAttributes } from 'svelte/elements'
import type { TableSession } from '../lib/session.svelte'

interface Offer {
  key?: string | undefined
  /** Whether it may be decided now; what may not still tells why when it is pressed. */
  can?: boolean
  /** Whether pointing at it shows on the board what it means. */
  lights?: boolean
}

/**
 * Attributes for the buttons of a hand: `<button {...decides(line, { key })}>` decides `line`, says its key, and lights up
 * the line wherever it is shown for as long as it is pointed at.
 */
export function decisionButtons(
  session: TableSession,
  act: (line: string) => void,
): (line: string, offer?: Offer) => HTMLButtonAttributes {
  const light = (line: string | null) => (): void => {
    session.highlighted = line
  }
  return (line, { key, can = true, lights = can } = {}) => ({
    'data-decision': line || undefined,
    'data-lit': session.highlighted === line || undefined,
    'aria-disabled': !can || session.busy,
    'aria-keyshortcuts': key || undefined,
    onclick: () => act(line),
    onpointerenter: light(lights ? line : null),
    onpointerleave: light(null),
    onfocus: light(lights ? line : null),
    onblur: light(null),
  })
}

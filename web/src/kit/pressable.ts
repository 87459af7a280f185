/** What makes a part of a drawing a button. */

import type { SVGAttributes } from 'svelte/elements'
import type { TableSession } from '../lib/session.svelte'
import { lights } from './decision_button'

interface Press {
  label?: string
  /** What a click, Enter or space does. */
  press: (event: MouseEvent | KeyboardEvent) => void
  /** The decision that is lit, here and wherever else it stands, while this is pointed at. */
  decision?: string | null
  disabled?: boolean
}

/**
 * The attributes of a button, for an element of a drawing: `<g {...pressable(session, { label, press })}>`.
 * A mouse that presses it leaves the focus where it was: Enter does what it did before, and does not press again.
 */
export function pressable(
  session: TableSession,
  { label, press, decision, disabled = session.busy }: Press,
): SVGAttributes<SVGElement> {
  return {
    role: 'button',
    tabindex: 0,
    'aria-label': label,
    'aria-disabled': disabled,
    onmousedown: (event) => event.preventDefault(),
    onclick: press,
    onkeydown: (event) => {
      if (event.key !== 'Enter' && event.key !== ' ') return
      event.preventDefault()
      event.stopPropagation()
      press(event)
    },
    ...(decision !== undefined && lights(session, decision)),
  }
}

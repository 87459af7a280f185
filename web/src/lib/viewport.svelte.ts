/** How much room there is: on a phone the sidebar is a sheet. The same widths stand in the table's frame. */

import { MediaQuery } from 'svelte/reactivity'

/** What the browser says of a media query now; tests without a window get what they would on a desk. */
export function mediaQuery(query: string, otherwise: boolean): { readonly current: boolean } {
  return typeof window === 'undefined' || !window.matchMedia ? { current: otherwise } : new MediaQuery(query)
}

const phone = mediaQuery('(max-width: 860px), (max-height: 500px)', false)
const keyboard = mediaQuery('(hover: hover) and (pointer: fine)', true)
const wide = mediaQuery('(orientation: landscape)', true)

export const viewport = {
  get phone(): boolean {
    return phone.current
  },
  /** Whether there is a keyboard to speak of: a pointer that hovers has one beside it. */
  get keyboard(): boolean {
    return keyboard.current
  },
  /** Whether there is more room across than down. */
  get wide(): boolean {
    return wide.current
  },
}

/** How much room there is: on a phone the sidebar is a sheet. The same widths stand in the table's frame. */

class Viewport {
  phone = $state(false)
  /** Whether there is a keyboard to speak of: a pointer that hovers has one beside it. */
  keyboard = $state(true)
  /** Whether there is more room across than down. */
  wide = $state(true)

  constructor() {
    if (typeof window === 'undefined' || !window.matchMedia) return
    this.#follow('(max-width: 860px), (max-height: 500px)', (matches) => (this.phone = matches))
    this.#follow('(hover: hover) and (pointer: fine)', (matches) => (this.keyboard = matches))
    this.#follow('(orientation: landscape)', (matches) => (this.wide = matches))
  }

  #follow(query: string, set: (matches: boolean) => void): void {
    const list = window.matchMedia(query)
    set(list.matches)
    list.addEventListener('change', () => set(list.matches))
  }
}

export const viewport = new Viewport()

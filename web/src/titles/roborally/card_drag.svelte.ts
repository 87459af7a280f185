/** Dragging a card with mouse, finger or pen. A press that does not travel stays a click. */

const FAR_ENOUGH = 6

export type DropTarget = number | 'hand' | null

export class CardDrag {
  /** The card in the air. */
  card = $state<string | null>(null)
  x = $state(0)
  y = $state(0)
  /** The size of the card that was lifted. */
  width = $state(0)
  height = $state(0)
  /** The register it hangs over, or the hand. */
  over = $state<DropTarget>(null)
  ondrop: (card: string, at: number | 'hand') => void = () => {}

  #pressed: { card: string; id: number; x: number; y: number; from: HTMLElement } | null = null
  #swallow = false

  press = (event: PointerEvent, card: string): void => {
    if (event.button !== 0 || !event.isPrimary) return
    this.#swallow = false
    const from = event.currentTarget as HTMLElement
    this.#pressed = { card, id: event.pointerId, x: event.clientX, y: event.clientY, from }
    // A finger is captured by what it touched first; the card has to let it go to be carried elsewhere.
    if (from.hasPointerCapture(event.pointerId)) from.releasePointerCapture(event.pointerId)
    window.addEventListener('pointermove', this.#move)
    window.addEventListener('pointerup', this.#up)
    window.addEventListener('pointercancel', this.cancel)
    window.addEventListener('keydown', this.#key, true)
  }

  /** Whether the click that follows belongs to a drag and means nothing. */
  swallows(): boolean {
    const was = this.#swallow
    this.#swallow = false
    return was
  }

  cancel = (): void => {
    this.#pressed = null
    this.card = null
    this.over = null
    window.removeEventListener('pointermove', this.#move)
    window.removeEventListener('pointerup', this.#up)
    window.removeEventListener('pointercancel', this.cancel)
    window.removeEventListener('keydown', this.#key, true)
  }

  #move = (event: PointerEvent): void => {
    const pressed = this.#pressed
    if (!pressed || event.pointerId !== pressed.id) return
    if (this.card === null) {
      if (Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y) < FAR_ENOUGH) return
      const box = pressed.from.getBoundingClientRect()
      this.width = box.width
      this.height = box.height
      this.card = pressed.card
    }
    event.preventDefault()
    this.x = event.clientX
    this.y = event.clientY
    this.over = dropAt(event.clientX, event.clientY)
  }

  #up = (event: PointerEvent): void => {
    const pressed = this.#pressed
    if (!pressed || event.pointerId !== pressed.id) return
    const card = this.card
    const over = card === null ? null : dropAt(event.clientX, event.clientY)
    this.#swallow = card !== null
    this.cancel()
    if (card !== null && over !== null) this.ondrop(card, over)
  }

  #key = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || this.card === null) return
    event.preventDefault()
    event.stopPropagation()
    this.#swallow = true
    this.cancel()
  }
}

function dropAt(x: number, y: number): DropTarget {
  const found = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-drop]')?.dataset.drop
  return found === undefined ? null : found === 'hand' ? 'hand' : Number(found)
}

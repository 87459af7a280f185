/** Dragging with mouse, finger or pen. A press that does not travel stays a click; a drag is not clicked as well. */

import type { Camera } from '../ui/camera.svelte'

/** So many pixels make a press a drag. */
const FAR_ENOUGH = 6
/** A finger hides what is under it: what is dragged over a board is held above it. */
const ABOVE_FINGER = 54

function hasTravelled(from: MouseEvent, to: MouseEvent): boolean {
  return Math.hypot(to.clientX - from.clientX, to.clientY - from.clientY) >= FAR_ENOUGH
}

/** Carries items to places of the page. */
export class Drag<Item, Place> {
  /** What is in the air. */
  item = $state.raw<Item | null>(null)
  /** Where the pointer is, and how far it has come. */
  x = $state(0)
  y = $state(0)
  offset = $state.raw<readonly [number, number]>([0, 0])
  /** The size of what was lifted. */
  width = $state(0)
  height = $state(0)
  /** What it hangs over. */
  over = $state.raw<Place | null>(null)

  readonly #placeOf: (under: Element | null) => Place | null
  readonly #drop: (item: Item, place: Place) => void
  #listening: AbortController | undefined

  /** `placeOf` tells the place that an element belongs to, if it does; `drop` takes what is let go there. */
  constructor(placeOf: (under: Element | null) => Place | null, drop: (item: Item, place: Place) => void) {
    this.#placeOf = placeOf
    this.#drop = drop
  }

  /** To be called when something is pressed that can be dragged. */
  press(pressed: PointerEvent, item: Item): void {
    if (pressed.button !== 0 || !pressed.isPrimary) return
    this.cancel()
    const from = pressed.currentTarget as Element
    // A finger is captured by what it touched first; that has to let it go to be carried elsewhere.
    if (from.hasPointerCapture(pressed.pointerId)) from.releasePointerCapture(pressed.pointerId)
    let moved = false
    const move = (event: PointerEvent): void => {
      if (event.pointerId !== pressed.pointerId || (!moved && !hasTravelled(pressed, event))) return
      if (!moved) this.#lift(item, from)
      moved = true
      if (this.item === null) return
      event.preventDefault()
      this.x = event.clientX
      this.y = event.clientY
      this.offset = [event.clientX - pressed.clientX, event.clientY - pressed.clientY]
      this.over = this.#placeOf(document.elementFromPoint(event.clientX, event.clientY))
    }
    const end = (event: PointerEvent): void => {
      if (event.pointerId !== pressed.pointerId) return
      const { item: dragged, over } = this
      this.cancel()
      if (moved) swallowClick()
      if (event.type === 'pointerup' && dragged !== null && over !== null) this.#drop(dragged, over)
    }
    const key = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || this.item === null) return
      event.preventDefault()
      event.stopPropagation()
      this.#putDown()
    }
    this.#listening = new AbortController()
    const { signal } = this.#listening
    window.addEventListener('pointermove', move, { signal })
    window.addEventListener('pointerup', end, { signal })
    window.addEventListener('pointercancel', end, { signal })
    window.addEventListener('keydown', key, { signal, capture: true })
  }

  cancel(): void {
    this.#listening?.abort()
    this.#putDown()
  }

  #lift(item: Item, from: Element): void {
    const { width, height } = from.getBoundingClientRect()
    this.width = width
    this.height = height
    this.item = item
  }

  #putDown(): void {
    this.item = null
    this.over = null
  }
}

function swallowClick(): void {
  const swallow = (event: Event): void => {
    event.stopPropagation()
    event.preventDefault()
  }
  window.addEventListener('click', swallow, { capture: true, once: true })
  setTimeout(() => window.removeEventListener('click', swallow, { capture: true }))
}

interface BoardDrag {
  camera: Camera
  /** Where the board is on the page. */
  frame: () => DOMRect | undefined
  /** Whether there is something to drag now. */
  can: () => boolean
  /** It is held over a point of the drawing. */
  hold: (x: number, y: number) => void
  /** It is let go where it was held. */
  drop: () => void
  /** It was dragged, but not let go. */
  giveUp: () => void
  /** It was pressed, but not dragged. */
  press?: () => void
}

/** The attributes of an element that can be dragged over a board. */
export function draggedOverBoard({ camera, frame, can, hold, drop, giveUp, press }: BoardDrag) {
  let pressed: PointerEvent | null = null
  let moved = false
  function end(event: PointerEvent): void {
    if (!pressed) return
    pressed = null
    if (moved) event.stopPropagation()
    if (!moved) press?.()
    else if (event.type === 'pointerup') drop()
    else giveUp()
  }
  return {
    onpointerdown(event: PointerEvent): void {
      if (event.button !== 0 || !can()) return
      event.stopPropagation()
      pressed = event
      moved = false
      ;(event.currentTarget as Element).setPointerCapture(event.pointerId)
    },
    onpointermove(event: PointerEvent): void {
      const board = frame()
      if (!pressed || !board) return
      event.stopPropagation()
      moved ||= hasTravelled(pressed, event)
      if (!moved) return
      const raised = event.pointerType === 'touch' ? ABOVE_FINGER : 0
      const { x, y } = camera.under({ x: event.clientX - board.left, y: event.clientY - board.top - raised })
      hold(x, y)
    },
    onpointerup: end,
    onpointercancel: end,
  }
}

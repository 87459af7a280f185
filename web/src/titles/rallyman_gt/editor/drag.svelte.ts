/** A tile on its way from the box to the road. */

import type { LaidTile } from './editing'

const FAR = 8

export type DropTarget = number | 'spot'

export class TileDrag {
  tile = $state.raw<LaidTile | null>(null)
  x = $state(0)
  y = $state(0)
  /** What it is over: a tile of the road, or the place that is open. */
  over = $state<DropTarget | null>(null)
  #drop: (tile: LaidTile, over: DropTarget) => void

  constructor(drop: (tile: LaidTile, over: DropTarget) => void) {
    this.#drop = drop
  }

  /** To be called when a tile is pressed; it is dragged once the pointer has gone far enough. */
  start(event: PointerEvent, tile: LaidTile): void {
    if (event.button !== 0) return
    const { clientX, clientY, pointerId } = event
    const move = (now: PointerEvent) => {
      if (now.pointerId !== pointerId) return
      if (!this.tile && Math.hypot(now.clientX - clientX, now.clientY - clientY) < FAR) return
      this.tile = tile
      this.x = now.clientX
      this.y = now.clientY
      this.over = targetAt(now.clientX, now.clientY)
      now.preventDefault()
    }
    const end = (now: PointerEvent) => {
      if (now.pointerId !== pointerId) return
      window.removeEventListener('pointermove', move)
      window.removeEventListener('pointerup', end)
      window.removeEventListener('pointercancel', end)
      const dragged = this.tile
      const over = this.over
      this.tile = null
      this.over = null
      if (!dragged) return
      // What was dragged is not clicked as well.
      window.addEventListener('click', stop, { capture: true, once: true })
      setTimeout(() => window.removeEventListener('click', stop, { capture: true }), 0)
      if (now.type === 'pointerup' && over !== null) this.#drop(dragged, over)
    }
    window.addEventListener('pointermove', move)
    window.addEventListener('pointerup', end)
    window.addEventListener('pointercancel', end)
  }
}

function stop(event: Event): void {
  event.stopPropagation()
  event.preventDefault()
}

function targetAt(x: number, y: number): DropTarget | null {
  const under = document.elementFromPoint(x, y)
  const place = under?.closest<SVGElement>('[data-place]')?.dataset.place
  if (place === 'end') return 'spot'
  if (place !== undefined) return Number(place)
  return under?.closest('.bed') ? 'spot' : null
}

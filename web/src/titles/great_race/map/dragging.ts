/** Dragging onto the map: the tile in hand, or one's own vehicle. */

import type { Camera } from '../../../ui/camera.svelte'
import type { Driver } from './driver.svelte'
import { type Ground, spaceUnder } from './geometry'

/** A finger hides what is under it: what is dragged is held above it. */
const ABOVE = 54
const FAR = 6

export interface Handlers {
  onpointerdown: (event: PointerEvent) => void
  onpointermove: (event: PointerEvent) => void
  onpointerup: (event: PointerEvent) => void
  onpointercancel: (event: PointerEvent) => void
}

/** What an element needs so that it can be dragged onto the map; `let go` over a target it is taken there. */
export function draggable(
  driver: Driver,
  camera: Camera,
  ground: () => Ground,
  frame: () => DOMRect | undefined,
): Handlers {
  let from: { x: number; y: number } | null = null
  let moved = false
  function done(event: PointerEvent): void {
    if (!from) return
    from = null
    const dropped = moved && event.type === 'pointerup'
    driver.dragged = null
    if (!dropped) return
    event.stopPropagation()
    const space = driver.pointed
    driver.pointed = null
    if (space) driver.press(space, driver.mode !== 'lay')
  }
  return {
    onpointerdown(event) {
      if (event.button !== 0 || !driver.active || !(event.currentTarget instanceof Element)) return
      event.stopPropagation()
      from = { x: event.clientX, y: event.clientY }
      moved = false
      event.currentTarget.setPointerCapture(event.pointerId)
    },
    onpointermove(event) {
      const box = frame()
      if (!from || !box) return
      event.stopPropagation()
      if (!moved && Math.hypot(event.clientX - from.x, event.clientY - from.y) < FAR) return
      moved = true
      const raised = event.pointerType === 'touch' ? ABOVE : 0
      const { x, y } = camera.under({ x: event.clientX - box.left, y: event.clientY - box.top - raised })
      const space = spaceUnder(ground(), [x, y])
      driver.dragged = [x, y]
      driver.pointed = space && driver.targets.has(space) ? space : null
    },
    onpointerup: done,
    onpointercancel: done,
  }
}

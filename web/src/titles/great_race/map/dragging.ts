/** Dragging onto the map: the tile in hand, or one's own vehicle. */

import type { Camera } from '../../../ui/camera.svelte'
import type { MovePlanner } from './move_planner.svelte'
import { type MapGeometry, spaceUnderPoint } from './geometry'

/** A finger hides what is under it: what is dragged is held above it. */
const ABOVE = 54
const FAR = 6

export interface DragHandlers {
  onpointerdown: (event: PointerEvent) => void
  onpointermove: (event: PointerEvent) => void
  onpointerup: (event: PointerEvent) => void
  onpointercancel: (event: PointerEvent) => void
}

/** What an element needs so that it can be dragged onto the map; `let go` over a target it is taken there. */
export function dragHandlers(
  planner: MovePlanner,
  camera: Camera,
  ground: () => MapGeometry,
  frame: () => DOMRect | undefined,
): DragHandlers {
  let from: { x: number; y: number } | null = null
  let moved = false
  function done(event: PointerEvent): void {
    if (!from) return
    from = null
    const dropped = moved && event.type === 'pointerup'
    planner.dragged = null
    if (!dropped) return
    event.stopPropagation()
    const space = planner.pointed
    planner.pointed = null
    if (space) planner.press(space, planner.mode !== 'lay')
  }
  return {
    onpointerdown(event) {
      if (event.button !== 0 || !planner.active || !(event.currentTarget instanceof Element)) return
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
      const space = spaceUnderPoint(ground(), [x, y])
      planner.dragged = [x, y]
      planner.pointed = space && planner.targets.has(space) ? space : null
    },
    onpointerup: done,
    onpointercancel: done,
  }
}

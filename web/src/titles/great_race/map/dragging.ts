/** Dragging onto the map: the tile in hand, or one's own vehicle. */

import type { Camera } from '../../../ui/camera.svelte'
import { draggedOverBoard } from '../../../kit/drag.svelte'
import type { MovePlanner } from './move_planner.svelte'
import { type MapGeometry, spaceUnderPoint } from './geometry'

/** What an element needs so that it can be dragged onto the map; let go over a target, it is taken there. */
export function dragHandlers(
  planner: MovePlanner,
  camera: Camera,
  ground: () => MapGeometry,
  frame: () => DOMRect | undefined,
) {
  return draggedOverBoard({
    camera,
    frame,
    can: () => planner.active,
    hold(x, y) {
      const space = spaceUnderPoint(ground(), [x, y])
      planner.dragged = [x, y]
      planner.pointed = space && planner.targets.has(space) ? space : null
    },
    drop() {
      const space = planner.pointed
      planner.dragged = planner.pointed = null
      if (space) planner.press(space, planner.mode !== 'lay')
    },
    giveUp: () => (planner.dragged = null),
  })
}

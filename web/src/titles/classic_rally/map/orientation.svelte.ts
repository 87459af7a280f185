/**
 * How the map lies on the table: as it was built, or turned to the right by a quarter where that leaves more room for it.
 * Cells and directions keep their names; only where they are drawn changes, so that signs and figures stay upright.
 */

import { isBetterTurned, type Size } from '../../../kit/orientation'

class Lie {
  /** Quarters of a turn to the right. */
  quarters = $state<0 | 1>(0)
}

export const orientation = new Lie()

/** Turning a map is worth it only if everything becomes larger by this factor. */
const WORTH = 1.2

/** How a map of some size lies best in a frame; it stays as it is unless the other way is clearly better. */
export function bestOrientation(map: Size, frame: Size, now: 0 | 1): 0 | 1 {
  return isBetterTurned(map, frame, now === 1, WORTH) ? 1 : 0
}

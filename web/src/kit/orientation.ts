/** How a map lies best on the table. */

import type { Size } from '../ui/camera.svelte'

export type { Size }

/** A part of a drawing. */
export interface Box extends Size {
  left: number
  top: number
}

/** Whether a map of some size lies better turned by a quarter. It stays as it is unless all becomes larger by `factor`. */
export function isBetterTurned(map: Size, frame: Size, turned: boolean, factor: number): boolean {
  if (!frame.width || !frame.height) return turned
  const straight = Math.min(frame.width / map.width, frame.height / map.height)
  const across = Math.min(frame.width / map.height, frame.height / map.width)
  return turned ? straight <= across * factor : across > straight * factor
}

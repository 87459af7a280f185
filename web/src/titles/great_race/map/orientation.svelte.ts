/**
 * How the map lies on the table: north above, or north at the left where there is more room across than down. Spaces keep
 * their names; only where they are drawn changes, so that signs and figures stay upright.
 */

class Lie {
  /** Whether north is at the left; before the table has its size, as the window is. */
  across = $state(typeof window !== 'undefined' && window.innerWidth > window.innerHeight)
}

export const orientation = new Lie()

/** Turning the map is worth it only if everything becomes larger by this factor. */
const WORTH = 1.15

interface Size {
  width: number
  height: number
}

/** Whether a map that is so large with north above lies better turned; it stays as it is unless that is clearly better. */
export function isBetterTurned(map: Size, frame: Size, now: boolean): boolean {
  if (!frame.width || !frame.height) return now
  const straight = Math.min(frame.width / map.width, frame.height / map.height)
  const turned = Math.min(frame.width / map.height, frame.height / map.width)
  return now ? straight <= turned * WORTH : turned > straight * WORTH
}

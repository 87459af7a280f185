/** From space to space by arrow keys, where a space is to be chosen. */

import { middle, seenAt } from './bridge/geometry'
import { placeOf } from './model'

const WAYS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}
/** How much farther something seems that lies aside; and how far aside it may lie at all. */
const ASIDE = 0.9
const WIDE = 2

/** The space that an arrow leads to, as the bridge is seen: the nearest one that way. */
export function reachedBy(key: string, from: string, spaces: readonly string[], lies: boolean): string | undefined {
  const way = WAYS[key]
  if (!way) return undefined
  const here = seenAt(middle(from), lies)
  const found = spaces.flatMap((space) => {
    const there = seenAt(middle(space), lies)
    const [x, y] = [there.x - here.x, there.y - here.y]
    const along = x * way[0] + y * way[1]
    const aside = Math.abs(x * way[1]) + Math.abs(y * way[0])
    return along > 0 && aside <= WIDE * along ? [{ space, far: along + ASIDE * aside }] : []
  })
  // Of two that are as near the one farther on.
  return found.sort((one, other) => one.far - other.far || placeOf(other.space)[1] - placeOf(one.space)[1])[0]?.space
}

/** The space to begin with: the nearest to where one stands. */
export function nearestTo(from: string, spaces: readonly string[]): string | undefined {
  const [x, y] = middle(from)
  const far = (space: string): number => Math.hypot(middle(space)[0] - x, middle(space)[1] - y)
  return [...spaces].sort((one, other) => far(one) - far(other) || placeOf(other)[1] - placeOf(one)[1])[0]
}

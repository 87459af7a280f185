/** From space to space by arrow keys, where a space is to be chosen. */

import { spaceMiddle, pointInFrame } from './bridge/geometry'
import { spaceCoordinates } from './model'

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
export function spaceInArrowDirection(
  key: string,
  from: string,
  spaces: readonly string[],
  lies: boolean,
): string | undefined {
  const way = WAYS[key]
  if (!way) return undefined
  const here = pointInFrame(spaceMiddle(from), lies)
  const found = spaces.flatMap((space) => {
    const there = pointInFrame(spaceMiddle(space), lies)
    const [x, y] = [there.x - here.x, there.y - here.y]
    const along = x * way[0] + y * way[1]
    const aside = Math.abs(x * way[1]) + Math.abs(y * way[0])
    return along > 0 && aside <= WIDE * along ? [{ space, far: along + ASIDE * aside }] : []
  })
  // Of two that are as near the one farther on.
  return found.sort(
    (one, other) => one.far - other.far || spaceCoordinates(other.space)[1] - spaceCoordinates(one.space)[1],
  )[0]?.space
}

/** The space to begin with: the nearest to where one stands. */
export function nearestSpace(from: string, spaces: readonly string[]): string | undefined {
  const [x, y] = spaceMiddle(from)
  const far = (space: string): number => Math.hypot(spaceMiddle(space)[0] - x, spaceMiddle(space)[1] - y)
  return [...spaces].sort(
    (one, other) => far(one) - far(other) || spaceCoordinates(other)[1] - spaceCoordinates(one)[1],
  )[0]
}

/** From space to space by arrow keys, where a space is to be chosen. */

import { ARROW_STEPS } from '../../kit/arrow_shortcuts'
import { nearestTowards } from '../../kit/nearest'
import { spaceMiddle, pointInFrame } from './bridge/geometry'

/** Lanes are staggered: what lies aside seems hardly farther. */
const ASIDE = 0.9

/** The space that an arrow leads to, as the bridge is seen: the nearest one that way; of two as near the one farther on. */
export function spaceInArrowDirection(
  key: string,
  from: string,
  spaces: readonly string[],
  lies: boolean,
): string | undefined {
  const way = ARROW_STEPS[key]
  const seen = (space: string): [number, number] => {
    const { x, y } = pointInFrame(spaceMiddle(space), lies)
    return [x, y]
  }
  return way && nearestTowards(spaces.toReversed(), seen, seen(from), ...way, ASIDE)
}

/** The space to begin with: the nearest to where one stands. */
export function nearestSpace(from: string, spaces: readonly string[]): string | undefined {
  const [x, y] = spaceMiddle(from)
  const far = (space: string): number => Math.hypot(spaceMiddle(space)[0] - x, spaceMiddle(space)[1] - y)
  return spaces.toReversed().sort((one, other) => far(one) - far(other))[0]
}

/** The squares that a decision names, by the list of what is legal. */

import { decisionArguments, decisionsOfKind } from '../../lib/decisions'

export interface SquareTarget {
  line: string
  x: number
  y: number
}

/** Where a robot is put, or what it reaches for. */
export function squareTargets(lines: readonly string[]): SquareTarget[] {
  return decisionsOfKind(lines, 'deploy', 'enter', 'arm_touch').map((line) => {
    const [x, y] = decisionArguments(line).map(Number)
    return { line, x: x ?? 0, y: y ?? 0 }
  })
}

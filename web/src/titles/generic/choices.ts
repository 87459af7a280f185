/** What may be decided by pressing spaces: those that a decision names, one after another, or where its piece would end. */

import type { Vocabulary } from '../../lib/types'
import type { Board, DecisionPreview } from './board'

/** A space that can be pressed next, and the decisions that this leads to. */
export interface Target {
  space: string
  lines: string[]
}

/** The spaces of a decision, in the order in which they are pressed; none where it has nothing to do with spaces. */
export function spacesOfDecision(
  line: string,
  board: Board,
  vocabulary: Vocabulary,
  previews: Record<string, DecisionPreview>,
): string[] {
  const [kind = '', ...written] = line.split(' ')
  const named = (vocabulary.decisions[kind]?.args ?? []).flatMap(([, set], place) => {
    const space = written[place] ?? ''
    return set === board.values && board.spaces.has(space) ? [space] : []
  })
  if (named.length) return named
  const end = previews[line]?.path.at(-1)
  return end !== undefined && board.spaces.has(end) ? [end] : []
}

/** What can be pressed next, when some spaces have been pressed already. */
export function targetsAfter(pressed: readonly string[], spacesByLine: ReadonlyMap<string, string[]>): Target[] {
  const found = new Map<string, string[]>()
  for (const [line, spaces] of spacesByLine) {
    const space = spaces[pressed.length]
    if (space === undefined || !pressed.every((each, place) => each === spaces[place])) continue
    found.set(space, [...(found.get(space) ?? []), line])
  }
  return [...found].map(([space, lines]) => ({ space, lines }))
}

/** The decisions that say no more than what has been pressed. */
export function decisionsAt(pressed: readonly string[], spacesByLine: ReadonlyMap<string, string[]>): string[] {
  const wanted = pressed.join(' ')
  return pressed.length
    ? [...spacesByLine].filter(([, spaces]) => spaces.join(' ') === wanted).map(([line]) => line)
    : []
}

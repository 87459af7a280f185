/** What the hint that is picked now proposes, as it is drawn: cards in registers, a way, a place and a facing. */

import { decisionArguments, decisionsOfKind } from '../../lib/decisions'
import { asLiveSession } from '../../lib/session.svelte'
import { squareTargets, type SquareTarget } from './square_targets'
import type { Preview, RoboSession, Side } from './types'

/** What the engine foresees of the proposal; nothing where there is none. */
export function suggestedPreview(session: RoboSession): Partial<Preview> | undefined {
  const proposed = session.suggestion.join()
  const hint = asLiveSession(session)?.hint
  if (!proposed || !hint) return undefined
  return hint.ranking.find((each) => [each.do, ...each.then].join() === proposed)?.preview as Partial<Preview>
}

/** The cards that a proposal lays into a register, in order. */
export function suggestedCards(lines: readonly string[], register: number): string[] {
  return decisionsOfKind(lines, 'place').flatMap((line) => {
    const [place, card] = decisionArguments(line)
    return Number(place) === register && card ? [card] : []
  })
}

/** Where a proposal puts a robot, and which way it then faces. */
export function suggestedPlace(lines: readonly string[]): {
  square: SquareTarget | undefined
  facing: Side | undefined
} {
  const [face = ''] = decisionsOfKind(lines, 'face')
  return { square: squareTargets(lines)[0], facing: decisionArguments(face)[0] as Side | undefined }
}

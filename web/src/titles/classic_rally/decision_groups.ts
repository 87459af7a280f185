/** Which part of the table a decision belongs to, so that each is offered once and lists stay short. */

import { decisionKind } from '../../lib/decisions'

export type DecisionGroup =
  'map' | 'place' | 'draft' | 'load' | 'exchange' | 'fails' | 'drive' | 'aid' | 'joker' | 'answer'

const PARTS: Record<string, DecisionGroup> = {
  place_tile: 'map',
  vote_finish: 'map',
  place_finish: 'map',
  place_assistance: 'place',
  pick_feature: 'draft',
  load: 'load',
  unload: 'load',
  to_rally: 'exchange',
  to_assistance: 'exchange',
  take: 'exchange',
  put_back: 'exchange',
  rob: 'exchange',
  give_back: 'exchange',
  choose_disabled: 'fails',
  rally_step: 'drive',
  rally_stop: 'drive',
  assistance_move: 'aid',
  play_joker: 'joker',
}

export function decisionGroup(line: string): DecisionGroup {
  return PARTS[decisionKind(line)] ?? 'answer'
}

export function decisionsInGroup(legal: readonly string[], part: DecisionGroup): string[] {
  return legal.filter((line) => decisionGroup(line) === part)
}

/** What one mostly does next: it stands last, and Enter does it. */
const PRIMARY = ['ready', 'done', 'roll_dice', 'end_turn']

export function isPrimaryAnswer(line: string): boolean {
  return PRIMARY.includes(decisionKind(line))
}

/** The answers in the order in which they stand there: what ends the question comes last. */
export function answerDecisions(legal: readonly string[]): string[] {
  const lines = legal.filter((line) => ['answer', 'aid'].includes(decisionGroup(line)))
  return [...lines].sort((one, other) => Number(isPrimaryAnswer(one)) - Number(isPrimaryAnswer(other)))
}

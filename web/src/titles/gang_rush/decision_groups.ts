/** Which part of the table a decision belongs to, so that each is offered once and lists stay short. */

import { decisionKind } from '../../lib/decisions'

export type DecisionGroup = 'answer' | 'draft' | 'dial' | 'dice' | 'step' | 'arm' | 'shop' | 'tile' | 'board'

const PARTS: Record<string, DecisionGroup> = {
  car: 'board',
  place: 'board',
  move: 'board',
  hazard: 'draft',
  discard: 'draft',
  reroll: 'dice',
  stop: 'dice',
  speed: 'dial',
  step: 'step',
  shoot: 'arm',
  mortar: 'arm',
  pump: 'arm',
  trick: 'arm',
  buy: 'shop',
  use: 'tile',
  load: 'tile',
  double: 'tile',
  gunsmith: 'tile',
  garage: 'tile',
}

/** The phases of a turn in which one drives: the dice have been read. */
export const DRIVING_PHASES: ReadonlySet<string> = new Set(['moving', 'moved', 'closing'])

export function decisionGroup(line: string): DecisionGroup {
  // The one tile that is thrown at somebody stands with the shots.
  if (line === 'use firebomb') return 'arm'
  return PARTS[decisionKind(line)] ?? 'answer'
}

export function decisionsInGroup(legal: readonly string[], part: DecisionGroup): string[] {
  return legal.filter((line) => decisionGroup(line) === part)
}

/** What one mostly does next: it stands last, and Enter does it. */
const PRIMARY = ['roll', 'settle', 'end', 'done']

/** The answers in the order in which they stand there: what ends the question comes last. */
export function answerDecisions(legal: readonly string[]): string[] {
  const lines = decisionsInGroup(legal, 'answer')
  return [...lines].sort((one, other) => Number(isPrimaryAnswer(one)) - Number(isPrimaryAnswer(other)))
}

export function isPrimaryAnswer(line: string): boolean {
  return PRIMARY.includes(decisionKind(line))
}

/** The lines that use a tile; the permanent ones have words of their own. */
const OWN_WORDS: Record<string, string> = {
  loaded_die: 'load',
  double_up: 'double',
  gunsmith: 'gunsmith',
  rolling_garage: 'garage',
  trick_bullet: 'trick',
  mortar: 'mortar',
}

export function decisionsWithTile(legal: readonly string[], tile: string): string[] {
  const own = OWN_WORDS[tile]
  return legal.filter((line) => (own ? decisionKind(line) === own : line === `use ${tile}`))
}

/** What would be asked to learn why a tile can't be used now; permanent tiles simply work. */
export function useDecisionOfTile(tile: string, colour: string | undefined): string | null {
  if (tile === 'loaded_die') return 'load 1 speed'
  if (tile === 'double_up') return 'double 1'
  return colour === 'gold' ? null : `use ${tile}`
}

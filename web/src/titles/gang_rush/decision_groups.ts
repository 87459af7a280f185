/** Which part of the table offers a decision, so that each is offered once and lists stay short; and its key. */

import { decisionKind } from '../../lib/decisions'
import { layOutDecisions } from '../../kit/decision_layout'

type DecisionGroup = 'draft' | 'dial' | 'dice' | 'step' | 'arm' | 'shop' | 'tile' | 'board'

export const { decisionGroup, decisionsInGroup, isPrimaryAnswer, primaryLast, keyOfDecision, decisionOfKey } =
  layOutDecisions<DecisionGroup>({
    groups: {
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
      // The one tile that is thrown at somebody stands with the shots.
      'use firebomb': 'arm',
      buy: 'shop',
      use: 'tile',
      load: 'tile',
      double: 'tile',
      gunsmith: 'tile',
      garage: 'tile',
    },
    primary: ['roll', 'settle', 'end', 'done'],
    letters: { ramp: 'j', service: 'v', no_service: 'n', restart: 'r', repair: 'r', handbrake: 'k', stop: 's' },
    numbered: ['answer', 'draft', 'arm'],
  })

/** The answers in the order in which they stand there. */
export function answerDecisions(legal: readonly string[]): string[] {
  return primaryLast(decisionsInGroup(legal, 'answer'))
}

/** The phases of a turn in which one drives. */
export const DRIVING_PHASES: ReadonlySet<string> = new Set(['moving', 'moved', 'closing'])
/** The phases in which the dice have been read: they are only looked at, and lie small on the dashboard. */
export const READ_PHASES: ReadonlySet<string> = new Set(['adjusting', ...DRIVING_PHASES])

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

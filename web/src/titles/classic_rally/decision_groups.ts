/** Which part of the table offers a decision, so that each is offered once and lists stay short; and its key. */

import { layOutDecisions } from '../../kit/decision_layout'

type DecisionGroup = 'map' | 'place' | 'draft' | 'load' | 'exchange' | 'fails' | 'drive' | 'aid' | 'joker'

export const { decisionGroup, decisionsInGroup, isPrimaryAnswer, primaryLast, keyOfDecision, decisionOfKey } =
  layOutDecisions<DecisionGroup>({
    groups: {
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
    },
    primary: ['ready', 'done', 'roll_dice', 'end_turn'],
    letters: {
      turn_around: 'r',
      assist: 'a',
      'resupply rally': 'f',
      'resupply assistance': 'v',
      'repair toolbox': 'b',
      'repair spare_tyre': 'y',
      rally_stop: 's',
      play_joker: 'j',
    },
  })

/** The answers in the order in which they stand there. */
export function answerDecisions(legal: readonly string[]): string[] {
  return primaryLast(decisionsInGroup(legal, 'answer', 'aid'))
}

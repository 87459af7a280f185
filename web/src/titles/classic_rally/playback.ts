/** What is shown together, what the log tells, and where rounds begin. */

import { definePlayback, MOMENT } from '../../kit/playback'
import { SHOWN } from './effects'
import { playerByColour } from './model'
import type { ClassicRally, Player } from './types'

export { createModel } from './model'

export const { showEvent, shownFor, areSimultaneous, isLogged, roundBegunBy } = definePlayback<ClassicRally, Player>({
  shown: SHOWN,
  usual: MOMENT,
  subjectOf: (event) => ('car' in event ? event.car : undefined),
  pieceNamed: playerByColour,
  atOnce: ['rolls_first', 'rolls_finish', 'votes', 'loads'],
  asOne: [
    ['overtakes', 'steps'],
    ['plays_card', 'nowhere'],
    ['stops', 'token'],
    ['fixed', 'repairs', 'mended'],
    ['repairs', 'mended'],
    ['plays_joker', 'opens'],
  ],
  unlogged: [
    'turn',
    'draws_tile',
    'loads',
    'steps',
    'stops',
    'fixed',
    'moves_card',
    'closes',
    'gives_back',
    'stopwatch',
  ],
})

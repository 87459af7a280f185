/** What is shown together, what the log tells, and where rounds begin. */

import { definePlayback } from '../../kit/playback'
import { SHOWN } from './effects'
import type { GreatRace, Vehicle } from './types'

export { createModel } from './model'

const OF_TORPEDO = new Set(['aims', 'progresses', 'sticker', 'weighs', 'sorts'])

export const { showEvent, shownFor, areSimultaneous, isLogged, roundBegunBy } = definePlayback<GreatRace, Vehicle>({
  shown: SHOWN,
  // What only the Torpedo does does not name it.
  subjectOf: (event) => {
    if ('crew' in event) return event.crew
    return event.event.startsWith('torpedo_') || OF_TORPEDO.has(event.event) ? 'torpedo' : undefined
  },
  pieceNamed: (_model, name) => name as Vehicle | undefined,
  atOnce: ['seat_order', 'starts', 'lays_card', 'assigns', 'progress', 'weighs', 'sorts'],
  asOne: [
    ['moves', 'pays'],
    ['plays', 'gains_fuel', 'gains_money', 'restores', 'marches'],
    ['scouts', 'finds'],
    ['draws_cards', 'finds_card'],
    ['enters', 'draws_cards', 'finds_card'],
  ],
  unlogged: ['turn', 'drives', 'pays', 'ends_drive', 'progresses', 'torpedo_ends', 'weighs', 'lays_card'],
})

/** What is shown together, what the log tells, and where rounds begin. */

import { definePlayback } from '../../kit/playback'
import { GLANCE, SHOWN } from './effects'
import { robotNamed } from './model'
import type { Event, RoboRally, Robot } from './types'

export { createModel } from './model'

/** By the rulebook these happen at once: cards are revealed, belts carry, pushers push, gears turn, lasers fire. */
const AT_ONCE: readonly (readonly string[])[] = [
  ['docks'],
  ['dealt'],
  ['seals'],
  ['gets_option'],
  ['reveals', 'reveals_pair'],
  ['flag_moves', 'flag_returns', 'carried', 'not_carried'],
  ['shoved', 'not_shoved'],
  ['geared'],
  ['lasered', 'shoots', 'fires'],
  ['pushed', 'pulled'],
  ['controls'],
  ['finishes'],
]

/** What comes of hits is looked at as one thing, however many there were. */
const HARM = new Set(['damaged', 'locks', 'locks_card', 'jams', 'shielded', 'coated'])

/** The end of one robot, or what one square does for it, is one thing too. */
const END = new Set(['falls', 'leaves_course', 'crushed', 'destroyed', 'eliminated', 'loses_option'])
const GIFT = new Set(['archives', 'touches', 'takes_flag', 'repairs', 'frees', 'draws_option'])
/** Which of them may come twice for the same robot. */
const REPEATED = new Set(['shoots', 'lasered', 'fires', 'gets_option'])

function happenTogether(before: Event, event: Event): boolean {
  const [one, other] = [before.event, event.event]
  if (HARM.has(one) && HARM.has(other)) return true
  const same = subject(before) === subject(event)
  if ((END.has(one) && END.has(other)) || (GIFT.has(one) && GIFT.has(other))) return same
  // Who pushes moves with whom it pushes; the next square is the next thing.
  if (before.event === 'pushed' && event.event === 'moves') return before.by === event.robot
  const kin = AT_ONCE.some((kinds) => kinds.includes(one) && kinds.includes(other))
  return kin && (!same || REPEATED.has(other))
}

function subject(event: Event): string {
  if ('robot' in event) return event.robot
  return 'flag' in event ? `flag ${event.flag}` : ''
}

export const { showEvent, shownFor, areSimultaneous, isLogged, roundBegunBy } = definePlayback<RoboRally, Robot>({
  shown: SHOWN,
  usual: GLANCE,
  subjectOf: subject,
  pieceNamed: robotNamed,
  areSimultaneous: happenTogether,
  unlogged: [
    'drafts',
    'docks',
    'dealt',
    'seals',
    'reveals',
    'reveals_pair',
    'acts',
    'acts_pair',
    'turns',
    'moves',
    'carried',
    'not_shoved',
    'geared',
    'damaged',
    'locks_card',
    'frees',
    'flag_moves',
    'arm_touches',
    'archives',
  ],
  round: ['turn', 'turn'],
})

/** What is shown together, what the log tells, and where rounds begin. */

import { definePlayback } from '../../kit/playback'
import { SHOWN } from './effects'
import { carOfDriver } from './model'
import type { Car, GangRush } from './types'

export { createModel } from './model'

export const { showEvent, shownFor, areSimultaneous, isLogged, roundBegunBy } = definePlayback<GangRush, Car>({
  shown: SHOWN,
  subjectOf: (event) => ('car' in event ? event.car : undefined),
  pieceNamed: carOfDriver,
  atOnce: ['offers', 'in_order', 'reveals', 'contact', 'damaged'],
  asOne: [
    ['moves', 'collects'],
    ['pushed', 'collects'],
    ['lands', 'collects'],
    ['bad_road', 'damaged'],
    ['takes_nails', 'damaged'],
    ['speed_trap', 'damaged'],
    ['blows_up', 'damaged'],
    ['breaks', 'damaged'],
    ['hits', 'damaged'],
    ['scrapes', 'damaged'],
    ['squeezed', 'damaged'],
    ['struck', 'damaged'],
    ['volley', 'damaged'],
    ['bounces', 'damaged'],
    ['hits_ramp', 'damaged'],
    ['breaks_barriers', 'damaged'],
    ['slides', 'loses_wheels'],
    ['buys', 'pays'],
    ['services', 'pays', 'repairs'],
    ['crane', 'pays'],
    ['fined', 'pays'],
    ['uses', 'repairs', 'gains'],
    ['handbrake', 'turns_home'],
    ['spins_out', 'turns_home'],
    ['leaves', 'rewarded'],
  ],
  unlogged: [
    // At the beginning the whole shop is laid out.
    'offers',
    'turn',
    'in_order',
    'reveals',
    'rolls',
    'moves',
    'cancels',
    'pays',
    'struck',
    'contact',
    'landing',
    'on_ramp',
    'loses_wheels',
    'ends_effect',
    'bad_road',
    'breaks',
  ],
})

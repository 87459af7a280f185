/** What is shown together, what the log tells, and where rounds begin. */

import { definePlayback } from '../../kit/playback'
import { SHOWN } from './effects'
import { carOfColour } from './model'
import type { Car, RallymanGt } from './types'

export { createModel } from './model'

export const { showEvent, shownFor, areSimultaneous, isLogged, roundBegunBy } = definePlayback<RallymanGt, Car>({
  shown: SHOWN,
  subjectOf: (event) => ('car' in event ? event.car : undefined),
  pieceNamed: carOfColour,
  // In qualifying only one lap is drawn; how the others end is for all.
  isDrawn: (model, event) =>
    !('car' in event) || event.event === 'qualified' || carOfColour(model, event.car) !== undefined,
  atOnce: ['tyres_chosen', 'qualified', 'grid'],
  asOne: [
    ['rolls'],
    ['flag_in', 'moves', 'crosses', 'warned'],
    ['gains_focus', 'flat_out_holds', 'flat_out_fails'],
    ['too_fast', 'loses_control'],
    ['draws', 'flag_out', 'weather'],
    ['stops', 'marker', 'timed'],
    ['pit_waits', 'marker'],
    ['recovers', 'marker'],
    ['stays_off', 'marker'],
    ['stays_in', 'marker'],
    ['blocked', 'marker'],
    ['pits', 'repairs', 'fits'],
  ],
  repeated: ['rolls'],
  // The weather is everybody's, whoever drew the token.
  common: ['weather'],
  // Everybody crosses the line right after the start.
  isLogged: (event) => event.event !== 'crosses' || event.crossings > 1,
  unlogged: ['turn', 'rolls', 'moves', 'stops', 'gains_focus', 'flag_out', 'timed', 'repairs', 'pit_waits'],
})

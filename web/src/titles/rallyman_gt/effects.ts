/** What is seen of an event for a moment, and for how long: marks on cars, dice that roll. What it changes comes with it. */

import { GLANCE, MOMENT, type Effect, type ShownEvents } from '../../kit/playback'
import type { Car, DamageToken, FlashKind, GtModel, RallymanGt } from './types'

/** From one space to the next: a turn has up to nine of them, and a round six turns. */
const STEP = 170
/** Dice roll until they can be read. */
const ROLL = 400
/** What decides a race is looked at: control is lost, a car spins or leaves the road. */
const CRASH = 900
const CELEBRATION = 1000

const flash =
  (kind: FlashKind): Effect<GtModel, Car, { event: string; token?: DamageToken }> =>
  (model, { token }, { colour }) => {
    model.effects.flashes.push({ car: colour, kind, ...(token ? { token } : {}) })
  }

export const SHOWN: ShownEvents<RallymanGt, Car> = {
  // before the race
  qualifying: [MOMENT],
  qualified: [MOMENT],
  // a turn
  round: [MOMENT],
  rolls: [
    ROLL,
    (model, { die, face }, { colour }) => {
      model.effects.rolling.push({ car: colour, die, face })
    },
  ],
  secures: [GLANCE, flash('secured')],
  moves: [STEP],
  warned: [GLANCE, flash('warned')],
  flat_out_holds: [MOMENT, flash('joy')],
  flat_out_fails: [MOMENT, flash('warned')],
  cannon_fails: [MOMENT, flash('warned')],
  blocked: [MOMENT, flash('blocked')],
  // loss of control, and the way back
  too_fast: [MOMENT, flash('warned')],
  loses_control: [CRASH, flash('off')],
  spins: [CRASH, flash('spin')],
  leaves_track: [CRASH],
  draws: [MOMENT, flash('damage')],
  weather: [MOMENT],
  flag_out: [MOMENT, flash('warned')],
  recovers: [MOMENT],
  stays_off: [GLANCE, flash('blocked')],
  // pit stops
  towed: [MOMENT],
  pits: [MOMENT],
  returns: [MOMENT],
  stays_in: [GLANCE, flash('blocked')],
  // the line, the clock, and the end
  crosses: [GLANCE, flash('joy')],
  finishes: [CELEBRATION, flash('joy')],
  lap_time: [CELEBRATION, flash('joy')],
  concedes: [MOMENT],
  over: [CELEBRATION],
}

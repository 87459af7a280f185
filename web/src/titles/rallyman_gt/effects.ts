/** What is seen of an event for a moment, and for how long: marks on cars, dice that roll. What it changes comes with it. */

import type { Effect, ShownEvents } from '../../lib/effects'
import type { GameEvent } from '../../lib/types'
import { carOfColour } from './model'
import type { Car, DamageToken, DieFace, FlashKind, GtModel } from './types'

/** From one space to the next. */
const STEP = 210
/** Dice roll until they can be read. */
const ROLL = 550
const GLANCE = 250
const MOMENT = 500
const CELEBRATION = 900

const flash =
  (kind: FlashKind): Effect<GtModel, Car> =>
  (model, { token }, { colour }) => {
    model.effects.flashes.push({ car: colour, kind, ...(token ? { token: token as DamageToken } : {}) })
  }

const SHOWN: ShownEvents<GtModel, Car> = {
  // before the race
  tyres_chosen: [GLANCE],
  qualifying: [MOMENT],
  qualified: [MOMENT],
  grid: [GLANCE],
  // a turn
  round: [MOMENT],
  turn: [GLANCE],
  rolls: [
    ROLL,
    (model, { die, face }, { colour }) => {
      model.effects.rolling.push({ car: colour, die: String(die), face: face as DieFace })
    },
  ],
  secures: [GLANCE, flash('secured')],
  moves: [STEP],
  warned: [GLANCE, flash('warned')],
  stops: [GLANCE],
  flat_out: [GLANCE],
  flat_out_holds: [MOMENT, flash('joy')],
  flat_out_fails: [MOMENT, flash('warned')],
  gains_focus: [GLANCE],
  cannon_fails: [MOMENT, flash('warned')],
  marker: [GLANCE],
  blocked: [MOMENT, flash('blocked')],
  // loss of control, and the way back
  too_fast: [MOMENT, flash('warned')],
  loses_control: [MOMENT, flash('off')],
  spins: [MOMENT, flash('spin')],
  leaves_track: [MOMENT],
  draws: [MOMENT, flash('damage')],
  bag_empty: [GLANCE],
  weather: [MOMENT],
  flag_out: [MOMENT, flash('warned')],
  flag_in: [GLANCE],
  recovers: [MOMENT],
  stays_off: [GLANCE, flash('blocked')],
  // pit stops
  towed: [MOMENT],
  pits: [MOMENT],
  fits: [GLANCE],
  repairs: [GLANCE],
  pit_waits: [GLANCE],
  returns: [MOMENT],
  stays_in: [GLANCE, flash('blocked')],
  // the line, the clock, and the end
  crosses: [GLANCE, flash('joy')],
  finishes: [CELEBRATION, flash('joy')],
  timed: [GLANCE],
  lap_time: [CELEBRATION, flash('joy')],
  concedes: [MOMENT],
  over: [MOMENT],
}

/** The kinds of event that are shown; a test holds them against those that can happen. */
export const EVENT_KINDS = Object.keys(SHOWN)

export function showEvent(model: GtModel, event: GameEvent): number {
  const car = carOfColour(model, event.car)
  // In qualifying only one lap is drawn; how the others end is for all.
  if (!car && event.car !== undefined && event.event !== 'qualified') return 0
  const [milliseconds = 0, ...effects] = SHOWN[event.event] ?? []
  if (car) for (const effect of effects) effect(model, event, car)
  return milliseconds
}

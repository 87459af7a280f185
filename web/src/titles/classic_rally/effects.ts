/** What is seen of an event for a moment, and for how long: marks on cars, dice, cards. What it changes comes with it. */

import { GLANCE, MOMENT, type Effect, type ShownEvents } from '../../kit/playback'
import type { ClassicRally, FlashKind, Player, RallyModel, StepDirection } from './types'

/** From one tile to the next: several of them make a move. */
const STEP = 320
/** Dice roll until they can be read. */
const ROLL = 600
const CELEBRATION = 1000
/** A hazard card is read. */
const CRASH = 1000

type PlayerEffect<Event = object> = Effect<RallyModel, Player, Event>

/** Marks a car; `what` is an argument of the event, or a word. */
const flash =
  (kind: FlashKind, what?: string): PlayerEffect =>
  (model, event, player) => {
    const told: Record<string, unknown> = { ...event }
    const said = what === undefined ? {} : { what: String(told[what] ?? what) }
    model.effects.flashes.push({ car: player.colour, kind, ...said })
  }

const throwDice: PlayerEffect<{ one: number; two: number }> = (model, { one, two }, player) => {
  model.effects.throws.push({ car: player.colour, one, two })
}

const playCard: PlayerEffect<{ event: string; way: StepDirection }> = (model, { event, way }, player) => {
  model.effects.card = { car: player.colour, way, nowhere: event === 'nowhere' }
}

export const SHOWN: ShownEvents<ClassicRally, Player> = {
  // the map comes into being
  rolls_first: [ROLL, throwDice],
  lays_tile: [
    MOMENT,
    (model, event) => {
      model.effects.laid = event.cell
    },
  ],
  holds_tile: [MOMENT, flash('stuck', 'kind')],
  all_stuck: [CELEBRATION],
  builds_anew: [CELEBRATION],
  votes: [
    GLANCE,
    (model, event, player) => {
      model.votes = [...model.votes, { car: player.colour, at: event.cell, rotation: Number(event.rotation) }]
    },
  ],
  rolls_finish: [ROLL, throwDice],
  // before the first round
  loads: [GLANCE],
  // a turn on the road
  leaks: [MOMENT, flash('leak', 'count')],
  barred: [MOMENT, flash('barred')],
  rolls: [
    ROLL,
    (model) => {
      model.effects.rolling = true
    },
  ],
  disabled: [MOMENT, flash('out', 'feature')],
  plays_card: [MOMENT, playCard],
  steps: [STEP],
  overtakes: [GLANCE, flash('joy', 'close_ratio')],
  nowhere: [MOMENT, playCard],
  reverses: [STEP],
  stops: [GLANCE],
  token: [MOMENT, flash('token', 'number')],
  turns: [STEP],
  assistance: [STEP],
  // troubles and what ends them, and cards that change boards
  draws_hazard: [CRASH, flash('hazard', 'hazard')],
  fixed: [MOMENT, flash('mended')],
  mended: [MOMENT, flash('mended', 'hazard')],
  repairs: [MOMENT, flash('mended')],
  opens: [GLANCE, flash('swap')],
  moves_card: [GLANCE, flash('swap')],
  robs: [GLANCE, flash('swap')],
  gives_back: [GLANCE, flash('swap')],
  closes: [GLANCE],
  plays_joker: [2 * MOMENT, flash('joker', 'joker')],
  sabotaged: [MOMENT, flash('out')],
  // the end
  finishes: [CELEBRATION, flash('joy', 'finish')],
  over: [CELEBRATION],
}

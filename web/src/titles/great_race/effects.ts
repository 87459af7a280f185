/** What is seen of an event for a moment, and for how long: marks on vehicles, tiles that come and go. What it changes comes
 *  with it; what the Torpedo weighs stays until its turn is over. */

import { GLANCE, MOMENT, type Effect, type ShownEvents } from '../../kit/playback'
import { NO_THOUGHTS } from './model'
import type { Event, FlashKind, GreatRace, RaceModel, Vehicle } from './types'

/** From one space to the next. */
const STEP = 420
/** As long as a short sentence takes to be read. */
const READ = 900
const CELEBRATION = 1000

type VehicleEffect<Event = object> = Effect<RaceModel, Vehicle, Event>

const flash =
  <Told = object>(kind: FlashKind, words?: (event: Told) => string): VehicleEffect<Told> =>
  (model, event, vehicle) => {
    const what = words?.(event)
    model.effects.flashes.push({ vehicle, kind, ...(what ? { what } : {}) })
  }

/** An argument of an event as it is written on a mark. */
const written =
  (sign: string) =>
  <Name extends string>(argument: Name) =>
  (event: Record<Name, string | number>): string =>
    `${sign}${event[argument]}`
const named = written('')
const gained = written('+')
const lost = written('−')

/** Fuel that a step took; city spaces are free. */
const burnsFuel: VehicleEffect<{ fuel: number }> = (model, event, vehicle) => {
  if (event.fuel) flash('fuel', lost('fuel'))(model, event, vehicle)
}
interface Levels {
  engine: number
  chassis: number
}
const wears = flash('hurt', ({ engine, chassis }: Levels) => `−${engine + chassis}`)
const mends = flash('repair', ({ engine, chassis }: Levels) => `+${engine + chassis}`)

const stopsShort: VehicleEffect<{ because: string }> = (model, event, vehicle) => {
  if (event.because === 'stop') flash('stop')(model, event, vehicle)
}
/** Shows something by an argument of the event. */
const mark =
  <Name extends 'laid' | 'barred' | 'sailing', Argument extends string>(
    name: Name,
    argument: Argument,
  ): VehicleEffect<Record<Argument, string>> =>
  (model, event) => {
    model.effects[name] = event[argument]
  }
const layTile = mark('laid', 'space')
/** What the Torpedo does is told with its reason. */
const tellReason: VehicleEffect<Event> = (model, event) => {
  model.thoughts.reasons = [...model.thoughts.reasons, event]
}
const forgetThoughts: VehicleEffect = (model) => {
  model.thoughts = NO_THOUGHTS
}
/** A tile that the Torpedo had drawn is laid or dropped. */
const placeSorted: VehicleEffect<{ tile: string }> = (model, event) => {
  const { sorted } = model.thoughts
  const place = sorted.findIndex(({ tile }) => tile === event.tile)
  model.thoughts.sorted = sorted.filter((_, index) => index !== place)
}

export const SHOWN: ShownEvents<GreatRace, Vehicle> = {
  // before the race, and the bivouac
  picks_crew: [MOMENT],
  lays_card: [
    GLANCE,
    (model) => {
      model.bonuses = {}
    },
  ],
  takes_card: [MOMENT, flash('card', named('card'))],
  gets_left: [MOMENT, flash('card', named('card'))],
  // a turn
  round: [MOMENT],
  turn: [GLANCE, forgetThoughts],
  passes: [GLANCE, flash('stop')],
  buys_fuel: [MOMENT, flash('fuel', gained('levels'))],
  plays: [MOMENT, flash('card', named('card'))],
  attacks: [MOMENT, (model, event) => flash('danger', named('card'))(model, event, event.target)],
  sells: [MOMENT, flash('money', gained('amount'))],
  gains_fuel: [MOMENT, flash('fuel', gained('levels'))],
  gains_money: [MOMENT, flash('money', gained('amount'))],
  restores: [MOMENT, mends],
  marches: [MOMENT, flash('march', gained('spaces'))],
  funds: [MOMENT, flash('money', gained('amount'))],
  lays: [MOMENT, layTile],
  draws_cards: [MOMENT, flash('card', gained('count'))],
  repairs: [MOMENT, mends],
  clears: [
    MOMENT,
    (model, event) => {
      model.effects.gone = { space: event.space, tile: event.tile }
    },
  ],
  refills_bag: [MOMENT],
  rebuilds_deck: [MOMENT],
  // on the road
  moves: [STEP, burnsFuel],
  blind: [MOMENT, layTile],
  turned_back: [MOMENT, flash('stop'), mark('barred', 'space')],
  pays: [MOMENT, wears],
  enters: [MOMENT],
  ends_drive: [MOMENT, stopsShort],
  sails: [2 * STEP, mark('sailing', 'line')],
  threatens: [MOMENT, flash('danger', named('danger'))],
  wards_off: [MOMENT, flash('safe')],
  loses_levels: [MOMENT, wears],
  loses_fuel: [MOMENT, flash('fuel', lost('levels'))],
  loses_money: [MOMENT, flash('money', lost('amount'))],
  loses_card: [MOMENT, flash('card', () => '−1')],
  held_up: [MOMENT, flash('stop')],
  spared: [GLANCE, flash('safe')],
  // the Torpedo
  weighs: [
    MOMENT,
    (model, event) => {
      model.thoughts.weighed = [...model.thoughts.weighed, event.city]
    },
  ],
  aims: [
    READ,
    tellReason,
    (model, event) => {
      model.thoughts.aim = event.city
    },
  ],
  sorts: [
    READ,
    (model, event) => {
      model.thoughts.sorted = [...model.thoughts.sorted, { tile: event.tile, road: event.road }]
    },
  ],
  torpedo_lays: [READ, tellReason, placeSorted, layTile],
  torpedo_drops: [MOMENT, tellReason, placeSorted],
  progresses: [MOMENT, tellReason],
  torpedo_moves: [2 * STEP, tellReason, burnsFuel],
  torpedo_blind: [MOMENT, tellReason, layTile],
  torpedo_stays: [READ, tellReason, flash('stop')],
  torpedo_ends: [MOMENT, stopsShort],
  torpedo_hit: [MOMENT, tellReason, flash('hurt', lost('levels'))],
  torpedo_loses: [MOMENT, flash('hurt', ({ fuel, mechanic }) => `−${fuel + mechanic}`)],
  sticker: [READ, tellReason, flash('joy')],
  torpedo_draws: [MOMENT, flash('card', named('card'))],
  torpedo_takes: [MOMENT, flash('card', named('card'))],
  torpedo_gains: [
    MOMENT,
    (model, event, vehicle) => {
      const levels = event.fuel + event.mechanic
      if (levels) flash('repair', () => `+${levels}`)(model, event, vehicle)
    },
  ],
  reveals: [READ],
  reshuffles: [MOMENT],
  // maintenance, arrival, the end
  arrives: [CELEBRATION, flash('joy', named('place'))],
  last_phase: [MOMENT],
  progress: [READ],
  bonus: [
    MOMENT,
    flash('money', gained('amount')),
    (model, event, vehicle) => {
      model.bonuses = { ...model.bonuses, [vehicle]: event.amount }
    },
  ],
  scores: [CELEBRATION, flash('joy', named('total'))],
  solo_ends: [CELEBRATION],
  upgrades: [CELEBRATION],
  stamps: [CELEBRATION],
  resigns: [MOMENT],
  concedes: [MOMENT],
}

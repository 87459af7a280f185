/** What is seen of an event for a moment, and for how long: flashes on cars, shots, bursts. What it changes comes with it. */

import { GLANCE, MOMENT, type Effect, type ShownEvents } from '../../kit/playback'
import { carOfDriver, carOnSpace, neighbour } from './model'
import type {
  Car,
  Direction,
  DriverName,
  FlashEffect,
  FlashKind,
  FlyingShot,
  GangModel,
  GangRush,
  ThingsOnSpace,
} from './types'

/** From one space to the next. */
const STEP = 200
/** Dice roll until they can be read. */
const ROLL = 600
const CELEBRATION = 900
/** What costs a car most is looked at longer than the steps that led to it. */
const CRASH = 800
/** No bridge is longer. */
const FAR = 24

type CarEffect<Event = object> = Effect<GangModel, Car, Event>

const flash =
  <Event = object>(
    kind: FlashKind,
    said: (event: Event) => Pick<FlashEffect, 'points' | 'amount'> = () => ({}),
  ): CarEffect<Event> =>
  (model, event, car) => {
    if (car.driver) model.effects.flashes.push({ car: car.driver, kind, ...said(event) })
  }

const earned = flash('money', ({ amount }: { amount: number }) => ({ amount }))

/** Who is run into leans away for a moment. */
const bump: CarEffect<{ other: DriverName }> = (model, event) => {
  const other = carOfDriver(model, event.other)
  if (other) flash('hit')(model, event, other)
}

const burst =
  (kind: 'splinters' | 'blast' | 'splash'): CarEffect<{ space: string }> =>
  (model, { space }) =>
    model.effects.bursts.push({ space, kind })

function fire(model: GangModel, from: string | null, to: string | null | undefined, kind: FlyingShot['kind']): void {
  if (from?.includes(':') && to?.includes(':')) model.effects.beams.push({ from, to, kind })
}

function stopsShots(lying: ThingsOnSpace | undefined): boolean {
  return Boolean(lying && (lying.barrier || lying.police || lying.container || lying.ramp))
}

/** A shot ends at the first thing in its line, or out of sight. */
const shot: CarEffect<{ direction: Direction }> = (model, { direction }, car) => {
  let to = car.at ?? ''
  for (let far = 0; far < FAR; far++) {
    to = neighbour(to, direction)
    if (carOnSpace(model, to) || stopsShots(model.road[to])) break
  }
  fire(model, car.at, to, 'shot')
}

export const SHOWN: ShownEvents<GangRush, Car> = {
  // before a round
  picks: [MOMENT],
  round: [MOMENT],
  places: [MOMENT],
  frozen: [MOMENT],
  // a turn
  loses_turn: [MOMENT, flash('stopped')],
  lays_ramp: [MOMENT],
  services: [MOMENT, flash('mended')],
  rolls: [ROLL],
  breaks: [GLANCE, flash('hit')],
  repairs: [GLANCE, flash('mended', ({ points }) => ({ points }))],
  restarts: [MOMENT, flash('spin')],
  moves: [STEP],
  collects: [GLANCE, earned],
  handbrake: [MOMENT, flash('spin')],
  turns_home: [GLANCE, flash('joy')],
  sells: [GLANCE, earned],
  buys: [MOMENT],
  pays: [GLANCE, flash('money', ({ amount, debt }) => ({ amount: -amount - debt }))],
  uses: [MOMENT],
  gains: [GLANCE, earned],
  carries: [STEP],
  lays: [MOMENT],
  // collisions
  rams: [GLANCE, bump],
  crashes: [CRASH, flash('hit'), bump],
  contact: [GLANCE, bump],
  pile_up: [CRASH, flash('hit')],
  squeezed: [GLANCE, flash('hit')],
  holds: [GLANCE, flash('guarded')],
  pushed: [STEP],
  hits: [MOMENT, flash('stopped')],
  scrapes: [GLANCE, flash('hit')],
  damaged: [GLANCE + 100, flash('damage', ({ points, amount }) => ({ points: -points, amount: -amount }))],
  spins_out: [CRASH, flash('spin')],
  falls: [CRASH, flash('splash'), burst('splash')],
  // the road, and ramps
  bad_road: [GLANCE, flash('hit')],
  breaks_barriers: [GLANCE, burst('splinters')],
  barriers_gone: [GLANCE, burst('splinters')],
  takes_nails: [GLANCE, flash('hit')],
  speed_trap: [GLANCE, flash('stopped')],
  shifts: [STEP],
  blows_up: [MOMENT, flash('hit'), burst('blast')],
  slides: [GLANCE, flash('slide')],
  loses_wheels: [GLANCE, flash('slide')],
  hits_ramp: [GLANCE, flash('hit')],
  landing: [ROLL],
  bounces: [
    STEP,
    (model, event, car) => {
      if (car.driver) model.over[car.driver] = event.space
    },
  ],
  lands: [STEP],
  // shots
  shoots: [GLANCE, shot],
  fires_mortar: [GLANCE, shot],
  blasts: [
    GLANCE,
    (model, _event, car) => fire(model, car.at, car.at && neighbour(neighbour(car.at, car.facing), car.facing), 'shot'),
  ],
  tricks: [GLANCE, (model, event, car) => fire(model, car.at, carOfDriver(model, event.other)?.at, 'trick')],
  bombs: [MOMENT, (model, event, car) => fire(model, car.at, event.space, 'bomb'), burst('blast')],
  struck: [GLANCE, flash('hit')],
  bulletproof: [MOMENT, flash('guarded')],
  volley: [MOMENT, flash('hit'), (model, event, car) => fire(model, event.space, car.at, 'volley')],
  // the end
  crane: [CELEBRATION, flash('hook')],
  leaves: [CELEBRATION, flash('joy')],
  rewarded: [MOMENT, earned],
  arrested: [CELEBRATION],
  concedes: [MOMENT],
  over: [CELEBRATION],
}

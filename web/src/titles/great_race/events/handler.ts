/** What the changes of all events share: how long things are looked at, and what marks a vehicle for a moment. */

import type { GameEvent } from '../../../lib/types'
import { addCount, crewByName, totalCount } from '../model'
import type { Counts, Crew, FlashKind, Post, RaceModel, Vehicle } from '../types'

/** Changes what is drawn by an event; returns for how many milliseconds it is looked at, at speed 1. */
export type EventHandler = (model: RaceModel, event: GameEvent, crew: Crew) => number

/** From one space to the next. */
export const STEP_MS = 420
export const GLANCE_MS = 250
export const MOMENT_MS = 500
/** As long as a short sentence takes to be read. */
export const READ_MS = 900
export const CELEBRATION_MS = 1000

export function addFlash(model: RaceModel, vehicle: unknown, kind: FlashKind, time = GLANCE_MS, what?: string): number {
  if (vehicle) model.effects.flashes.push({ vehicle: vehicle as Vehicle, kind, ...(what ? { what } : {}) })
  return time
}

export const waitFor =
  (time: number): EventHandler =>
  () =>
    time

/** An assistant of a post has acted. */
export function useAssistant(crew: Crew, post: Post): void {
  addCount(crew.spent as Counts, post, 1)
  updateDerived(crew)
}

/** What follows from a crew's posts, hand and chassis. */
export function updateDerived(crew: Crew): void {
  const left = (post: Post): number => (crew.posts?.[post] ?? 0) - (crew.spent[post] ?? 0)
  crew.unspent = {
    funding: left('funding'),
    scout: left('scout'),
    mechanic: left('mechanic'),
    escort: left('escort'),
  }
  crew.cards = totalCount(crew.hand)
  crew.limit = crew.chassis
}

/** A card comes into a hand; others' cards are known by their number only. */
export function gainCard(model: RaceModel, crew: Crew, card: string): void {
  if (typeof crew.hand === 'number') {
    crew.hand += 1
    if (model.unseen) addCount(model.unseen, card, 1)
  } else addCount(crew.hand, card, 1)
  updateDerived(crew)
}

/** A card goes from a hand to the discard. */
export function discardCard(model: RaceModel, crew: Crew, card: string): void {
  if (typeof crew.hand === 'number') {
    crew.hand -= 1
    if (model.unseen) addCount(model.unseen, card, -1)
  } else addCount(crew.hand, card, -1)
  addCount(model.discard, card, 1)
  updateDerived(crew)
}

/** A card that everybody sees leaves the deck. */
export function revealCard(model: RaceModel, card: string): void {
  if (typeof model.deck === 'number') model.deck -= 1
  else addCount(model.deck, card, -1)
  if (model.unseen) addCount(model.unseen, card, -1)
}

/** A vehicle stands on another space now; prices there are others. */
export function moveVehicle(model: RaceModel, vehicle: Vehicle, space: string): void {
  const found = model.known.spaces.find((each) => each.space === space)
  if (vehicle === 'torpedo') {
    if (model.torpedo) Object.assign(model.torpedo, { at: space, level: found?.level ?? model.torpedo.level })
    return
  }
  const crew = crewByName(model, vehicle)
  if (!crew) return
  const city = found?.city ?? null
  const alone = model.seats === 1 && !model.torpedo
  const { constants } = model.known
  Object.assign(crew, {
    at: space,
    level: found?.level ?? crew.level,
    in_city: city,
    fuel_price: constants[city ? 'fuel_price_city' : alone ? 'alone_fuel_price_field' : 'fuel_price_field'],
    repair_price: city ? constants.repair_price_city : alone ? null : constants.repair_price_field,
  })
}

/** The space of a city. */
export function spaceOf(model: RaceModel, city: unknown): string | undefined {
  return model.known.cities.find((each) => each.city === city)?.space
}

/** Before the race, and the bivouac: crews, cards that are laid and taken, programs. */

import { addCount } from '../model'
import type { CrewName, RaceModel } from '../types'
import {
  type EventHandler,
  addFlash,
  gainCard,
  GLANCE_MS,
  updateDerived,
  MOMENT_MS,
  moveVehicle,
  revealCard,
} from './handler'

/** The card of a slot is taken. */
function empty(model: RaceModel, slot: unknown): void {
  if (model.bivouac) model.bivouac.slots[Number(slot) - 1] = null
}

export const preparingHandlers: Record<string, EventHandler> = {
  seat_order: () => GLANCE_MS,
  picks_crew(model, event) {
    const name = event.crew as CrewName
    const crew = model.crews.find(({ seat }) => seat === Number(event.seat))
    const figures = model.known.crews.find(({ crew: its }) => its === name)
    if (crew) crew.crew = name
    if (crew && figures) {
      crew.max = { fuel: figures.fuel, engine: figures.engine, chassis: figures.chassis }
      Object.assign(crew, crew.max)
      updateDerived(crew)
    }
    if (crew?.at) moveVehicle(model, name, crew.at)
    model.effects.acting = name
    return MOMENT_MS
  },
  starts(_model, event, crew) {
    Object.assign(crew, { ...crew.max, money: Number(event.money) })
    updateDerived(crew)
    return GLANCE_MS
  },
  lays_card(model, event) {
    const card = String(event.card)
    model.phase = model.round ? 'picks' : 'opening_picks'
    model.effects.bonuses = {}
    model.bivouac ??= { slots: [], picks: [] }
    model.bivouac.slots[Number(event.slot) - 1] = card
    revealCard(model, card)
    return GLANCE_MS
  },
  takes_card(model, event, crew) {
    empty(model, event.slot)
    model.bivouac?.picks.shift()
    gainCard(model, crew, String(event.card))
    model.effects.acting = crew.crew
    return addFlash(model, crew.crew, 'card', MOMENT_MS, String(event.card))
  },
  gets_left(model, event, crew) {
    empty(model, event.slot)
    gainCard(model, crew, String(event.card))
    return addFlash(model, crew.crew, 'card', MOMENT_MS, String(event.card))
  },
  clears_display(model) {
    for (const card of model.bivouac?.slots ?? []) if (card) addCount(model.discard, card, 1)
    delete model.bivouac
    return GLANCE_MS
  },
  assigns(_model, event, crew) {
    const posts = { funding: 0, scout: 0, mechanic: 0, escort: 0 }
    for (const post of Object.keys(posts) as (keyof typeof posts)[]) posts[post] = Number(event[post])
    const filled = Object.fromEntries(Object.entries(posts).filter(([, count]) => count > 0))
    Object.assign(crew, { posts: filled, spent: {}, passed: false, power_used: false, river: false, programmed: true })
    updateDerived(crew)
    return GLANCE_MS
  },
}

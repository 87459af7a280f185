/** Before the race, and the bivouac: crews, cards that are laid and taken, programs. */

import { add } from '../model'
import type { CrewName, RaceModel } from '../types'
import { type Change, flash, gain, GLANCE, judge, MOMENT, put, turnUp } from './change'

/** The card of a slot is taken. */
function empty(model: RaceModel, slot: unknown): void {
  if (model.bivouac) model.bivouac.slots[Number(slot) - 1] = null
}

export const preparing: Record<string, Change> = {
  seat_order: () => GLANCE,
  picks_crew(model, event) {
    const name = event.crew as CrewName
    const crew = model.crews.find(({ seat }) => seat === Number(event.seat))
    const figures = model.known.crews.find(({ crew: its }) => its === name)
    if (crew) crew.crew = name
    if (crew && figures) {
      crew.max = { fuel: figures.fuel, engine: figures.engine, chassis: figures.chassis }
      Object.assign(crew, crew.max)
      judge(crew)
    }
    if (crew?.at) put(model, name, crew.at)
    model.effects.acting = name
    return MOMENT
  },
  starts(_model, event, crew) {
    Object.assign(crew, { ...crew.max, money: Number(event.money) })
    judge(crew)
    return GLANCE
  },
  lays_card(model, event) {
    const card = String(event.card)
    model.phase = model.round ? 'picks' : 'opening_picks'
    model.effects.bonuses = {}
    model.bivouac ??= { slots: [], picks: [] }
    model.bivouac.slots[Number(event.slot) - 1] = card
    turnUp(model, card)
    return GLANCE
  },
  takes_card(model, event, crew) {
    empty(model, event.slot)
    model.bivouac?.picks.shift()
    gain(model, crew, String(event.card))
    model.effects.acting = crew.crew
    return flash(model, crew.crew, 'card', MOMENT, String(event.card))
  },
  gets_left(model, event, crew) {
    empty(model, event.slot)
    gain(model, crew, String(event.card))
    return flash(model, crew.crew, 'card', MOMENT, String(event.card))
  },
  clears_display(model) {
    for (const card of model.bivouac?.slots ?? []) if (card) add(model.discard, card, 1)
    delete model.bivouac
    return GLANCE
  },
  assigns(_model, event, crew) {
    const posts = { funding: 0, scout: 0, mechanic: 0, escort: 0 }
    for (const post of Object.keys(posts) as (keyof typeof posts)[]) posts[post] = Number(event[post])
    const filled = Object.fromEntries(Object.entries(posts).filter(([, count]) => count > 0))
    Object.assign(crew, { posts: filled, spent: {}, passed: false, power_used: false, river: false, programmed: true })
    judge(crew)
    return GLANCE
  },
}

/** The Torpedo: what it weighs, lays, drives and gains, each with its reason, which stays until the turn is over. */

import { addCount } from '../model'
import type { Colour } from '../types'
import { type EventHandler, addFlash, GLANCE_MS, MOMENT_MS, moveVehicle, READ_MS, STEP_MS, revealCard } from './handler'

/** What it does is told with its reason. */
const told =
  (change: EventHandler): EventHandler =>
  (model, event, crew) => {
    model.effects.reasons.push(event)
    return change(model, event, crew)
  }

export const torpedoHandlers: Record<string, EventHandler> = {
  weighs(model, event) {
    model.effects.weighed.push(String(event.city))
    return MOMENT_MS
  },
  aims: told((model, event) => {
    model.effects.aim = String(event.city)
    if (model.torpedo) model.torpedo.objective = String(event.city)
    return READ_MS
  }),
  sorts(model, event) {
    addCount(model.bag, String(event.tile), -1)
    model.effects.sorted.push({ tile: String(event.tile), road: String(event.road) })
    return READ_MS
  },
  torpedo_lays: told((model, event) => {
    const { sorted } = model.effects
    sorted.splice(
      sorted.findIndex(({ tile }) => tile === event.tile),
      1,
    )
    model.tiles[String(event.space)] = String(event.tile)
    model.effects.laid = String(event.space)
    return READ_MS
  }),
  torpedo_drops: told((model, event) => {
    const { sorted } = model.effects
    sorted.splice(
      sorted.findIndex(({ tile }) => tile === event.tile),
      1,
    )
    addCount(model.tile_discard, String(event.tile), 1)
    return MOMENT_MS
  }),
  progresses: told((model) => {
    if (model.torpedo) model.torpedo.river = false
    return MOMENT_MS
  }),
  torpedo_moves: told((model, event) => {
    moveVehicle(model, 'torpedo', String(event.space))
    if (model.torpedo) {
      model.torpedo.fuel -= Number(event.fuel)
      model.torpedo.mechanic -= Number(event.mechanic)
    }
    if (Number(event.fuel)) addFlash(model, 'torpedo', 'fuel', GLANCE_MS, `−${String(event.fuel)}`)
    return 2 * STEP_MS
  }),
  torpedo_blind: told((model, event) => {
    const [space, tile] = [String(event.space), String(event.tile)]
    addCount(model.bag, tile, -1)
    model.tiles[space] = tile
    model.effects.laid = space
    return MOMENT_MS
  }),
  torpedo_stays: told((model) => addFlash(model, 'torpedo', 'stop', READ_MS)),
  torpedo_ends: (model, event) =>
    event.because === 'stop' ? addFlash(model, 'torpedo', 'stop', MOMENT_MS) : GLANCE_MS,
  torpedo_hit: told((model, event) => {
    if (model.torpedo) model.torpedo.mechanic = Number(event.mechanic)
    return addFlash(model, 'torpedo', 'hurt', MOMENT_MS, `−${String(event.levels)}`)
  }),
  torpedo_loses(model, event) {
    if (model.torpedo) {
      model.torpedo.fuel -= Number(event.fuel)
      model.torpedo.mechanic -= Number(event.mechanic)
    }
    return addFlash(model, 'torpedo', 'hurt', MOMENT_MS, `−${Number(event.fuel) + Number(event.mechanic)}`)
  },
  sticker: told((model, event) => {
    const [colour, level] = [event.colour as Colour, Number(event.level)]
    const its = model.torpedo
    if (!its) return MOMENT_MS
    its.legacy[colour] = level
    const power = model.known.legacy[colour]?.[level - 1]
    if (power?.effect === 'gauge_max') its.max = power.value ?? its.max
    return addFlash(model, 'torpedo', 'joy', READ_MS)
  }),
  torpedo_draws(model, event) {
    revealCard(model, String(event.card))
    addCount(model.discard, String(event.card), 1)
    return addFlash(model, 'torpedo', 'card', MOMENT_MS, String(event.card))
  },
  torpedo_takes(model, event) {
    if (model.bivouac) model.bivouac.slots[Number(event.slot) - 1] = null
    addCount(model.discard, String(event.card), 1)
    return addFlash(model, 'torpedo', 'card', MOMENT_MS, String(event.card))
  },
  torpedo_gains(model, event) {
    const its = model.torpedo
    if (its) {
      its.fuel += Number(event.fuel)
      its.mechanic += Number(event.mechanic)
    }
    const { estienne } = model
    if (event.because === 'recovery' && estienne?.current) {
      estienne.used.push(estienne.current)
      estienne.current = null
    }
    const gained = Number(event.fuel) + Number(event.mechanic)
    return gained ? addFlash(model, 'torpedo', 'repair', MOMENT_MS, `+${gained}`) : GLANCE_MS
  },
  reveals(model, event) {
    if (model.estienne)
      Object.assign(model.estienne, { current: String(event.estienne), revealed: Number(event.count) })
    return READ_MS
  },
  reshuffles(model) {
    if (model.estienne) model.estienne.used = []
    return MOMENT_MS
  },
}

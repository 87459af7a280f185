/** A turn on the road: dice, cards of the road book, steps, hazards, checkpoints. */

import { addCount } from '../model'
import type { Direction, FeatureName, StepDirection, Weather } from '../types'
import {
  type EventHandler,
  addFlash,
  GLANCE_MS,
  updateDerived,
  MOMENT_MS,
  endTurn,
  ROLL_MS,
  STEP_MS,
  moveToPile,
  setStopwatch,
} from './handler'

export const drivingHandlers: Record<string, EventHandler> = {
  round(model, event) {
    model.round = Number(event.number)
    model.phase = 'round'
    setStopwatch(model, 1)
    return MOMENT_MS
  },
  turn(model, _event, player) {
    for (const each of model.players) endTurn(each)
    player.bound = false
    model.effects.acting = player.colour
    model.phase = 'before_dice'
    model.turn = {
      player: player.colour,
      dice: null,
      weather: null,
      moved: false,
      assistance_moved: false,
      distance: 0,
      exchange: null,
      owed: false,
    }
    return MOMENT_MS
  },
  leaks(model, event, player) {
    moveToPile(model, player, 'rally', 'fuel', Number(event.count))
    player.fuelled = Boolean(player.load?.fuel)
    return addFlash(model, player, 'leak', MOMENT_MS, event.count)
  },
  barred(model, _event, player) {
    player.barred = true
    return addFlash(model, player, 'barred', MOMENT_MS)
  },
  rolls(model, event) {
    if (model.turn)
      Object.assign(model.turn, { dice: [Number(event.one), Number(event.two)], weather: event.weather as Weather })
    model.effects.rolling = true
    model.phase = 'turn'
    return ROLL_MS
  },
  disabled(model, event, player) {
    const found = player.features.find(({ feature, marked }) => feature === (event.feature as FeatureName) && !marked)
    if (found) found.marked = true
    updateDerived(player)
    return addFlash(model, player, 'out', MOMENT_MS, event.feature)
  },
  plays_card(model, event, player) {
    const way = event.way as StepDirection
    if (typeof player.road_book === 'number') player.road_book -= 1
    else addCount(player.road_book, way, -1)
    model.effects.card = { car: player.colour, way, nowhere: false }
    return MOMENT_MS
  },
  steps(model, event, player) {
    const fuel = Number(event.fuel)
    moveToPile(model, player, 'rally', 'fuel', (player.load?.fuel ?? 0) - fuel)
    Object.assign(player, { at: String(event.cell), nose: event.nose as Direction, fuelled: fuel > 0 })
    return STEP_MS
  },
  overtakes: (model, _event, player) => addFlash(model, player, 'joy', GLANCE_MS, 'close_ratio'),
  nowhere(model, event, player) {
    model.effects.card = { car: player.colour, way: event.way as StepDirection, nowhere: true }
    return MOMENT_MS
  },
  reverses(_model, event, player) {
    player.nose = event.nose as Direction
    return STEP_MS
  },
  stops(model) {
    if (model.turn) Object.assign(model.turn, { moved: true, distance: 0 })
    return GLANCE_MS
  },
  token(model, event, player) {
    player.tokens = [...player.tokens, Number(event.number)].sort((one, other) => one - other)
    return addFlash(model, player, 'token', MOMENT_MS, event.number)
  },
  turns(_model, event, player) {
    player.nose = event.nose as Direction
    return STEP_MS
  },
  assistance(model, event, player) {
    player.assistance.at = String(event.cell)
    if (model.turn) model.turn.assistance_moved = true
    return STEP_MS
  },
}

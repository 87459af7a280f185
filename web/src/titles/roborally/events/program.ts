/** The turn up to the open cards: what is dealt, sealed, revealed, and who acts. */

import type { GameEvent } from '../../../lib/types'
import type { RoboModel } from '../types'
import {
  cardsOfEvent,
  type EventHandler,
  addFlash,
  flashFor,
  GLANCE_MS,
  MOMENT_MS,
  revealCards,
  registerOfEvent,
} from './handler'
import { startTurn } from './robot'

const turn = (model: RoboModel, event: GameEvent): number => {
  model.turn = Number(event.turn)
  model.register = 0
  model.phase = 'programming'
  model.step = null
  model.effects.cards = {}
  model.effects.acting = null
  for (const robot of model.robots) startTurn(robot)
  return MOMENT_MS
}

const register = (model: RoboModel, event: GameEvent): number => {
  model.register = registerOfEvent(event)
  model.phase = 'register'
  model.step = 'A'
  model.effects.cards = {}
  model.effects.acting = null
  model.effects.played = false
  return 500
}

const reveals: EventHandler = (model, event, robot) => {
  revealCards(model, robot, registerOfEvent(event), cardsOfEvent(event))
  return 900
}

const acts: EventHandler = (model, event, robot) => {
  model.effects.acting = robot.robot
  model.effects.played = false
  model.effects.cards[robot.robot] = cardsOfEvent(event)
  return 380
}

export const programHandlers: Record<string, EventHandler> = {
  turn,
  powers_down(_model, _event, robot) {
    Object.assign(robot, { powered_down: true, damage: 0, locked: [], jammed: [], revealed: [] })
    robot.registers = [null, null, null, null, null]
    return GLANCE_MS
  },
  dealt(_model, event, robot) {
    if (typeof robot.hand === 'number') robot.hand = Number(event.count)
    return 0
  },
  recompiles(model, _event, robot) {
    if (robot.damage - robot.locked.length < 4) robot.damage += 1
    return addFlash(model, robot, 'hurt')
  },
  uses_flywheel(_model, _event, robot) {
    delete robot.stored.flywheel
    if (typeof robot.hand === 'number') robot.hand += 1
    return GLANCE_MS
  },
  seals(model, _event, robot) {
    robot.sealed = true
    if (robot.seat !== model.you) robot.registers = robot.registers.map((card) => card ?? '?')
    return 0
  },
  time_up: flashFor('stopped'),
  stores(model, event, robot) {
    if (robot.seat !== model.you) robot.stored[String(event.option)] = '?'
    return GLANCE_MS
  },
  announces_power_down(_model, _event, robot) {
    robot.announced = true
    return GLANCE_MS
  },
  gyro_on(_model, _event, robot) {
    robot.gyro = true
    return GLANCE_MS
  },

  register,
  announces_conditional(model, _event, robot) {
    robot.registers[model.register - 1] = robot.stored.conditional_program ?? '?'
    delete robot.stored.conditional_program
    return GLANCE_MS
  },
  reveals,
  reveals_pair: reveals,
  aborts(model, event, robot) {
    revealCards(model, robot, model.register, [String(event.card)])
    robot.aborted = true
    return MOMENT_MS
  },
  acts,
  acts_pair: acts,
  obeys: acts,
}

/** Flags and archives, repairs and Options, coming back, and the end of the race. */

import type { GameEvent } from '../../../lib/types'
import type { RoboModel } from '../types'
import {
  CARRY_MS,
  CELEBRATION_MS,
  type EventHandler,
  addFlash,
  flashFor,
  GLANCE_MS,
  MOMENT_MS,
  registerOfEvent,
} from './handler'
import { moveRobot } from './moves'
import { loseOption, gainOption, leaveBoard, robotsOfSeat } from './robot'

const touches: EventHandler = (model, event, robot) => {
  const shared = model.places.rules.includes('team_shared_flags')
  for (const each of model.robots)
    if (each === robot || (shared && each.team === robot.team)) each.next_flag = Number(event.flag) + 1
  return addFlash(model, robot, 'flag', CELEBRATION_MS)
}

const finishes: EventHandler = (model, _event, robot) => {
  if (model.settings?.play_on && robot.team === 0)
    for (const other of robotsOfSeat(model, robot.seat)) {
      if (other.status === 'finished' || other.status === 'eliminated') continue
      leaveBoard(model, other, null)
      other.status = 'finished'
      other.archive = null
      for (const option of [...other.options]) loseOption(other, option)
    }
  robot.status = 'finished'
  return addFlash(model, robot, 'flag', CELEBRATION_MS)
}

const returns: EventHandler = (model, event, robot) => {
  const shares = model.robots.some(
    (other) => other !== robot && !other.virtual && other.x === event.x && other.y === event.y,
  )
  moveRobot(robot, event)
  robot.status = 'racing'
  robot.damage = robot.options.includes('superior_archive') ? 0 : 2
  if (model.settings?.virtual_robots && shares) robot.virtual = true
  return addFlash(model, robot, 'returned', MOMENT_MS)
}

function setFlag(model: RoboModel, event: GameEvent, place: [number, number] | null): number {
  model.flags[Number(event.flag) - 1] = place
  return CARRY_MS
}

export const gainHandlers: Record<string, EventHandler> = {
  flag_moves: (model, event) => setFlag(model, event, [Number(event.x), Number(event.y)]),
  flag_returns: (model, event) => setFlag(model, event, [Number(event.x), Number(event.y)]),
  touches,
  arm_touches: flashFor('flag', GLANCE_MS),
  archives(_model, event, robot) {
    robot.archive = [Number(event.x), Number(event.y)]
    return GLANCE_MS
  },
  takes_flag(model, event, robot) {
    setFlag(model, event, null)
    model.carried[Number(event.flag) - 1] = robot.robot
    return addFlash(model, robot, 'flag', CELEBRATION_MS)
  },
  controls(model, event) {
    model.control[Number(event.flag) - 1] = Number(event.team)
    return CELEBRATION_MS
  },

  repairs(model, event, robot) {
    robot.damage = Number(event.damage)
    return addFlash(model, robot, 'repaired')
  },
  frees(_model, event, robot) {
    robot.locked = robot.locked.filter((each) => each !== registerOfEvent(event))
    robot.damage -= 1
    return GLANCE_MS
  },
  draws_option(model, event, robot) {
    gainOption(robot, String(event.option))
    return addFlash(model, robot, 'option', MOMENT_MS)
  },
  stays_down(_model, _event, robot) {
    robot.announced = true
    return GLANCE_MS
  },
  returns,
  returns_down(_model, _event, robot) {
    robot.announced = true
    return GLANCE_MS
  },
  circuit_breaker(_model, _event, robot) {
    robot.announced = true
    return GLANCE_MS
  },
  solid(_model, _event, robot) {
    robot.virtual = false
    return GLANCE_MS
  },
  finishes,
  concedes: () => GLANCE_MS,
  team_wins: () => CELEBRATION_MS,
  drawn: () => CELEBRATION_MS,
  over(model) {
    model.phase = 'over'
    return GLANCE_MS
  },
}

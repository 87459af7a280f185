/** Robots move: by their cards, by each other, by the machines of the floor. */

import type { GameEvent } from '../../../lib/types'
import { neighbour, isOnCourse, opposite, SIDES } from '../model'
import type { Robot, Side } from '../types'
import {
  CARRY_MS,
  type EventHandler,
  addFlash,
  flashFor,
  GLANCE_MS,
  MOMENT_MS,
  robotNamed,
  SQUARE_MS,
  TURN_MS,
} from './handler'
import { leaveBoard } from './robot'

export function moveRobot(robot: Robot, event: GameEvent): void {
  robot.x = Number(event.x)
  robot.y = Number(event.y)
  if (event.facing) robot.facing = event.facing as Side
}

const moved =
  (time: number): EventHandler =>
  (_model, event, robot) => {
    moveRobot(robot, event)
    return time
  }

const faced =
  (time: number): EventHandler =>
  (_model, event, robot) => {
    robot.facing = event.facing as Side
    return time
  }

/** After the cards come the machines: nobody acts any more. */
export const byMachine =
  (change: EventHandler): EventHandler =>
  (model, event, robot) => {
    model.effects.acting = null
    model.effects.played = true
    return change(model, event, robot)
  }

/** Over the edge: ahead if there is nothing ahead, else to whichever side there is nothing. */
const leavesCourse: EventHandler = (model, _event, robot) => {
  const { x, y } = robot
  if (x === null || y === null) return MOMENT_MS
  const ways = [robot.facing, opposite(robot.facing), ...SIDES]
  const way = ways.find((side) => !isOnCourse(model.places, ...neighbour(x, y, side))) ?? robot.facing
  const [outX, outY] = neighbour(x, y, way)
  return leaveBoard(model, robot, { x: outX, y: outY, kind: 'edge' })
}

export const moveHandlers: Record<string, EventHandler> = {
  brakes: flashFor('stopped'),
  shifts_up: () => GLANCE_MS,
  reverses: () => GLANCE_MS,
  turns: faced(TURN_MS),
  moves: moved(SQUARE_MS),
  pushed: moved(SQUARE_MS),
  pulled: moved(SQUARE_MS),
  blocked: flashFor('stopped', TURN_MS),
  rams(model, event) {
    const target = robotNamed(model, event.target)
    return target ? addFlash(model, target, 'rammed') : 0
  },
  falls: (model, event, robot) => leaveBoard(model, robot, { x: Number(event.x), y: Number(event.y), kind: 'pit' }),
  leaves_course: leavesCourse,
  carried: byMachine(moved(CARRY_MS)),
  not_carried: byMachine(flashFor('stopped', CARRY_MS)),
  shoved: byMachine(moved(CARRY_MS)),
  not_shoved: byMachine(flashFor('stopped', CARRY_MS)),
  crushed: byMachine((model, _event, robot) => leaveBoard(model, robot, { x: robot.x, y: robot.y, kind: 'blast' })),
  geared: byMachine(faced(CARRY_MS)),
}

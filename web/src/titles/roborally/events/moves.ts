/** Robots move: by their cards, by each other, by the machines of the floor. */

import type { GameEvent } from '../../../lib/types'
import { beside, onCourse, opposite, SIDES } from '../model'
import type { Robot, Side } from '../types'
import { CARRY, type Change, flash, flashed, GLANCE, MOMENT, robotOf, SQUARE, TURN } from './change'
import { leave } from './robot'

export function go(robot: Robot, event: GameEvent): void {
  robot.x = Number(event.x)
  robot.y = Number(event.y)
  if (event.facing) robot.facing = event.facing as Side
}

const moved =
  (time: number): Change =>
  (_model, event, robot) => {
    go(robot, event)
    return time
  }

const faced =
  (time: number): Change =>
  (_model, event, robot) => {
    robot.facing = event.facing as Side
    return time
  }

/** After the cards come the machines: nobody acts any more. */
export const machine =
  (change: Change): Change =>
  (model, event, robot) => {
    model.effects.acting = null
    model.effects.played = true
    return change(model, event, robot)
  }

/** Over the edge: ahead if there is nothing ahead, else to whichever side there is nothing. */
const leavesCourse: Change = (model, _event, robot) => {
  const { x, y } = robot
  if (x === null || y === null) return MOMENT
  const ways = [robot.facing, opposite(robot.facing), ...SIDES]
  const way = ways.find((side) => !onCourse(model.places, ...beside(x, y, side))) ?? robot.facing
  const [outX, outY] = beside(x, y, way)
  return leave(model, robot, { x: outX, y: outY, kind: 'edge' })
}

export const moves: Record<string, Change> = {
  brakes: flashed('stopped'),
  shifts_up: () => GLANCE,
  reverses: () => GLANCE,
  turns: faced(TURN),
  moves: moved(SQUARE),
  pushed: moved(SQUARE),
  pulled: moved(SQUARE),
  blocked: flashed('stopped', TURN),
  rams(model, event) {
    const target = robotOf(model, event.target)
    return target ? flash(model, target, 'rammed') : 0
  },
  falls: (model, event, robot) => leave(model, robot, { x: Number(event.x), y: Number(event.y), kind: 'pit' }),
  leaves_course: leavesCourse,
  carried: machine(moved(CARRY)),
  not_carried: machine(flashed('stopped', CARRY)),
  shoved: machine(moved(CARRY)),
  not_shoved: machine(flashed('stopped', CARRY)),
  crushed: machine((model, _event, robot) => leave(model, robot, { x: robot.x, y: robot.y, kind: 'blast' })),
  geared: machine(faced(CARRY)),
}

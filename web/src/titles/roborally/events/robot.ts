/** What several events do to a robot: it leaves the board, gains and loses Options, gets ready for a turn. */

import type { RoboModel, Robot, LeavingRobot } from '../types'
import { GLANCE_MS, MOMENT_MS } from './handler'

/** Takes a robot off the board with its cards and Damage; it is seen going, unless it has gone already. */
export function leaveBoard(
  model: RoboModel,
  robot: Robot,
  going: { x: number | null; y: number | null; kind: LeavingRobot['kind'] } | null,
): number {
  const { x, y } = robot
  Object.assign(robot, { x: null, y: null, damage: 0, locked: [], jammed: [], revealed: [] })
  Object.assign(robot, { powered_down: false, announced: false, virtual: false })
  robot.registers = [null, null, null, null, null]
  robot.hand = typeof robot.hand === 'number' ? 0 : []
  for (const [place, carrier] of model.carried.entries())
    if (carrier === robot.robot) {
      model.carried[place] = null
      model.flags[place] = model.places.flags[place] ?? null
    }
  if (!going || going.x === null || going.y === null || x === null || y === null) return GLANCE_MS
  model.effects.wrecks.push({ robot: robot.robot, x: going.x, y: going.y, kind: going.kind })
  return MOMENT_MS
}

export function gainOption(robot: Robot, option: string): void {
  if (!robot.options.includes(option)) robot.options = [...robot.options, option]
  if (option === 'ablative_coat' || option === 'mini_howitzer') robot.tokens[option] = 0
}

export function loseOption(robot: Robot, option: string): void {
  robot.options = robot.options.filter((each) => each !== option)
  delete robot.tokens[option]
  delete robot.stored[option]
  if (option === 'gyroscopic_stabilizer') robot.gyro = false
  if (option === 'abort_switch') robot.aborted = false
}

/** A new turn: cards that are not locked are gone, and so is what lasted for one turn. */
export function startTurn(robot: Robot): void {
  const kept = new Set([...robot.locked, ...robot.jammed])
  robot.registers = robot.registers.map((cards, place) => (kept.has(place + 1) ? cards : null))
  robot.revealed = robot.revealed.filter((register) => kept.has(register))
  robot.powered_down = robot.announced
  Object.assign(robot, {
    announced: false,
    sealed: false,
    gyro: false,
    aborted: false,
    controlled_by: null,
    unused: [],
  })
  delete robot.stored.conditional_program
}

export function robotsOfSeat(model: RoboModel, seat: number): Robot[] {
  return model.robots.filter((robot) => robot.seat === seat)
}

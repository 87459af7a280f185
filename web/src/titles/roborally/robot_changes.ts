/** What several events do to a robot: it leaves the board, gains and loses Options, gets ready for a turn. */

import type { GameEvent } from '../../lib/types'
import type { RoboModel, Robot, Wreck } from './types'

const LEAVING = 700
const GLANCE = 350

/** Takes a robot off the board with its cards and Damage; it is seen going, unless it has gone already. */
export function leave(
  model: RoboModel,
  robot: Robot,
  going: { x: number | null; y: number | null; kind: Wreck['kind'] } | null,
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
  if (!going || going.x === null || going.y === null || x === null || y === null) return GLANCE
  model.effects.wrecks.push({ robot: robot.robot, x: going.x, y: going.y, kind: going.kind })
  return LEAVING
}

export function gain(robot: Robot, option: string): void {
  if (!robot.options.includes(option)) robot.options = [...robot.options, option]
  if (option === 'ablative_coat' || option === 'mini_howitzer') robot.tokens[option] = 0
}

export function drop(robot: Robot, option: string): void {
  robot.options = robot.options.filter((each) => each !== option)
  delete robot.tokens[option]
  delete robot.stored[option]
  if (option === 'gyroscopic_stabilizer') robot.gyro = false
  if (option === 'abort_switch') robot.aborted = false
}

/** A new turn: cards that are not locked are gone, and so is what lasted for one turn. */
export function wipe(robot: Robot): void {
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

export function robotsOf(model: RoboModel, seat: number): Robot[] {
  return model.robots.filter((robot) => robot.seat === seat)
}

type Change = (model: RoboModel, event: GameEvent, robot: Robot) => number

/** Before the first turn. */
export const setUp: Record<string, Change> = {
  first_player(model, event) {
    const first = Number(event.seat)
    const seats = new Set(model.robots.map((robot) => robot.seat)).size
    for (const [place, robot] of model.robots.entries()) robot.seat = (first + place) % seats
    return GLANCE
  },
  joins_team: () => GLANCE,
  takes_robot(model, event) {
    const mine = robotsOf(model, Number(event.seat))
    const asked = mine.find((robot) => robot.robot === model.asked?.robot) ?? mine.at(-1)
    const other = model.robots.find((robot) => robot.robot === event.robot)
    if (asked && other) other.robot = asked.robot
    if (asked) asked.robot = String(event.robot)
    model.asked = null
    return GLANCE
  },
  home_board: () => GLANCE,
  drafts: () => 0,
  docks(model, event, robot) {
    const dock = model.places.docks[Number(event.dock)]
    if (dock) Object.assign(robot, { x: dock.x, y: dock.y, facing: dock.facing, archive: [dock.x, dock.y] })
    if (model.places.rules.includes('starting_damage')) robot.damage = 2
    return GLANCE
  },
  deploys(_model, event, robot) {
    Object.assign(robot, { x: event.x, y: event.y, facing: event.facing })
    return GLANCE
  },
  gets_option(_model, event, robot) {
    gain(robot, String(event.option))
    return GLANCE
  },
}

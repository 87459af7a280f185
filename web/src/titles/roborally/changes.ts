/**
 * How each kind of event changes what is drawn, and for how many milliseconds it is looked at. The numbers on the
 * dashboards change here too, so that they are in step with the picture.
 */

import type { GameEvent } from '../../lib/types'
import { beside, onCourse, opposite, SIDES } from './model'
import { drop, gain, leave, robotsOf, setUp, wipe } from './robot_changes'
import type { FlashKind, RoboModel, Robot, Side } from './types'

type Change = (model: RoboModel, event: GameEvent, robot: Robot) => number

/** Milliseconds: a square of a move, a turn, a shot, a glance at a number, a moment to enjoy. */
const SQUARE = 240
const TURN = 260
const CARRY = 320
const SHOT = 450
const GLANCE = 350
const MOMENT = 700
const CELEBRATION = 1000

function flash(model: RoboModel, robot: Robot, kind: FlashKind, time = GLANCE): number {
  model.effects.flashes.push({ robot: robot.robot, kind })
  return time
}

function go(robot: Robot, event: GameEvent): void {
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

const flashed =
  (kind: FlashKind, time = GLANCE): Change =>
  (model, _event, robot) =>
    flash(model, robot, kind, time)

function registerOf(event: GameEvent): number {
  return Number(event.register)
}

function open(model: RoboModel, robot: Robot, register: number, cards: string[]): void {
  robot.registers[register - 1] = cards.length > 1 ? cards : (cards[0] ?? null)
  if (!robot.revealed.includes(register)) robot.revealed = [...robot.revealed, register].sort()
  if (register === model.register) model.effects.cards[robot.robot] = cards
}

const reveals: Change = (model, event, robot) => {
  const cards = [event.card, event.second].filter((card) => card !== undefined).map(String)
  open(model, robot, registerOf(event), cards)
  return 900
}

const acts: Change = (model, event, robot) => {
  model.effects.acting = robot.robot
  model.effects.played = false
  model.effects.cards[robot.robot] = [event.card, event.second].filter((card) => card !== undefined).map(String)
  return 380
}

/** After the cards come the machines: nobody acts any more. */
const machine =
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

const lasered: Change = (model, event, robot) => {
  if (robot.x === null || robot.y === null) return SHOT
  model.effects.beams.push({
    from: [Number(event.x), Number(event.y)],
    to: [robot.x, robot.y],
    count: Number(event.count),
    kind: 'board',
  })
  return SHOT
}

const shoots: Change = (model, event) => {
  const [by, target] = [robotOf(model, event.by), robotOf(model, event.target)]
  if (by?.x == null || by.y === null || target?.x == null || target.y === null) return SHOT
  model.effects.beams.push({
    from: [by.x, by.y],
    to: [target.x, target.y],
    count: Number(event.count ?? 1),
    kind: event.event === 'fires' ? 'weapon' : 'robot',
  })
  if (event.weapon === 'mini_howitzer') {
    const used = (by.tokens.mini_howitzer ?? 0) + 1
    by.tokens.mini_howitzer = used
    if (used >= 5) drop(by, 'mini_howitzer')
  }
  return SHOT
}

const locks: Change = (model, event, robot) => {
  robot.locked = [...robot.locked, registerOf(event)].sort()
  robot.damage += 1
  return flash(model, robot, 'hurt')
}

const destroyed: Change = (model, event, robot) => {
  const time = leave(model, robot, { x: robot.x, y: robot.y, kind: 'blast' })
  robot.lives = Number(event.lives)
  robot.status = 'destroyed'
  return time
}

const eliminated: Change = (model, _event, robot) => {
  const time = leave(model, robot, { x: robot.x, y: robot.y, kind: 'blast' })
  robot.status = 'eliminated'
  robot.archive = null
  for (const option of [...robot.options]) drop(robot, option)
  return Math.max(time, MOMENT)
}

const touches: Change = (model, event, robot) => {
  const shared = model.places.rules.includes('team_shared_flags')
  for (const each of model.robots)
    if (each === robot || (shared && each.team === robot.team)) each.next_flag = Number(event.flag) + 1
  return flash(model, robot, 'flag', CELEBRATION)
}

const finishes: Change = (model, _event, robot) => {
  if (model.options?.play_on && robot.team === 0)
    for (const other of robotsOf(model, robot.seat)) {
      if (other.status === 'finished' || other.status === 'eliminated') continue
      leave(model, other, null)
      other.status = 'finished'
      other.archive = null
      for (const option of [...other.options]) drop(other, option)
    }
  robot.status = 'finished'
  return flash(model, robot, 'flag', CELEBRATION)
}

const returns: Change = (model, event, robot) => {
  const shares = model.robots.some(
    (other) => other !== robot && !other.virtual && other.x === event.x && other.y === event.y,
  )
  go(robot, event)
  robot.status = 'racing'
  robot.damage = robot.options.includes('superior_archive') ? 0 : 2
  if (model.options?.virtual_robots && shares) robot.virtual = true
  return flash(model, robot, 'returned', MOMENT)
}

const turn = (model: RoboModel, event: GameEvent): number => {
  model.turn = Number(event.turn)
  model.register = 0
  model.phase = 'programming'
  model.step = null
  model.effects.cards = {}
  model.effects.acting = null
  for (const robot of model.robots) wipe(robot)
  return MOMENT
}

const register = (model: RoboModel, event: GameEvent): number => {
  model.register = registerOf(event)
  model.phase = 'register'
  model.step = 'A'
  model.effects.cards = {}
  model.effects.acting = null
  model.effects.played = false
  return 500
}

function setFlag(model: RoboModel, event: GameEvent, place: [number, number] | null): number {
  model.flags[Number(event.flag) - 1] = place
  return CARRY
}

const CHANGES: Record<string, Change> = {
  ...setUp,
  turn,
  powers_down(_model, _event, robot) {
    Object.assign(robot, { powered_down: true, damage: 0, locked: [], jammed: [], revealed: [] })
    robot.registers = [null, null, null, null, null]
    return GLANCE
  },
  dealt(_model, event, robot) {
    if (typeof robot.hand === 'number') robot.hand = Number(event.count)
    return 0
  },
  recompiles(model, _event, robot) {
    if (robot.damage - robot.locked.length < 4) robot.damage += 1
    return flash(model, robot, 'hurt')
  },
  uses_flywheel(_model, _event, robot) {
    delete robot.stored.flywheel
    if (typeof robot.hand === 'number') robot.hand += 1
    return GLANCE
  },
  seals(model, _event, robot) {
    robot.sealed = true
    if (robot.seat !== model.you) robot.registers = robot.registers.map((card) => card ?? '?')
    return 0
  },
  time_up: flashed('stopped'),
  stores(model, event, robot) {
    if (robot.seat !== model.you) robot.stored[String(event.option)] = '?'
    return GLANCE
  },
  announces_power_down(_model, _event, robot) {
    robot.announced = true
    return GLANCE
  },
  gyro_on(_model, _event, robot) {
    robot.gyro = true
    return GLANCE
  },

  register,
  announces_conditional(model, _event, robot) {
    robot.registers[model.register - 1] = robot.stored.conditional_program ?? '?'
    delete robot.stored.conditional_program
    return GLANCE
  },
  reveals,
  reveals_pair: reveals,
  aborts(model, event, robot) {
    open(model, robot, model.register, [String(event.card)])
    robot.aborted = true
    return MOMENT
  },
  acts,
  acts_pair: acts,
  obeys: acts,
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

  lasered: machine(lasered),
  shoots: machine(shoots),
  fires: machine(shoots),
  damaged(model, event, robot) {
    robot.damage = Number(event.damage)
    return flash(model, robot, 'hurt')
  },
  locks,
  locks_card(model, event, robot) {
    open(model, robot, registerOf(event), [String(event.card)])
    return GLANCE
  },
  jams(model, event, robot) {
    robot.jammed = [...robot.jammed, registerOf(event)].sort()
    return flash(model, robot, 'hurt')
  },
  shielded: flashed('spared'),
  coated(model, event, robot) {
    robot.tokens.ablative_coat = 3 - Number(event.count)
    if (Number(event.count) === 0) drop(robot, 'ablative_coat')
    return flash(model, robot, 'spared')
  },
  prevents(model, event, robot) {
    drop(robot, String(event.option))
    return flash(model, robot, 'spared')
  },
  loses_option(_model, event, robot) {
    drop(robot, String(event.option))
    return GLANCE
  },
  scrambled(model, event, robot) {
    robot.registers[registerOf(event) - 1] = '?'
    robot.revealed = robot.revealed.filter((each) => each !== registerOf(event))
    return flash(model, robot, 'hurt')
  },
  controlled(model, event, robot) {
    robot.controlled_by = String(event.by)
    return flash(model, robot, 'hurt')
  },
  destroyed,
  eliminated,

  flag_moves: (model, event) => setFlag(model, event, [Number(event.x), Number(event.y)]),
  flag_returns: (model, event) => setFlag(model, event, [Number(event.x), Number(event.y)]),
  touches,
  arm_touches: flashed('flag', GLANCE),
  archives(_model, event, robot) {
    robot.archive = [Number(event.x), Number(event.y)]
    return GLANCE
  },
  takes_flag(model, event, robot) {
    setFlag(model, event, null)
    model.carried[Number(event.flag) - 1] = robot.robot
    return flash(model, robot, 'flag', CELEBRATION)
  },
  controls(model, event) {
    model.control[Number(event.flag) - 1] = Number(event.team)
    return CELEBRATION
  },

  repairs(model, event, robot) {
    robot.damage = Number(event.damage)
    return flash(model, robot, 'repaired')
  },
  frees(_model, event, robot) {
    robot.locked = robot.locked.filter((each) => each !== registerOf(event))
    robot.damage -= 1
    return GLANCE
  },
  draws_option(model, event, robot) {
    gain(robot, String(event.option))
    return flash(model, robot, 'option', MOMENT)
  },
  stays_down(_model, _event, robot) {
    robot.announced = true
    return GLANCE
  },
  returns,
  returns_down(_model, _event, robot) {
    robot.announced = true
    return GLANCE
  },
  circuit_breaker(_model, _event, robot) {
    robot.announced = true
    return GLANCE
  },
  solid(_model, _event, robot) {
    robot.virtual = false
    return GLANCE
  },
  finishes,
  concedes: () => GLANCE,
  team_wins: () => CELEBRATION,
  drawn: () => CELEBRATION,
  over(model) {
    model.phase = 'over'
    return GLANCE
  },
}

/** The kinds of event that are shown; a test holds them against those that can happen. */
export const KINDS = Object.keys(CHANGES)

/** Stands in where an event names no robot. */
const NOBODY = {} as Robot

export function robotOf(model: RoboModel, name: unknown): Robot | undefined {
  return model.robots?.find((each) => each.robot === name)
}

/** Changes what is drawn by one event; returns how long it is looked at, at speed 1. */
export function change(model: RoboModel, event: GameEvent): number {
  const robot = robotOf(model, event.robot)
  if (!robot && event.robot !== undefined && event.event !== 'takes_robot') return 0
  return CHANGES[event.event]?.(model, event, robot ?? NOBODY) ?? 0
}

/** What is seen of an event for a moment, and for how long: beams, flashes, robots that go. What it changes comes with it. */

import type { Effect, ShownEvents } from '../../kit/playback'
import { isOnCourse, neighbour, opposite, robotNamed, SIDES } from './model'
import type { FlashKind, LeavingRobot, RoboModel, RoboRally, Robot, RobotName } from './types'

/** Cards are laid open five times a turn, and a robot's card is read again when it acts: both are short. */
const REGISTER = 100
const REVEAL = 400
const ACT = 80
const SQUARE = 150
const TURN = 150
const CARRY = 170
const SHOT = 300
/** As long as every event is looked at that is not named below. */
export const GLANCE = 250
const MOMENT = 400
/** The end of a robot is worth a longer look. */
const CRASH = 900
const CELEBRATION = 1000

type RobotEffect<Event = object> = Effect<RoboModel, Robot, Event>

const flash =
  (kind: FlashKind): RobotEffect =>
  (model, _event, { robot }) => {
    model.effects.flashes.push({ robot, kind })
  }

/** A robot is seen going, unless it has gone already. */
function leave(
  model: RoboModel,
  { robot, x }: Robot,
  toX: number | null,
  toY: number | null,
  kind: LeavingRobot['kind'],
): void {
  if (x === null || toX === null || toY === null) return
  if (!model.effects.wrecks.some((wreck) => wreck.robot === robot))
    model.effects.wrecks.push({ robot, x: toX, y: toY, kind })
}

const blast: RobotEffect = (model, _event, robot) => leave(model, robot, robot.x, robot.y, 'blast')

/** Over the edge: ahead if there is nothing ahead, else to whichever side there is nothing. */
const overEdge: RobotEffect = (model, _event, robot) => {
  const { x, y, facing } = robot
  if (x === null || y === null) return
  const sides = [facing, opposite(facing), ...SIDES]
  const way = sides.find((side) => !isOnCourse(model.places, ...neighbour(x, y, side))) ?? facing
  leave(model, robot, ...neighbour(x, y, way), 'edge')
}

const boardLaser: RobotEffect<{ x: number; y: number; count: number }> = (model, event, { x, y }) => {
  if (x === null || y === null) return
  model.effects.beams.push({ from: [event.x, event.y], to: [x, y], count: event.count, kind: 'board' })
}

const robotLaser: RobotEffect<{ event: string; by: RobotName; target: RobotName; count?: number }> = (model, event) => {
  const [by, target] = [robotNamed(model, event.by), robotNamed(model, event.target)]
  if (by?.x == null || by.y === null || target?.x == null || target.y === null) return
  model.effects.beams.push({
    from: [by.x, by.y],
    to: [target.x, target.y],
    count: event.count ?? 1,
    kind: event.event === 'fires' ? 'weapon' : 'robot',
  })
}

const rammed: RobotEffect<{ target: RobotName }> = (model, event) => {
  const target = robotNamed(model, event.target)
  if (target) flash('rammed')(model, event, target)
}

const acts: RobotEffect = (model, _event, { robot }) => {
  model.acting = robot
}

export const SHOWN: ShownEvents<RoboRally, Robot> = {
  // before the first turn
  drafts: [0],
  // the turn up to the open cards
  turn: [MOMENT],
  dealt: [0],
  recompiles: [GLANCE, flash('hurt')],
  seals: [0],
  time_up: [GLANCE, flash('stopped')],
  register: [REGISTER],
  reveals: [REVEAL],
  reveals_pair: [REVEAL],
  aborts: [MOMENT],
  acts: [ACT, acts],
  acts_pair: [ACT, acts],
  obeys: [ACT, acts],
  // moving
  brakes: [GLANCE, flash('stopped')],
  turns: [TURN],
  moves: [SQUARE],
  pushed: [SQUARE],
  pulled: [SQUARE],
  blocked: [TURN, flash('stopped')],
  rams: [GLANCE, rammed],
  falls: [CRASH, (model, { x, y }, robot) => leave(model, robot, x, y, 'pit')],
  leaves_course: [CRASH, overEdge],
  carried: [CARRY],
  not_carried: [CARRY, flash('stopped')],
  shoved: [CARRY],
  not_shoved: [CARRY, flash('stopped')],
  crushed: [CRASH, blast],
  geared: [CARRY],
  // harm
  lasered: [SHOT, boardLaser],
  shoots: [SHOT, robotLaser],
  fires: [SHOT, robotLaser],
  damaged: [GLANCE, flash('hurt')],
  locks: [GLANCE, flash('hurt')],
  jams: [GLANCE, flash('hurt')],
  shielded: [GLANCE, flash('spared')],
  coated: [GLANCE, flash('spared')],
  prevents: [GLANCE, flash('spared')],
  scrambled: [GLANCE, flash('hurt')],
  controlled: [GLANCE, flash('hurt')],
  destroyed: [CRASH, blast],
  eliminated: [CRASH, blast],
  // gains
  flag_moves: [CARRY],
  flag_returns: [CARRY],
  touches: [CELEBRATION, flash('flag')],
  arm_touches: [GLANCE, flash('flag')],
  takes_flag: [CELEBRATION, flash('flag')],
  controls: [CELEBRATION],
  archives: [100],
  repairs: [GLANCE, flash('repaired')],
  draws_option: [MOMENT, flash('option')],
  returns: [MOMENT, flash('returned')],
  // the end
  finishes: [CELEBRATION, flash('flag')],
  team_wins: [CELEBRATION],
  drawn: [CELEBRATION],
}

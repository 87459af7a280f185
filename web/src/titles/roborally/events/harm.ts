/** Lasers and weapons, Damage and what it does, and the end of a robot. */

import {
  type EventHandler,
  addFlash,
  flashFor,
  GLANCE_MS,
  MOMENT_MS,
  revealCards,
  registerOfEvent,
  robotNamed,
  SHOT_MS,
} from './handler'
import { byMachine } from './moves'
import { loseOption, leaveBoard } from './robot'

const lasered: EventHandler = (model, event, robot) => {
  if (robot.x === null || robot.y === null) return SHOT_MS
  model.effects.beams.push({
    from: [Number(event.x), Number(event.y)],
    to: [robot.x, robot.y],
    count: Number(event.count),
    kind: 'board',
  })
  return SHOT_MS
}

const shoots: EventHandler = (model, event) => {
  const [by, target] = [robotNamed(model, event.by), robotNamed(model, event.target)]
  if (by?.x == null || by.y === null || target?.x == null || target.y === null) return SHOT_MS
  model.effects.beams.push({
    from: [by.x, by.y],
    to: [target.x, target.y],
    count: Number(event.count ?? 1),
    kind: event.event === 'fires' ? 'weapon' : 'robot',
  })
  if (event.weapon === 'mini_howitzer') {
    const used = (by.tokens.mini_howitzer ?? 0) + 1
    by.tokens.mini_howitzer = used
    if (used >= 5) loseOption(by, 'mini_howitzer')
  }
  return SHOT_MS
}

const locks: EventHandler = (model, event, robot) => {
  robot.locked = [...robot.locked, registerOfEvent(event)].sort()
  robot.damage += 1
  return addFlash(model, robot, 'hurt')
}

const destroyed: EventHandler = (model, event, robot) => {
  const time = leaveBoard(model, robot, { x: robot.x, y: robot.y, kind: 'blast' })
  robot.lives = Number(event.lives)
  robot.status = 'destroyed'
  return time
}

const eliminated: EventHandler = (model, _event, robot) => {
  const time = leaveBoard(model, robot, { x: robot.x, y: robot.y, kind: 'blast' })
  robot.status = 'eliminated'
  robot.archive = null
  for (const option of [...robot.options]) loseOption(robot, option)
  return Math.max(time, MOMENT_MS)
}

export const harmHandlers: Record<string, EventHandler> = {
  lasered: byMachine(lasered),
  shoots: byMachine(shoots),
  fires: byMachine(shoots),
  damaged(model, event, robot) {
    robot.damage = Number(event.damage)
    return addFlash(model, robot, 'hurt')
  },
  locks,
  locks_card(model, event, robot) {
    revealCards(model, robot, registerOfEvent(event), [String(event.card)])
    return GLANCE_MS
  },
  jams(model, event, robot) {
    robot.jammed = [...robot.jammed, registerOfEvent(event)].sort()
    return addFlash(model, robot, 'hurt')
  },
  shielded: flashFor('spared'),
  coated(model, event, robot) {
    robot.tokens.ablative_coat = 3 - Number(event.count)
    if (Number(event.count) === 0) loseOption(robot, 'ablative_coat')
    return addFlash(model, robot, 'spared')
  },
  prevents(model, event, robot) {
    loseOption(robot, String(event.option))
    return addFlash(model, robot, 'spared')
  },
  loses_option(_model, event, robot) {
    loseOption(robot, String(event.option))
    return GLANCE_MS
  },
  scrambled(model, event, robot) {
    robot.registers[registerOfEvent(event) - 1] = '?'
    robot.revealed = robot.revealed.filter((each) => each !== registerOfEvent(event))
    return addFlash(model, robot, 'hurt')
  },
  controlled(model, event, robot) {
    robot.controlled_by = String(event.by)
    return addFlash(model, robot, 'hurt')
  },
  destroyed,
  eliminated,
}

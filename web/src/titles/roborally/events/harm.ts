/** Lasers and weapons, Damage and what it does, and the end of a robot. */

import { type Change, flash, flashed, GLANCE, MOMENT, open, registerOf, robotOf, SHOT } from './change'
import { machine } from './moves'
import { drop, leave } from './robot'

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

export const harm: Record<string, Change> = {
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
}

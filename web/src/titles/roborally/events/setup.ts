/** Before the first turn: who plays what, and where the robots stand. */

import { type Change, GLANCE } from './change'
import { gain, robotsOf } from './robot'

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

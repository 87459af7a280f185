/** Before the first turn: who plays what, and where the robots stand. */

import { type EventHandler, GLANCE_MS } from './handler'
import { gainOption, robotsOfSeat } from './robot'

export const setUpHandlers: Record<string, EventHandler> = {
  first_player(model, event) {
    const first = Number(event.seat)
    const seats = new Set(model.robots.map((robot) => robot.seat)).size
    for (const [place, robot] of model.robots.entries()) robot.seat = (first + place) % seats
    return GLANCE_MS
  },
  joins_team: () => GLANCE_MS,
  takes_robot(model, event) {
    const mine = robotsOfSeat(model, Number(event.seat))
    const asked = mine.find((robot) => robot.robot === model.asked?.robot) ?? mine.at(-1)
    const other = model.robots.find((robot) => robot.robot === event.robot)
    if (asked && other) other.robot = asked.robot
    if (asked) asked.robot = String(event.robot)
    model.asked = null
    return GLANCE_MS
  },
  home_board: () => GLANCE_MS,
  drafts: () => 0,
  docks(model, event, robot) {
    const dock = model.places.docks[Number(event.dock)]
    if (dock) Object.assign(robot, { x: dock.x, y: dock.y, facing: dock.facing, archive: [dock.x, dock.y] })
    if (model.places.rules.includes('starting_damage')) robot.damage = 2
    return GLANCE_MS
  },
  deploys(_model, event, robot) {
    Object.assign(robot, { x: event.x, y: event.y, facing: event.facing })
    return GLANCE_MS
  },
  gets_option(_model, event, robot) {
    gainOption(robot, String(event.option))
    return GLANCE_MS
  },
}

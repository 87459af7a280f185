/** Where cars are drawn on their tiles: rally cars on the road, on the right of it; assistance cars beside it. */

import type { Colour, Direction, Player, RallyView } from '../types'
import {
  DIRECTIONS,
  LANE_OFFSET,
  cellMiddle,
  neighbour,
  opposite,
  type Coordinates,
  type Pose,
  poseOnRoad,
  type RoadMap,
} from './geometry'

/** The side by which a car that points somewhere came onto its tile. */
export function entrySide(ends: readonly Direction[], nose: Direction): Direction {
  const other = ends.find((end) => end !== nose)
  return ends.length === 2 && ends.includes(nose) && other ? other : opposite(nose)
}

/** Behind and beside each other, by how many there are: along the road, and how far to the right of its middle. */
const ONE: readonly Coordinates[] = [[0.5, LANE_OFFSET]]
const TWO: readonly Coordinates[] = [
  [0.69, LANE_OFFSET],
  [0.31, LANE_OFFSET],
]
const MORE: readonly Coordinates[] = [
  [0.8, LANE_OFFSET + 2],
  [0.72, -LANE_OFFSET - 2],
  [0.42, LANE_OFFSET + 2],
  [0.34, -LANE_OFFSET - 2],
]

/** On a tile with one road end nobody is on the half behind the plaza. */
const ON_PLAZA = 0.06

/** A rally car on its tile. In a crowd it has others on one side: what is told of it stands on the other, 1 is its right. */
export interface ParkedPose extends Pose {
  outer: -1 | 0 | 1
}

/** Where a rally car is: in the drawing, with its heading. */
export function rallyCarPose(view: Pick<RallyView, 'players'>, road: RoadMap, player: Player): ParkedPose | null {
  const { at, nose } = player
  if (at === null || nose === null) return null
  const alike = view.players.filter((each) => each.at === at && each.nose === nose)
  const places = alike.length === 1 ? ONE : alike.length === 2 ? TWO : MORE
  const [along, aside] = places[alike.indexOf(player)] ?? [0.5, LANE_OFFSET]
  const ends = road.get(at)?.ends ?? []
  const found = poseOnRoad(entrySide(ends, nose), nose, along + (ends.length === 1 ? ON_PLAZA : 0), aside)
  const [x, y] = cellMiddle(at)
  const outer = places === MORE ? (aside > 0 ? 1 : -1) : 0
  return { x: x + found.x, y: y + found.y, heading: found.heading, outer }
}

const CORNERS: Record<Colour, Coordinates> = { white: [-1, -1], black: [1, -1], red: [-1, 1], yellow: [1, 1] }
const CORNER = 42

/** Where an assistance car stands: every colour has its corner of a tile. */
export function assistanceCarPose(player: Player, cell = player.assistance.at): Pose | null {
  if (cell === null) return null
  const [x, y] = cellMiddle(cell)
  const [across, down] = CORNERS[player.colour]
  return { x: x + across * CORNER, y: y + down * CORNER, heading: 0 }
}

/** The drive from one tile to the next, as poses in even steps: out of the one along its road, into the other along its. */
export function drivePoses(
  road: RoadMap,
  from: string,
  before: Pose,
  to: string,
  after: Pose,
  nose: Direction,
): Pose[] {
  const towards = DIRECTIONS.find((each) => neighbour(from, each) === to)
  if (!towards) return [before, after]
  const ends = road.get(from)?.ends ?? []
  const entry = entrySide(ends, towards)
  const [x, y] = cellMiddle(from)
  const [x2, y2] = cellMiddle(to)
  const out = [0.75, 0.92].map((along) => moved(poseOnRoad(entry, towards, along, LANE_OFFSET), x, y))
  const into = [0.08, 0.25].map((along) => moved(poseOnRoad(opposite(towards), nose, along, LANE_OFFSET), x2, y2))
  // Who turns round at once ends as they will stand.
  const turns = nose === opposite(towards)
  return [before, ...out, ...(turns ? [] : into), after]
}

function moved({ x, y, heading }: Pose, across: number, down: number): Pose {
  return { x: x + across, y: y + down, heading }
}

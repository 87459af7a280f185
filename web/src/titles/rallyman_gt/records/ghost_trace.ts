/** A lap as the server keeps it, turn by turn, and where its car is beside mine. */

import type { Scene, Speed } from '../types'

export interface GhostTurn {
  /** The spaces passed, the last one included; none in a turn that only brought the car back. */
  path: string[]
  marker: Speed
  /** What the turn has cost on the sheet; 0 where it was not timed. */
  seconds: number
  /** How often the line had been crossed after it. */
  crossings: number
}

export interface GhostTrace {
  start: string
  turns: GhostTurn[]
  total: number
  gained: number
}

/** Where a car stands that has so many turns behind it. */
export function spaceAfter(trace: GhostTrace, turns: number): string {
  for (let turn = Math.min(turns, trace.turns.length); turn > 0; turn -= 1) {
    const last = trace.turns[turn - 1]?.path.at(-1)
    if (last) return last
  }
  return trace.start
}

/** The spaces between the places after two numbers of turns, in driving order; empty where the way leads back. */
export function spacesBetween(trace: GhostTrace, from: number, to: number): string[] {
  return trace.turns.slice(from, Math.max(from, to)).flatMap((turn) => turn.path)
}

/** The line of the finish, on the first tile. */
function finishLine({ spaces, links }: Pick<Scene, 'spaces' | 'links'>): number {
  const from = new Set(links.filter((link) => link.line).map((link) => link.from))
  const before = spaces.filter((space) => space.tile === 0 && from.has(space.space))
  return Math.max(0, ...before.map((space) => space.to))
}

/** How far along a car is, in tiles since the start of the lap before the first. The part of the start tile before the
 *  line is the end of a lap. */
export function distanceInTiles(
  scene: Pick<Scene, 'spaces' | 'links' | 'tiles'>,
  name: string,
  crossings: number,
): number {
  const space = scene.spaces.find((each) => each.space === name)
  if (!space) return 0
  const behind = space.tile === 0 && space.to <= finishLine(scene)
  const last = Math.max(1, ...scene.spaces.filter(({ tile }) => tile === space.tile).map(({ to }) => to))
  return crossings * scene.tiles.length + (behind ? scene.tiles.length : space.tile) + space.to / last
}

/**
 * By how many seconds I am slower than the ghost was where I am now; less than nothing: quicker. The time of a turn is
 * spread evenly over its way. Null where the ghost never was.
 */
export function secondsBehindGhost(
  scene: Pick<Scene, 'spaces' | 'links' | 'tiles'>,
  trace: GhostTrace,
  mine: { space: string; crossings: number; seconds: number },
): number | null {
  const wanted = distanceInTiles(scene, mine.space, mine.crossings)
  let [from, seconds, crossings] = [distanceInTiles(scene, trace.start, 0), 0, 0]
  if (wanted <= from) return mine.seconds
  for (const turn of trace.turns) {
    crossings = turn.crossings
    const space = turn.path.at(-1)
    const to = space ? distanceInTiles(scene, space, crossings) : from
    if (wanted <= to && to > from)
      return Math.round(mine.seconds - seconds - (turn.seconds * (wanted - from)) / (to - from))
    seconds += turn.seconds
    from = Math.max(from, to)
  }
  return null
}

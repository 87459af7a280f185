/** Lines and curves of the factory floor, in units of which a square has sixty. */

import { neighbour, isOnCourse, opposite, SIDES } from '../model'
import type { Board, Laser, Scene, Side, Square } from '../types'

export const SQUARE_SIZE = 60
const HALF_SQUARE = SQUARE_SIZE / 2
/** Room around the course: for the numbers at its north and west, and for its frame. */
export const MARGIN = 28
export const FRAME_WIDTH = 10

export function squareMiddle(x: number, y: number): [number, number] {
  return [x * SQUARE_SIZE + HALF_SQUARE, y * SQUARE_SIZE + HALF_SQUARE]
}

/** A rectangle of so many squares, and what it reaches beyond them, as attributes of a `rect`. */
export function squaresOutline({ x, y, width = 1, height = 1 }: Partial<Board> & Pick<Board, 'x' | 'y'>, beyond = 0) {
  return {
    x: x * SQUARE_SIZE - beyond,
    y: y * SQUARE_SIZE - beyond,
    width: width * SQUARE_SIZE + 2 * beyond,
    height: height * SQUARE_SIZE + 2 * beyond,
  }
}

/** By how much a thing that is drawn towards the north is turned. */
export function degreesOfSide(side: Side): number {
  return SIDES.indexOf(side) * 90
}

/** The middle of a square's side. */
export function sideMiddle(x: number, y: number, side: Side): [number, number] {
  const [across, down] = neighbour(0, 0, side)
  const [mx, my] = squareMiddle(x, y)
  return [mx + across * HALF_SQUARE, my + down * HALF_SQUARE]
}

/** A number that looks random but is always the same for a square: plates differ a little. */
function squareNoise(x: number, y: number): number {
  let mixed = (x * 374761393 + y * 668265263) | 0
  mixed = Math.imul(mixed ^ (mixed >>> 13), 1274126177)
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 4294967296
}

export function squarePath(x: number, y: number, by = 0): string {
  return `M${x * SQUARE_SIZE + by} ${y * SQUARE_SIZE + by}h${SQUARE_SIZE - 2 * by}v${SQUARE_SIZE - 2 * by}h${2 * by - SQUARE_SIZE}z`
}

// -- plates ---------------------------------------------------------------------------------------------------

/** The floor in a few large paths: squares of one shade are drawn at once. */
export function floorPaths(scene: Scene) {
  const steel = ['', '', '', '']
  const concrete = ['', '']
  const found = { seams: '', concreteSeams: '', rivets: '', shine: '' }
  for (const { x, y } of scene.squares) {
    const shade = squareNoise(x, y)
    if (docks(scene, x, y)) {
      concrete[shade < 0.5 ? 0 : 1] += squarePath(x, y)
      found.concreteSeams += squarePath(x, y)
      continue
    }
    steel[Math.floor(shade * 4)] += squarePath(x, y)
    found.seams += squarePath(x, y)
    const [left, top] = [x * SQUARE_SIZE, y * SQUARE_SIZE]
    for (const dx of [7, 53]) found.rivets += `M${left + dx} ${top + 7}h0M${left + dx} ${top + 53}h0`
    found.shine += `M${left + 1.5} ${top + 58}V${top + 1.5}H${left + 58}`
  }
  return { steel, concrete, ...found }
}

function docks(scene: Scene, x: number, y: number): boolean {
  const board = scene.boards.find((each) => isOnCourse({ boards: [each] }, x, y))
  return board?.board?.startsWith('dock') ?? false
}

// -- belts ----------------------------------------------------------------------------------------------------

export interface BeltRun {
  x: number
  y: number
  exit: Side
  length: number
  fast: boolean
  /** Whether it is only the way out of a square where curves meet. */
  out: boolean
}

export interface BeltCurve {
  x: number
  y: number
  from: Side
  right: boolean
  fast: boolean
  /** Whether others flow into the same square: then only the way in is marked. */
  joins: boolean
}

/** Belts as ribbons, and the chevrons on them: straight ones that follow each other are one run. */
export function beltPaths(scene: Scene) {
  const found = { slow: '', fast: '', runs: [] as BeltRun[], curves: [] as BeltCurve[] }
  const straight = new Map<string, Square>()
  for (const square of scene.squares) {
    const { x, y, belt } = square
    if (!belt) continue
    const name = belt.speed === 2 ? 'fast' : 'slow'
    const turning = belt.turn_from.filter((side) => side !== opposite(belt.exit))
    const goesStraight = !turning.length || belt.from.includes(opposite(belt.exit))
    for (const side of turning) {
      const right = SIDES.indexOf(belt.exit) === (SIDES.indexOf(opposite(side)) + 1) % 4
      found[name] +=
        `M${sideMiddle(x, y, side).join(' ')}A30 30 0 0 ${right ? 1 : 0} ${sideMiddle(x, y, belt.exit).join(' ')}`
      found.curves.push({ x, y, from: side, right, fast: belt.speed === 2, joins: goesStraight || turning.length > 1 })
    }
    if (!goesStraight && turning.length > 1)
      found.runs.push({ x, y, exit: belt.exit, length: 1, fast: belt.speed === 2, out: true })
    if (goesStraight) {
      found[name] += `M${sideMiddle(x, y, opposite(belt.exit)).join(' ')}L${sideMiddle(x, y, belt.exit).join(' ')}`
      straight.set(`${x} ${y}`, square)
    }
  }
  for (const square of straight.values()) {
    if (same(straight, square, opposite(square.belt!.exit))) continue
    let length = 1
    for (let next = same(straight, square, square.belt!.exit); next; next = same(straight, next, next.belt!.exit))
      length += 1
    const { x, y, belt } = square
    found.runs.push({ x, y, exit: belt!.exit, length, fast: belt!.speed === 2, out: false })
  }
  return found
}

function same(straight: Map<string, Square>, square: Square, side: Side): Square | undefined {
  const next = straight.get(neighbour(square.x, square.y, side).join(' '))
  return next?.belt?.exit === square.belt?.exit && next?.belt?.speed === square.belt?.speed ? next : undefined
}

/** Where a run of chevrons starts, turned so that it goes to the right. */
export function runTransform({ x, y, exit }: BeltRun): string {
  return `translate(${sideMiddle(x, y, opposite(exit)).join(' ')}) rotate(${degreesOfSide(exit) - 90})`
}

/** Where a curve turns: its inner corner, with the way in from below. */
export function curveTransform({ x, y, from, right }: BeltCurve): string {
  const turned = degreesOfSide(from) - 180
  return `translate(${squareMiddle(x, y).join(' ')}) rotate(${turned}) scale(${right ? 1 : -1} 1) translate(30 30)`
}

// -- gears, walls, beams --------------------------------------------------------------------------------------

/** A cog around the origin. */
export function cogPath(teeth: number, outer: number, inner: number): string {
  const points: string[] = []
  for (let tooth = 0; tooth < teeth; tooth += 1)
    for (const [part, radius] of [
      [0, inner],
      [0.22, outer],
      [0.5, outer],
      [0.72, inner],
    ] as const) {
      const angle = ((tooth + part) / teeth) * 2 * Math.PI
      points.push(`${(radius * Math.cos(angle)).toFixed(1)} ${(radius * Math.sin(angle)).toFixed(1)}`)
    }
  return `M${points.join('L')}z`
}

/** A wall as a line along the side of a square. */
export function wallPath(x: number, y: number, side: Side): string {
  const [left, top] = [x + (side === 'E' ? 1 : 0), y + (side === 'S' ? 1 : 0)]
  return `M${left * SQUARE_SIZE} ${top * SQUARE_SIZE}${side === 'N' || side === 'S' ? 'h' : 'v'}${SQUARE_SIZE}`
}

/** How far apart parallel beams are. */
const BEAM_GAP = 9

/** Parallel lines from one point to another. */
export function beamLines(from: [number, number], to: [number, number], count: number): string {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1
  const [across, down] = [-(to[1] - from[1]) / length, (to[0] - from[0]) / length]
  let lines = ''
  for (let place = 0; place < count; place += 1) {
    const by = (place - (count - 1) / 2) * BEAM_GAP
    lines += `M${from[0] + across * by} ${from[1] + down * by}L${to[0] + across * by} ${to[1] + down * by}`
  }
  return lines
}

/** From the mouth of a cannon to the wall or edge where its line ends. */
export function laserEnds(laser: Laser): [[number, number], [number, number]] {
  const [lastX, lastY] = laser.line.at(-1) ?? [laser.x, laser.y]
  return [sideMiddle(laser.x, laser.y, opposite(laser.fires)), sideMiddle(lastX, lastY, laser.fires)]
}

/** Lines and curves of the factory floor, in units of which a square has sixty. */

import { beside, onCourse, opposite, SIDES } from '../model'
import type { Scene, Side, Square } from '../types'

export const UNIT = 60
export const HALF = UNIT / 2
/** Room around the course: for the numbers at its north and west, and for its frame. */
export const MARGIN = 28
export const FRAME = 10

export function middle(x: number, y: number): [number, number] {
  return [x * UNIT + HALF, y * UNIT + HALF]
}

/** By how much a thing that is drawn towards the north is turned. */
export function degrees(side: Side): number {
  return SIDES.indexOf(side) * 90
}

/** The middle of a square's side. */
export function gate(x: number, y: number, side: Side): [number, number] {
  const [across, down] = beside(0, 0, side)
  const [mx, my] = middle(x, y)
  return [mx + across * HALF, my + down * HALF]
}

/** A number that looks random but is always the same for a square: plates differ a little. */
export function grain(x: number, y: number): number {
  let mixed = (x * 374761393 + y * 668265263) | 0
  mixed = Math.imul(mixed ^ (mixed >>> 13), 1274126177)
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 4294967296
}

export function box(x: number, y: number, by = 0): string {
  return `M${x * UNIT + by} ${y * UNIT + by}h${UNIT - 2 * by}v${UNIT - 2 * by}h${2 * by - UNIT}z`
}

// -- plates ---------------------------------------------------------------------------------------------------

export interface Plates {
  steel: string[]
  concrete: string[]
  seams: string
  concreteSeams: string
  rivets: string
  shine: string
}

/** The floor in a few large paths: squares of one shade are drawn at once. */
export function plates(scene: Scene): Plates {
  const steel = ['', '', '', '']
  const concrete = ['', '']
  const found = { seams: '', concreteSeams: '', rivets: '', shine: '' }
  for (const { x, y } of scene.squares) {
    const shade = grain(x, y)
    if (docks(scene, x, y)) {
      concrete[shade < 0.5 ? 0 : 1] += box(x, y)
      found.concreteSeams += box(x, y)
      continue
    }
    steel[Math.floor(shade * 4)] += box(x, y)
    found.seams += box(x, y)
    for (const [dx, dy] of [
      [7, 7],
      [53, 7],
      [7, 53],
      [53, 53],
    ] as const)
      found.rivets += `M${x * UNIT + dx} ${y * UNIT + dy}h0`
    found.shine += `M${x * UNIT + 1.5} ${y * UNIT + 58}V${y * UNIT + 1.5}H${x * UNIT + 58}`
  }
  return { steel, concrete, ...found }
}

function docks(scene: Scene, x: number, y: number): boolean {
  const board = scene.boards.find((each) => onCourse({ boards: [each] }, x, y))
  return board?.board?.startsWith('dock') ?? false
}

// -- belts ----------------------------------------------------------------------------------------------------

export interface Run {
  x: number
  y: number
  exit: Side
  length: number
  fast: boolean
  /** Whether it is only the way out of a square where curves meet. */
  out: boolean
}

export interface Curve {
  x: number
  y: number
  from: Side
  right: boolean
  fast: boolean
  /** Whether others flow into the same square: then only the way in is marked. */
  joins: boolean
}

export interface Belts {
  slow: string
  fast: string
  runs: Run[]
  curves: Curve[]
}

/** Belts as ribbons, and the chevrons on them: straight ones that follow each other are one run. */
export function belts(scene: Scene): Belts {
  const found: Belts = { slow: '', fast: '', runs: [], curves: [] }
  const straight = new Map<string, Square>()
  for (const square of scene.squares) {
    const { x, y, belt } = square
    if (!belt) continue
    const name = belt.speed === 2 ? 'fast' : 'slow'
    const turning = belt.turn_from.filter((side) => side !== opposite(belt.exit))
    const goesStraight = !turning.length || belt.from.includes(opposite(belt.exit))
    for (const side of turning) {
      const right = SIDES.indexOf(belt.exit) === (SIDES.indexOf(opposite(side)) + 1) % 4
      found[name] += `M${gate(x, y, side).join(' ')}A30 30 0 0 ${right ? 1 : 0} ${gate(x, y, belt.exit).join(' ')}`
      found.curves.push({ x, y, from: side, right, fast: belt.speed === 2, joins: goesStraight || turning.length > 1 })
    }
    if (!goesStraight && turning.length > 1)
      found.runs.push({ x, y, exit: belt.exit, length: 1, fast: belt.speed === 2, out: true })
    if (goesStraight) {
      found[name] += `M${gate(x, y, opposite(belt.exit)).join(' ')}L${gate(x, y, belt.exit).join(' ')}`
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
  const next = straight.get(beside(square.x, square.y, side).join(' '))
  return next?.belt?.exit === square.belt?.exit && next?.belt?.speed === square.belt?.speed ? next : undefined
}

/** Where a run of chevrons starts, turned so that it goes to the right. */
export function runPlace({ x, y, exit }: Run): string {
  return `translate(${gate(x, y, opposite(exit)).join(' ')}) rotate(${degrees(exit) - 90})`
}

/** Where a curve turns: its inner corner, with the way in from below. */
export function curvePlace({ x, y, from, right }: Curve): string {
  const turned = degrees(from) - 180
  return `translate(${middle(x, y).join(' ')}) rotate(${turned}) scale(${right ? 1 : -1} 1) translate(30 30)`
}

// -- gears, walls, beams --------------------------------------------------------------------------------------

/** A cog around the origin. */
export function cog(teeth: number, outer: number, inner: number): string {
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
export function wall(x: number, y: number, side: Side): string {
  const [left, top] = [x * UNIT, y * UNIT]
  const lines: Record<Side, string> = {
    N: `M${left} ${top}h${UNIT}`,
    S: `M${left} ${top + UNIT}h${UNIT}`,
    W: `M${left} ${top}v${UNIT}`,
    E: `M${left + UNIT} ${top}v${UNIT}`,
  }
  return lines[side]
}

/** How far apart parallel beams are. */
export const BEAM_GAP = 9

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

export type Laser = Scene['lasers'][number]

/** From the mouth of a cannon to the wall or edge where its line ends. */
export function laserEnds(laser: Laser): [[number, number], [number, number]] {
  const [lastX, lastY] = laser.line.at(-1) ?? [laser.x, laser.y]
  return [gate(laser.x, laser.y, opposite(laser.fires)), gate(lastX, lastY, laser.fires)]
}

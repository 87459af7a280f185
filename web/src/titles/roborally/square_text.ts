/** What is on a square, in words: the course from the scene, robots, flags and archives from the view. */

import type { TitleTranslations } from '../../lib/translations.svelte'
import { neighbour, opposite, SIDES } from './model'
import type { RoboView, Scene, Side, Square } from './types'

/** The course, to be asked by square. Walls are listed once, for one of the two squares between which they stand. */
export class CourseSquares {
  readonly scene: Scene
  #squares = new Map<string, Square>()
  #walls = new Set<string>()

  constructor(scene: Scene) {
    this.scene = scene
    for (const square of scene.squares ?? []) this.#squares.set(`${square.x} ${square.y}`, square)
    for (const { x, y, side } of scene.walls ?? []) {
      const [otherX, otherY] = neighbour(x, y, side)
      this.#walls.add(`${x} ${y} ${side}`)
      this.#walls.add(`${otherX} ${otherY} ${opposite(side)}`)
    }
  }

  square(x: number, y: number): Square | undefined {
    return this.#squares.get(`${x} ${y}`)
  }

  wall(x: number, y: number, side: Side): boolean {
    return this.#walls.has(`${x} ${y} ${side}`)
  }

  /** All that is on a square, as one phrase; without its walls where `bare`. */
  things(x: number, y: number, view: RoboView, words: TitleTranslations, bare = false): string {
    const found = [...present(x, y, view, words), ...this.#built(x, y, words)]
    if (!found.length) found.push(words.message('here-floor'))
    if (!bare)
      for (const side of SIDES)
        if (this.wall(x, y, side)) found.push(words.message('here-wall', { facing: facingText(side, words) }))
    return found.join(words.message('facts-break'))
  }

  #built(x: number, y: number, words: TitleTranslations): string[] {
    const square = this.square(x, y)
    if (!square) return []
    const found: string[] = []
    const list = (registers: number[]) => registers.join(', ')
    if (square.pit) found.push(words.message('here-pit'))
    if (square.belt) found.push(belt(square.belt, words))
    if (square.gear) found.push(words.message(`here-gear_${square.gear}`))
    if (square.pusher) {
      const { pushes, registers } = square.pusher
      found.push(words.message('here-pusher', { facing: facingText(pushes, words), registers: list(registers) }))
    }
    if (square.crusher) found.push(words.message('here-crusher', { registers: list(square.crusher.registers) }))
    if (square.repair) found.push(words.message(square.repair === 2 ? 'here-repair_option' : 'here-repair'))
    if (square.dock) found.push(words.message('here-dock', { dock: square.dock.number }))
    for (const laser of this.scene.lasers ?? []) {
      if (laser.x === x && laser.y === y)
        found.push(words.message('here-laser', { beams: laser.beams, facing: facingText(laser.fires, words) }))
      else if (laser.line.some((at) => at[0] === x && at[1] === y))
        found.push(words.message('here-beam', { beams: laser.beams, from: facingText(opposite(laser.fires), words) }))
    }
    return found
  }
}

export function facingText(side: Side, words: TitleTranslations): string {
  return words.message(`facing-${side}`)
}

function belt(its: NonNullable<Square['belt']>, words: TitleTranslations): string {
  const key = its.speed === 2 ? 'here-express' : 'here-belt'
  const leave = facingText(its.exit, words)
  const sides = its.turn_from.map((side) => facingText(side, words))
  const first = sides.shift()
  if (first === undefined) return words.message(key, { facing: leave })
  const from = sides.reduce((one, two) => words.message('here-and', { one, two }), first)
  return words.message(`${key}-curve`, { facing: leave, from })
}

function present(x: number, y: number, view: RoboView, words: TitleTranslations): string[] {
  const found: string[] = []
  for (const robot of view.robots)
    if (robot.x === x && robot.y === y)
      found.push(
        words.message('here-robot', {
          robot: words.value('robot', robot.robot),
          facing: facingText(robot.facing, words),
        }),
      )
  for (const [place, at] of view.flags.entries())
    if (at && at[0] === x && at[1] === y) {
      const team = view.control[place] ?? 0
      found.push(words.message(team ? 'here-flag-team' : 'here-flag', { flag: place + 1, team }))
    }
  for (const robot of view.robots)
    if (robot.archive && robot.archive[0] === x && robot.archive[1] === y)
      found.push(words.message('here-archive', { robot: words.value('robot', robot.robot) }))
  return found
}

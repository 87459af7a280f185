/**
 * What is on a square, in the same sentences as the terminal's: the course from the scene, robots, flags and archives from
 * the view.
 */

import type { TitleTranslations } from '../../lib/translations.svelte'
import { neighbour, opposite, SIDES } from './model'
import type { RoboView, Scene, Side, Square } from './types'

type ViewOfSquare = Pick<RoboView, 'robots' | 'flags' | 'control'>

/** Something on a square: in words, and the element that it is one of. */
interface Thing {
  words: string
  element: string
}

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
  text(x: number, y: number, view: ViewOfSquare, words: TitleTranslations, bare = false): string {
    const told = this.things(x, y, view, words).map((thing) => thing.words)
    if (!bare)
      for (const side of SIDES)
        if (this.wall(x, y, side)) told.push(words.message('here-wall', { facing: facingText(side, words) }))
    return told.join(words.message('facts-break'))
  }

  /** All that is on a square but its walls; the bare floor where there is nothing. */
  things(x: number, y: number, view: ViewOfSquare, words: TitleTranslations): Thing[] {
    const found = [...standing(x, y, view, words), ...this.#built(x, y, words)]
    return found.length ? found : [{ words: words.message('here-floor'), element: 'floor' }]
  }

  #built(x: number, y: number, words: TitleTranslations): Thing[] {
    const { pit, belt, gear, pusher, crusher, repair, dock } = this.square(x, y) ?? {}
    const found: Thing[] = []
    const add = (element: string, args: Record<string, string | number> = {}, key = `here-${element}`): void => {
      found.push({ words: words.message(key, args), element })
    }
    if (pit) add('pit')
    if (belt) {
      const element = belt.speed === 2 ? 'express' : 'belt'
      const [first = '', ...others] = belt.turn_from.map((side) => facingText(side, words))
      const from = others.reduce((one, two) => words.message('here-and', { one, two }), first)
      add(element, { facing: facingText(belt.exit, words), from }, from ? `here-${element}-curve` : `here-${element}`)
    }
    if (gear) add(`gear_${gear}`)
    if (pusher) add('pusher', { facing: facingText(pusher.pushes, words), registers: pusher.registers.join(', ') })
    if (crusher) add('crusher', { registers: crusher.registers.join(', ') })
    if (repair) add(repair === 2 ? 'repair_option' : 'repair')
    if (dock) add('dock', { dock: dock.number })
    for (const { x: atX, y: atY, line, beams, fires } of this.scene.lasers ?? []) {
      if (atX === x && atY === y) add('laser', { beams, facing: facingText(fires, words) })
      else if (line.some((at) => at[0] === x && at[1] === y))
        add('laser', { beams, from: facingText(opposite(fires), words) }, 'here-beam')
    }
    return found
  }
}

export function facingText(side: Side, words: TitleTranslations): string {
  return words.message(`facing-${side}`)
}

function standing(x: number, y: number, view: ViewOfSquare, words: TitleTranslations): Thing[] {
  const isHere = (at: readonly (number | null)[] | null | undefined): boolean => at?.[0] === x && at[1] === y
  const found: Thing[] = []
  for (const { robot, facing, ...its } of view.robots)
    if (isHere([its.x, its.y])) {
      const args = { robot: words.value('robot', robot), facing: facingText(facing, words) }
      found.push({ words: words.message('here-robot', args), element: 'robot' })
    }
  for (const [place, at] of view.flags.entries())
    if (isHere(at)) {
      const team = view.control[place] ?? 0
      const said = words.message(team ? 'here-flag-team' : 'here-flag', { flag: place + 1, team })
      found.push({ words: said, element: 'flag' })
    }
  for (const { robot, archive } of view.robots)
    if (isHere(archive)) {
      const said = words.message('here-archive', { robot: words.value('robot', robot) })
      found.push({ words: said, element: 'archive' })
    }
  return found
}

/** So many things on a square are explained. */
const MOST_HELP = 2

/** A square with its place, and what the most important things there do. */
export function describeSquare(
  scene: Scene,
  view: ViewOfSquare,
  words: TitleTranslations,
  x: number,
  y: number,
): { sentence: string; help: string } {
  const course = new CourseSquares(scene)
  const help = (element: string): string => words.attribute(`element-${element}`, 'help')
  if (!course.square(x, y)) return { sentence: words.message('here-off', { x, y }), help: help('edge') }
  const elements = new Set(course.things(x, y, view, words).map(({ element }) => element))
  elements.delete('robot')
  return {
    sentence: words.message('here', { x, y, things: course.text(x, y, view, words) }),
    help: [...elements].slice(0, MOST_HELP).map(help).join(' '),
  }
}

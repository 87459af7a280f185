/** What is on a square, in words: the same sentences as the terminal's. */

import type { TitleTranslations } from '../../lib/translations.svelte'
import { neighbour, isOnCourse, opposite, SIDES } from './model'
import type { RoboModel, Scene, Side, Square } from './types'

export interface SquareDescription {
  sentence: string
  /** What the most important thing there does. */
  help: string
}

export function describeSquare(
  scene: Scene,
  model: RoboModel,
  words: TitleTranslations,
  x: number,
  y: number,
): SquareDescription {
  if (!isOnCourse(scene, x, y))
    return { sentence: words.message('here-off', { x, y }), help: words.attribute('element-edge', 'help') }
  const square = scene.squares.find((each) => each.x === x && each.y === y) ?? { x, y }
  const found = [...standing(model, words, x, y), ...built(scene, words, square)]
  const things = found.length ? found : [{ words: words.message('here-floor'), element: 'floor' }]
  const told = [...things.map((thing) => thing.words), ...walls(scene, words, x, y)]
  return {
    sentence: words.message('here', { x, y, things: told.join(words.message('facts-break')) }),
    help: help(things, words),
  }
}

interface Thing {
  words: string
  element: string
}

/** One line of help for each thing that does something. */
function help(things: Thing[], words: TitleTranslations): string {
  const elements = [...new Set(things.map((thing) => thing.element))].filter((element) => element !== 'robot')
  return elements
    .slice(0, 2)
    .map((element) => words.attribute(`element-${element}`, 'help'))
    .join(' ')
}

function way(side: Side, words: TitleTranslations): string {
  return words.value('facing', side)
}

function standing(model: RoboModel, words: TitleTranslations, x: number, y: number): Thing[] {
  const found: Thing[] = []
  for (const robot of model.robots)
    if (robot.x === x && robot.y === y)
      found.push({
        words: words.message('here-robot', {
          robot: words.value('robot', robot.robot),
          facing: way(robot.facing, words),
        }),
        element: 'robot',
      })
  for (const [place, at] of model.flags.entries())
    if (at?.[0] === x && at[1] === y) {
      const team = model.control[place] ?? 0
      found.push({
        words: words.message(team ? 'here-flag-team' : 'here-flag', { flag: place + 1, team }),
        element: 'flag',
      })
    }
  for (const robot of model.robots)
    if (robot.archive?.[0] === x && robot.archive[1] === y)
      found.push({
        words: words.message('here-archive', { robot: words.value('robot', robot.robot) }),
        element: 'archive',
      })
  return found
}

function built(scene: Scene, words: TitleTranslations, square: Square): Thing[] {
  const { x, y, belt, gear, pusher, crusher, repair, dock } = square
  const found: Thing[] = []
  const add = (element: string, key: string, args: Record<string, string | number> = {}) =>
    found.push({ words: words.message(key, args), element })
  if (square.pit) add('pit', 'here-pit')
  if (belt) {
    const kind = belt.speed === 2 ? 'express' : 'belt'
    const sides = belt.turn_from.map((side) => way(side, words))
    const from = sides.reduce((one, two) => words.message('here-and', { one, two }), sides.shift() ?? '')
    add(kind, from ? `here-${kind}-curve` : `here-${kind}`, { facing: way(belt.exit, words), from })
  }
  if (gear) add(`gear_${gear}`, `here-gear_${gear}`)
  if (pusher)
    add('pusher', 'here-pusher', { facing: way(pusher.pushes, words), registers: pusher.registers.join(', ') })
  if (crusher) add('crusher', 'here-crusher', { registers: crusher.registers.join(', ') })
  if (repair) add(repair === 2 ? 'repair_option' : 'repair', repair === 2 ? 'here-repair_option' : 'here-repair')
  if (dock) add('dock', 'here-dock', { dock: dock.number })
  for (const laser of scene.lasers) {
    if (!laser.line.some(([atX, atY]) => atX === x && atY === y)) continue
    const { beams, fires } = laser
    if (laser.x === x && laser.y === y) add('laser', 'here-laser', { beams, facing: way(fires, words) })
    else add('laser', 'here-beam', { beams, from: way(opposite(fires), words) })
  }
  return found
}

function walls(scene: Scene, words: TitleTranslations, x: number, y: number): string[] {
  return SIDES.filter((side) => {
    const [nextX, nextY] = neighbour(x, y, side)
    return scene.walls.some(
      (wall) =>
        (wall.x === x && wall.y === y && wall.side === side) ||
        (wall.x === nextX && wall.y === nextY && wall.side === opposite(side)),
    )
  }).map((side) => words.message('here-wall', { facing: way(side, words) }))
}

/** The position in words, for screen readers and for those who like to read: everything that the picture shows. */

import { capitalize, t, type TitleTranslations } from '../../lib/translations.svelte'
import { tableSection, textSections } from '../../kit/position_text'
import type { PositionText, TextSection } from '../title'
import { cardsInRegister, cardsText, FACE_DOWN, sortCards } from './program_cards'
import { previewText, previewedPath } from './program_preview'
import { flagsInOrder, robotsOfSeat, robotStatus } from './robots'
import { neighbour, SIDES } from './model'
import { CourseSquares, facingText } from './square_text'
import type { Preview, RoboRally, RoboView, Robot, Scene } from './types'

/** How far one looks around. */
const SIGHT = 4

export const positionText: PositionText<RoboRally> = (view, scene, words, preview) => {
  const floor = new CourseSquares(scene)
  const own = view.you === null || view.you === undefined ? [] : robotsOfSeat(view, view.you)
  const special = (scene.rules ?? []).map((rule) => words.message(`rule-${rule}`))
  return textSections(
    [t('rr-text-now'), situation(view, words)],
    ...own.map((robot) => mine(view, robot, words, preview)),
    ...own.filter((robot) => robot.x !== null).map((robot) => around(view, robot, floor, words)),
    robots(view, scene, words),
    [t('rr-text-flags'), [...flags(view, own[0], floor, words), ...special]],
    [t('rr-text-options'), options(view, words)],
  )
}

function situation(view: RoboView, words: TitleTranslations): string[] {
  const phase = words.message(`phase-${view.phase}`)
  const where = view.phase === 'register' ? `${phase} ${view.register}` : phase
  const lines = [t('rr-text-turn', { turn: view.turn, phase: where })]
  if (view.step) lines.push(`${words.message(`step-${view.step}`)}.`)
  return lines
}

/** My robot: how it fares, its registers, its cards, and where the program leads. */
function mine(view: RoboView, robot: Robot, words: TitleTranslations, preview: Partial<Preview>): TextSection {
  const lines = [capitalize(fortune(view, robot, words).join(words.message('facts-break'))) + '.']
  const hand = Array.isArray(robot.hand) ? sortCards(robot.hand, words) : []
  for (const [place, content] of robot.registers.entries()) {
    const register = place + 1
    const cards = cardsInRegister(content)
    const held = [cards.length ? cardsText(cards, words) : t('rr-empty')]
    if (robot.jammed.includes(register)) held.push(t('rr-jammed'))
    else if (robot.locked.includes(register)) held.push(t('rr-locked'))
    lines.push(t('rr-text-register', { register, held: held.join(', ') }))
  }
  if (hand.length) lines.push(t('rr-text-hand', { cards: words.values('card', hand) }))
  const end = previewText(preview, robot.robot, words)
  if (end) lines.push(end.words, ...path(preview, robot.robot, words))
  return { heading: t('rr-text-mine', { robot: words.value('robot', robot.robot) }), lines }
}

function path(preview: Partial<Preview>, robot: string, words: TitleTranslations): string[] {
  const steps = previewedPath(preview, robot).filter((step) => step !== null)
  return steps.map(({ register, x, y, facing }) =>
    t('rr-text-step', { register, x, y, facing: facingText(facing, words) }),
  )
}

/** Damage, locks, Lives, archive and everything else that is no place. */
function fortune(view: RoboView, robot: Robot, words: TitleTranslations): string[] {
  const say = words.message.bind(words)
  const facts = [standing(robot, words)]
  if (robot.team) facts.push(say('about-team', { team: robot.team }))
  if (robot.blocker) facts.push(say('about-blocker'))
  if (robot.virtual) facts.push(say('about-virtual'))
  if (robot.powered_down) facts.push(say('about-down'))
  if (robot.announced) facts.push(say('about-announced'))
  facts.push(say('about-damage', { damage: robot.damage }))
  if (robot.locked.length)
    facts.push(say('about-locked', { count: robot.locked.length, registers: robot.locked.join(', ') }))
  if (robot.jammed.length)
    facts.push(say('about-jammed', { count: robot.jammed.length, registers: robot.jammed.join(', ') }))
  facts.push(say('about-lives', { lives: robot.lives }))
  if (robot.archive) facts.push(say('about-archive', { x: robot.archive[0], y: robot.archive[1] }))
  for (const [place, carrier] of view.carried.entries())
    if (carrier === robot.robot) facts.push(say('about-carries', { flag: place + 1 }))
  if (robot.controlled_by) facts.push(say('about-controlled', { by: words.value('robot', robot.controlled_by) }))
  return facts
}

function standing(robot: Robot, words: TitleTranslations): string {
  if (robot.status !== 'racing') return words.message(`about-${robot.status}`)
  if (robot.x === null || robot.y === null) return words.message('about-away')
  return words.message('about-at', { x: robot.x, y: robot.y, facing: facingText(robot.facing, words) })
}

/** What is under my robot, and on the squares ahead of it in each direction, up to the first wall or the edge. */
function around(view: RoboView, robot: Robot, floor: CourseSquares, words: TitleTranslations): TextSection {
  const x = robot.x ?? 0
  const y = robot.y ?? 0
  const underfoot = floor.text(x, y, { ...view, robots: view.robots.filter((each) => each !== robot) }, words)
  const lines = [t('rr-text-under', { things: underfoot })]
  const turned = SIDES.indexOf(robot.facing)
  for (let quarter = 0; quarter < 4; quarter++) {
    const side = SIDES[(turned + quarter) % 4] ?? 'N'
    const seen: string[] = []
    let at: [number, number] = [x, y]
    for (let far = 1; far <= SIGHT; far++) {
      if (floor.wall(at[0], at[1], side)) {
        seen.push(words.message('element-wall'))
        break
      }
      at = neighbour(at[0], at[1], side)
      if (!floor.square(at[0], at[1])) {
        seen.push(words.message('element-edge'))
        break
      }
      seen.push(floor.text(at[0], at[1], view, words, true))
    }
    const way = t(['rr-text-ahead', 'rr-text-right', 'rr-text-behind', 'rr-text-left'][quarter] ?? '')
    lines.push(
      t('rr-text-way', {
        way,
        facing: facingText(side, words),
        things: seen.map((thing, place) => `${place + 1}) ${thing}`).join(' '),
      }),
    )
  }
  return { heading: t('rr-text-around', { robot: words.value('robot', robot.robot) }), lines }
}

function robots(view: RoboView, course: Scene, words: TitleTranslations): TextSection {
  const ordered = flagsInOrder(view, course.rules ?? [])
  const facts = ['robot', 'player', 'place', 'damage', 'lives', ...(ordered ? ['flag'] : [])]
  const head = [...facts.map((fact) => t(`rr-text-${fact}`)), t('rr-registers'), t('rr-text-state')]
  const rows = view.robots.map((robot) => [
    words.value('robot', robot.robot),
    words.value('seat', String(robot.seat)),
    standing(robot, words),
    String(robot.damage),
    String(robot.lives),
    ...(ordered ? [String(Math.min(robot.next_flag, view.flags.length))] : []),
    shown(robot, words),
    robotStatus(view, robot, words)?.word ?? '',
  ])
  return tableSection(t('rr-text-robots'), head, rows)
}

/** The registers of a robot that can be seen. */
function shown(robot: Robot, words: TitleTranslations): string {
  const found: string[] = []
  for (const [place, content] of robot.registers.entries()) {
    const cards = cardsInRegister(content).filter((card) => card !== FACE_DOWN)
    if (cards.length) found.push(t('of-it', { name: place + 1, said: cardsText(cards, words) }))
  }
  return found.join(words.message('facts-break'))
}

function flags(view: RoboView, own: Robot | undefined, floor: CourseSquares, words: TitleTranslations): string[] {
  return view.flags.map((at, place) => {
    const flag = place + 1
    if (!at) return t('rr-text-flag-away', { flag })
    const things = floor.text(at[0], at[1], { ...view, flags: [] }, words)
    const said = t('rr-text-flag-at', { flag, x: at[0], y: at[1], things })
    if (!own || own.x === null || own.y === null) return said
    return `${said} ${t('rr-text-from-you', { way: distance(at[0] - own.x, at[1] - own.y, words) })}`
  })
}

function distance(east: number, south: number, words: TitleTranslations): string {
  const parts: string[] = []
  if (south)
    parts.push(t('rr-text-squares', { count: Math.abs(south), facing: facingText(south < 0 ? 'N' : 'S', words) }))
  if (east) parts.push(t('rr-text-squares', { count: Math.abs(east), facing: facingText(east < 0 ? 'W' : 'E', words) }))
  return parts.join(', ') || t('rr-text-here')
}

/** Every Option on the table, with whose it is and what it does. */
function options(view: RoboView, words: TitleTranslations): string[] {
  return view.robots.flatMap((robot) =>
    robot.options.map((option) =>
      t('rr-text-option', {
        robot: words.value('robot', robot.robot),
        option: words.value('option', option),
        text: words.attribute(`option-${option}`, 'text'),
      }),
    ),
  )
}

/** What is drawn of a position, and what is only there for a moment. */

import type { CoursePlaces, RoboModel, RoboView, Robot, RobotName, Scene, Side } from './types'

/** The steps of a register after all cards have been carried out. */
const AFTER_CARDS = new Set(['C', 'D', 'E', 'end'])

export function createModel(view: RoboView, scene: Partial<Scene>, before: Partial<RoboModel> = {}): RoboModel {
  const cards = openCards(view)
  return {
    ...structuredClone(view),
    cards,
    acting: actingIn(view, cards, before),
    played: view.phase === 'register' && AFTER_CARDS.has(view.step ?? ''),
    effects: { beams: [], flashes: [], wrecks: [] },
    places: placesOf(scene),
  }
}

/** The cards that are open in the register being played, by robot. */
function openCards(view: RoboView): RoboModel['cards'] {
  const cards: RoboModel['cards'] = {}
  if (view.phase !== 'register' || view.register === 0) return cards
  for (const robot of view.robots ?? []) {
    const open = robot.registers[view.register - 1]
    if (open && robot.revealed.includes(view.register)) cards[robot.robot] = [open].flat().slice(0, 2)
  }
  return cards
}

/** Whose card is being carried out: of whom an event said so, or who is asked about it. */
function actingIn(view: RoboView, cards: RoboModel['cards'], before: Partial<RoboModel>): RobotName | null {
  if (view.phase !== 'register' || view.step !== 'B') return null
  const kept = before.register === view.register ? before.acting : null
  return kept ?? (view.asked && cards[view.asked.robot] ? view.asked.robot : null)
}

function placesOf(scene: Partial<Scene>): CoursePlaces {
  return { boards: (scene.boards ?? []).map(({ x, y, width, height }) => ({ x, y, width, height })) }
}

export const SIDES: readonly Side[] = ['N', 'E', 'S', 'W']
const ACROSS = { N: 0, E: 1, S: 0, W: -1 }
const DOWN = { N: -1, E: 0, S: 1, W: 0 }

/** The square next to another one; it may be off the course. */
export function neighbour(x: number, y: number, side: Side): [number, number] {
  return [x + ACROSS[side], y + DOWN[side]]
}

export function opposite(side: Side): Side {
  return SIDES[(SIDES.indexOf(side) + 2) % 4] as Side
}

/** Whether a square lies on one of the boards. */
export function isOnCourse(places: Pick<CoursePlaces, 'boards'>, x: number, y: number): boolean {
  return places.boards.some(
    (board) => x >= board.x && x < board.x + board.width && y >= board.y && y < board.y + board.height,
  )
}

export function robotNamed(model: Pick<RoboModel, 'robots'>, name: unknown): Robot | undefined {
  return model.robots?.find((each) => each.robot === name)
}

/** What is drawn of a position, and what is only there for a moment. */

import type { View } from '../../lib/types'
import type { BoardModel } from '../title'
import type { MomentaryEffects, CoursePlaces, RoboModel, RoboView, Scene, Side } from './types'

/** The steps of a register after all cards have been carried out. */
const AFTER_CARDS = new Set(['C', 'D', 'E', 'end'])

export function createModel(view: View, scene: View = {}): BoardModel {
  const its = structuredClone(view) as unknown as RoboView
  return { ...its, effects: effectsOf(its), places: placesOf(scene as Partial<Scene>) } as unknown as BoardModel
}

/** Takes away what was there for a moment only. */
export function clearEffects(model: BoardModel): void {
  const { effects } = model as unknown as RoboModel
  if (!effects) return
  effects.beams = []
  effects.flashes = []
  effects.wrecks = []
}

function effectsOf(view: RoboView): MomentaryEffects {
  const cards: MomentaryEffects['cards'] = {}
  if (view.phase === 'register' && view.register > 0)
    for (const robot of view.robots ?? []) {
      const open = robot.registers[view.register - 1]
      if (open && robot.revealed.includes(view.register)) cards[robot.robot] = [open].flat().slice(0, 2)
    }
  const asked = view.asked && cards[view.asked.robot] ? view.asked.robot : null
  return {
    beams: [],
    flashes: [],
    wrecks: [],
    cards,
    acting: view.step === 'B' ? asked : null,
    played: AFTER_CARDS.has(view.step ?? ''),
  }
}

function placesOf(scene: Partial<Scene>): CoursePlaces {
  const docks: CoursePlaces['docks'] = {}
  for (const { x, y, dock } of scene.squares ?? []) if (dock) docks[dock.number] = { x, y, facing: dock.facing }
  return {
    flags: (scene.flags ?? []).map((flag) => [flag.x, flag.y]),
    docks,
    boards: (scene.boards ?? []).map(({ x, y, width, height }) => ({ x, y, width, height })),
    rules: scene.rules ?? [],
  }
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

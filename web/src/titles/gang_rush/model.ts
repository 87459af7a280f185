/** What is drawn of a position, and what is only there for a moment. */

import type { View } from '../../lib/types'
import type { BoardModel } from '../title'
import type { Car, Direction, GangModel, GangView, ThingsOnSpace, Scene } from './types'

export function createModel(view: View, scene: View = {}): BoardModel {
  const its = structuredClone(view) as unknown as GangView
  const { prices = [], landing = {}, drivers = [] } = scene as Partial<Scene>
  const flying = its.cars?.find((car) => car.at === 'air')
  const found: GangModel = {
    ...its,
    effects: { flashes: [], bursts: [], beams: [], acting: actingIn(its), latest: null },
    memory: { line: null, acid: null, landing: 0, held: its.phase === 'hazards' && its.asked?.question === 'place' },
    over: flying?.driver && its.pending?.at ? { [flying.driver]: its.pending.at } : {},
    known: { prices, landing, drivers },
  }
  return found as unknown as BoardModel
}

/** Whose turn it is, or who is asked. */
function actingIn(view: GangView): string | null {
  return view.turn?.car ?? view.asked?.car ?? null
}

/** Takes away what was there for a moment only. */
export function clearEffects(model: BoardModel): void {
  const { effects } = model as unknown as GangModel
  if (effects) Object.assign(effects, { flashes: [], bursts: [], beams: [] })
}

export function carOfDriver(model: Pick<GangView, 'cars'>, driver: unknown): Car | undefined {
  return model.cars.find((car) => car.driver === driver)
}

export function carOnSpace(model: Pick<GangView, 'cars'>, space: string): Car | undefined {
  return model.cars.find((car) => car.at === space)
}

/** Whether a car stands on a space of the bridge. */
export function isOnBridge(car: Pick<Car, 'at'>): boolean {
  return car.at !== null && car.at.includes(':')
}

/** What lies on a space, to be changed; an empty one is made for it. */
export function thingsOn(model: Pick<GangView, 'road'>, space: string): ThingsOnSpace {
  return (model.road[space] ??= {})
}

/** Takes something off the road; a space on which nothing lies is not listed. */
export function removeThing(model: Pick<GangView, 'road'>, space: string, what: keyof ThingsOnSpace): void {
  const here = model.road[space]
  if (!here) return
  delete here[what]
  if (!Object.keys(here).length) delete model.road[space]
}

const STEPS: Record<Direction, [number, number]> = {
  F: [0, 2],
  B: [0, -2],
  FL: [-1, 1],
  FR: [1, 1],
  BL: [-1, -1],
  BR: [1, -1],
}

export const OPPOSITE: Record<Direction, Direction> = { F: 'B', B: 'F', FL: 'BR', FR: 'BL', BL: 'FR', BR: 'FL' }

/** The lane and the place along it of a space. */
export function spaceCoordinates(space: string): [number, number] {
  const [lane = 0, y = 0] = space.split(':').map(Number)
  return [lane, y]
}

/** The space next to another one; it may be off the bridge. */
export function neighbour(space: string, direction: Direction): string {
  const [lane, y] = spaceCoordinates(space)
  const [across, along] = STEPS[direction]
  return `${lane + across}:${y + along}`
}

/** The wall of an expert game. */
export function openWall(scene: Scene, view: Pick<GangView, 'wall'>) {
  return view.wall ? scene.walls[String(view.wall)] : undefined
}

/** What is drawn of a position, and what is only there for a moment. */

import type { Car, Direction, DriverName, GangModel, GangView, Scene } from './types'

export function createModel(view: GangView): GangModel {
  const flying = view.cars?.find((car) => car.at === 'air')
  return {
    ...structuredClone(view),
    acting: actingIn(view),
    effects: { flashes: [], bursts: [], beams: [], latest: null },
    over: flying?.driver && view.pending?.at ? { [flying.driver]: view.pending.at } : {},
  }
}

/** Whose turn it is, or who is asked. */
function actingIn(view: GangView): DriverName | null {
  return view.turn?.car ?? view.asked?.car ?? null
}

export function carOfDriver(model: Pick<GangView, 'cars'>, driver: unknown): Car | undefined {
  return model.cars.find((car) => car.driver === driver)
}

export function carOnSpace(model: Pick<GangView, 'cars'>, space: string): Car | undefined {
  return model.cars.find((car) => car.at === space)
}

const STEPS: Record<Direction, [number, number]> = {
  F: [0, 2],
  B: [0, -2],
  FL: [-1, 1],
  FR: [1, 1],
  BL: [-1, -1],
  BR: [1, -1],
}

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

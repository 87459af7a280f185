/** What is drawn of a position, and what is only there for a moment. */

import type { View } from '../../lib/types'
import type { Model } from '../title'
import type { Car, GtModel, GtView, Run, Scene } from './types'

export function model(view: View, _scene: View = {}): Model {
  const its = structuredClone(view) as unknown as GtView
  return { ...its, cars: carsOf(its), rolling: [], effects: { flashes: [], acting: null } } as unknown as Model
}

/** Takes away what was there for a moment only. */
export function settle(model: Model): void {
  const its = model as unknown as GtModel
  its.rolling = []
  if (its.effects) its.effects.flashes = []
}

/** What a seat plays: the race, or its own lap in qualifying; for those who only look on, the first lap. */
export function runOf(view: GtView, seat: number | null): Run {
  const runs = view.runs ?? []
  return runs.find((run) => run.cars[0]?.seat === seat) ?? runs[0] ?? view
}

/** The cars where they are: in qualifying each on its own lap. */
function carsOf(view: GtView): Car[] {
  return view.runs?.length ? view.runs.flatMap((run) => run.cars) : (view.cars ?? [])
}

export function carNamed(model: Pick<GtModel, 'cars'>, colour: unknown): Car | undefined {
  return model.cars.find((car) => car.colour === colour)
}

/** The colour of a round. */
export function roundColour(round: number): 'white' | 'black' {
  return round % 2 ? 'white' : 'black'
}

/** The lap that a car is on, from 1. */
export function lapOf(car: Pick<Car, 'crossings'>, scene: Pick<Scene, 'laps'>): number {
  return Math.min(scene.laps, Math.max(1, car.crossings))
}

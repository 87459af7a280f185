/** What is drawn of a position, and what is only there for a moment. */

import type { Car, GtModel, GtView, RunView, Scene } from './types'

/** In qualifying everybody is alone on the circuit: what is drawn is one lap, not the race. */
export function createModel(view: GtView): GtModel {
  const its = structuredClone(view)
  const run = runOfSeat(its, its.you)
  return {
    ...its,
    ...run,
    acting: run.order?.[0] ?? null,
    effects: { flashes: [], rolling: [] },
  }
}

/** What a seat plays: the race, or its own lap in qualifying; for those who only look on, a lap that is not over. */
export function runOfSeat(view: GtView, seat: number | null): RunView {
  const runs = view.runs ?? []
  return runs.find((run) => run.cars[0]?.seat === seat) ?? runs.find((run) => run.phase !== 'over') ?? runs[0] ?? view
}

export function carOfColour(model: Pick<GtModel, 'cars'>, colour: unknown): Car | undefined {
  return model.cars.find((car) => car.colour === colour)
}

/** The colour of a round. */
export function roundColour(round: number): 'white' | 'black' {
  return round % 2 ? 'white' : 'black'
}

/** The lap that a car is on, from 1. */
export function currentLap(car: Pick<Car, 'crossings'>, scene: Pick<Scene, 'laps'>): number {
  return Math.min(scene.laps, Math.max(1, car.crossings))
}

export interface RankedCar {
  car: Car
  state: 'next' | 'played' | 'finished' | 'retired'
}

/** The cars as they play: who is still to play this round, who has, who has finished, who has left. */
export function playOrder(model: Pick<RunView, 'cars' | 'order' | 'finished' | 'retired' | 'round'>): RankedCar[] {
  const named = (colours: readonly string[]) => colours.flatMap((colour) => carOfColour(model, colour) ?? [])
  // Before the first round nobody has played.
  const next = (model.round === 0 ? model.cars : named(model.order ?? [])).filter(isRacing)
  const played = model.cars.filter((car) => isRacing(car) && !next.includes(car))
  // The fastest marker begins the next round.
  played.sort((one, other) => speedOf(other) - speedOf(one))
  return [
    ...next.map((car) => ({ car, state: 'next' as const })),
    ...played.map((car) => ({ car, state: 'played' as const })),
    ...named(model.finished ?? []).map((car) => ({ car, state: 'finished' as const })),
    ...named([...(model.retired ?? [])].reverse()).map((car) => ({ car, state: 'retired' as const })),
  ]
}

/** Whether a car is neither finished nor out. */
export function isRacing(car: Car): boolean {
  return car.status !== 'finished' && car.status !== 'retired'
}

/** A marker as a number; 00 comes behind 0. */
export function speedOf(car: Pick<Car, 'speed'>): number {
  return car.speed === '00' ? -1 : car.speed
}

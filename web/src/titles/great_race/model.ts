/** What is drawn of a position, and what is only there for a moment. */

import type { Crew, RaceModel, RaceView, Scene, Vehicle } from './types'

/** What the Torpedo makes of its turn, before it has begun. */
export const NO_THOUGHTS: RaceModel['thoughts'] = { weighed: [], aim: null, sorted: [], reasons: [] }

export function createModel(view: RaceView, scene: Partial<Scene>, before: Partial<RaceModel> = {}): RaceModel {
  const { thoughts = NO_THOUGHTS, bonuses = {} } = before
  return {
    ...structuredClone(view),
    acting: actingIn(view),
    effects: { flashes: [], laid: null, gone: null, barred: null, sailing: null, latest: null },
    thoughts: { ...thoughts },
    bonuses,
    known: { constants: scene.constants ?? {} },
  }
}

/** Whose turn it is, or who is asked. */
function actingIn(view: RaceView): Vehicle | null {
  if (view.phase === 'convoy' && view.turn) return view.turn.crew
  return view.asked?.crew ?? null
}

export function crewByName(model: Pick<RaceView, 'crews'>, name: unknown): Crew | undefined {
  return name === null || name === undefined ? undefined : model.crews.find(({ crew }) => crew === name)
}

/** The crew that a seat plays. */
export function crewOfSeat(model: Pick<RaceView, 'crews'>, seat: number | null): Crew | undefined {
  return model.crews.find((crew) => crew.seat === seat)
}

/** Whether somebody crosses Africa without a rival. */
export function isSolitary({ seats, settings }: Pick<RaceView, 'seats' | 'settings'>): boolean {
  return seats === 1 && settings.solo === 'alone'
}

/** Where a vehicle stands. */
export function spaceOfVehicle(model: Pick<RaceView, 'crews' | 'torpedo'>, vehicle: Vehicle | null): string | null {
  if (vehicle === 'torpedo') return model.torpedo?.at ?? null
  return crewByName(model, vehicle)?.at ?? null
}

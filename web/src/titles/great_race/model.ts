/** What is drawn of a position, and what is only there for a moment. */

import type { View } from '../../lib/types'
import type { BoardModel } from '../title'
import type { Counts, Crew, KnownScene, RaceModel, RaceView, Scene, Vehicle } from './types'

export function createModel(view: View, scene: View = {}): BoardModel {
  const its = structuredClone(view) as unknown as RaceView
  const found: RaceModel = {
    ...its,
    effects: {
      flashes: [],
      acting: actingIn(its),
      laid: null,
      gone: null,
      barred: null,
      sailing: null,
      weighed: [],
      aim: null,
      sorted: [],
      reasons: [],
      entered: null,
      bonuses: {},
      latest: null,
    },
    known: knownOf(scene as Partial<Scene>),
  }
  return found as unknown as BoardModel
}

function knownOf(scene: Partial<Scene>): KnownScene {
  const { spaces = [], cities = [], crews = [], tiles = [], constants = {} } = scene
  return { spaces, cities, crews, tiles, constants, legacy: scene.legacy ?? ({} as KnownScene['legacy']) }
}

/** Whose turn it is, or who is asked. */
function actingIn(view: RaceView): Vehicle | null {
  if (view.phase === 'convoy' && view.turn) return view.turn.crew
  return view.asked?.crew ?? null
}

/** Takes away what was there for a moment only. */
export function clearEffects(model: BoardModel): void {
  const { effects } = model as unknown as RaceModel
  if (effects) Object.assign(effects, { flashes: [], laid: null, gone: null, barred: null, sailing: null })
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

/** How many there are in all. */
export function totalCount(counted: Counts | number | null | undefined): number {
  if (typeof counted === 'number') return counted
  return Object.values(counted ?? {}).reduce<number>((sum, count) => sum + (count ?? 0), 0)
}

/** Changes the number of something; what is not there is not listed. */
export function addCount(counted: Counts, name: string, count: number): void {
  const left = (counted[name] ?? 0) + count
  if (left > 0) counted[name] = left
  else delete counted[name]
}

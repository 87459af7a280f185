/** How each kind of event changes what is drawn, and how long it is looked at. */

import type { GameEvent } from '../../../lib/types'
import { playerOf } from '../model'
import type { Player, RallyModel } from '../types'
import { building } from './building'
import type { Change } from './change'
import { driving } from './driving'
import { ending } from './ending'
import { logistics } from './logistics'
import { preparing } from './preparing'

const CHANGES: Record<string, Change> = { ...building, ...preparing, ...driving, ...logistics, ...ending }

/** The kinds of event that are shown; a test holds them against those that can happen. */
export const KINDS = Object.keys(CHANGES)

/** Stands in where an event names no car. */
const NOBODY = {} as Player

/** Changes what is drawn by one event; returns how long it is looked at, at speed 1. */
export function change(model: RallyModel, event: GameEvent): number {
  const player = playerOf(model, event.car)
  if (event.car !== undefined) model.effects.latest = String(event.car)
  if (!player && event.car !== undefined) return 0
  return CHANGES[event.event]?.(model, event, player ?? NOBODY) ?? 0
}

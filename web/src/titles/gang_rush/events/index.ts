/** How each kind of event changes what is drawn, and how long it is looked at. */

import type { GameEvent } from '../../../lib/types'
import { carOfDriver } from '../model'
import type { Car, GangModel } from '../types'
import type { EventHandler } from './handler'
import { collisionHandlers } from './collisions'
import { endingHandlers } from './ending'
import { roadHandlers } from './road'
import { setUpHandlers } from './setup'
import { shotHandlers } from './shots'
import { turnHandlers } from './turn'

const CHANGES: Record<string, EventHandler> = {
  ...setUpHandlers,
  ...turnHandlers,
  ...collisionHandlers,
  ...roadHandlers,
  ...shotHandlers,
  ...endingHandlers,
}

/** The kinds of event that are shown; a test holds them against those that can happen. */
export const EVENT_KINDS = Object.keys(CHANGES)

/** Stands in where an event names no car. */
const NOBODY = {} as Car

/** Changes what is drawn by one event; returns how long it is looked at, at speed 1. */
export function handleEvent(model: GangModel, event: GameEvent): number {
  const car = carOfDriver(model, event.car)
  if (event.car !== undefined) model.effects.latest = String(event.car)
  // A car that is being picked is nobody's yet.
  if (!car && event.car !== undefined && event.event !== 'picks') return 0
  return CHANGES[event.event]?.(model, event, car ?? NOBODY) ?? 0
}

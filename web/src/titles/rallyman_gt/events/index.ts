/** How each kind of event changes what is drawn, and how long it is looked at. */

import type { GameEvent } from '../../../lib/types'
import { carOfColour } from '../model'
import type { Car, GtModel } from '../types'
import type { EventHandler } from './handler'
import { endingHandlers } from './ending'
import { pitHandlers } from './pits'
import { setUpHandlers } from './setup'
import { troubleHandlers } from './trouble'
import { turnHandlers } from './turn'

const CHANGES: Record<string, EventHandler> = {
  ...setUpHandlers,
  ...turnHandlers,
  ...troubleHandlers,
  ...pitHandlers,
  ...endingHandlers,
}

/** The kinds of event that are shown; a test holds them against those that can happen. */
export const EVENT_KINDS = Object.keys(CHANGES)

/** Stands in where an event names no car. */
const NOBODY = {} as Car

/** Changes what is drawn by one event; returns how long it is looked at, at speed 1. */
export function handleEvent(model: GtModel, event: GameEvent): number {
  // In qualifying only one lap is drawn; how the others end is for all.
  const others = event.event === 'qualified' ? model.runs?.flatMap((run) => run.cars) : undefined
  const car = carOfColour(model, event.car) ?? others?.find(({ colour }) => colour === event.car)
  if (event.car !== undefined) model.effects.latest = String(event.car)
  if (!car && event.car !== undefined) return 0
  return CHANGES[event.event]?.(model, event, car ?? NOBODY) ?? 0
}

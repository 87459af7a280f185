/** How each kind of event changes what is drawn, and how long it is looked at. */

import type { GameEvent } from '../../../lib/types'
import { playerByColour } from '../model'
import type { Player, RallyModel } from '../types'
import { buildingHandlers } from './building'
import type { EventHandler } from './handler'
import { drivingHandlers } from './driving'
import { endingHandlers } from './ending'
import { logisticsHandlers } from './logistics'
import { preparingHandlers } from './preparing'

const CHANGES: Record<string, EventHandler> = {
  ...buildingHandlers,
  ...preparingHandlers,
  ...drivingHandlers,
  ...logisticsHandlers,
  ...endingHandlers,
}

/** The kinds of event that are shown; a test holds them against those that can happen. */
export const EVENT_KINDS = Object.keys(CHANGES)

/** Stands in where an event names no car. */
const NOBODY = {} as Player

/** Changes what is drawn by one event; returns how long it is looked at, at speed 1. */
export function handleEvent(model: RallyModel, event: GameEvent): number {
  const player = playerByColour(model, event.car)
  if (event.car !== undefined) model.effects.latest = String(event.car)
  if (!player && event.car !== undefined) return 0
  return CHANGES[event.event]?.(model, event, player ?? NOBODY) ?? 0
}

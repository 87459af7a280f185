/** How each kind of event changes what is drawn, and how long it is looked at. */

import type { GameEvent } from '../../../lib/types'
import { crewByName } from '../model'
import type { Crew, RaceModel, Vehicle } from '../types'
import type { EventHandler } from './handler'
import { drivingHandlers } from './driving'
import { endingHandlers } from './ending'
import { preparingHandlers } from './preparing'
import { torpedoHandlers } from './torpedo'
import { turnHandlers } from './turn'

const CHANGES: Record<string, EventHandler> = {
  ...preparingHandlers,
  ...turnHandlers,
  ...drivingHandlers,
  ...torpedoHandlers,
  ...endingHandlers,
}

/** The kinds of event that are shown; a test holds them against those that can happen. */
export const EVENT_KINDS = Object.keys(CHANGES)

/** Stands in where an event is not about a crew. */
const NOBODY = {} as Crew
/** Those in which the crew is only about to come into being, or is the Torpedo. */
const WITHOUT = new Set(['picks_crew', 'turn', 'enters', 'held_up', 'arrives', 'progress', 'scores'])

/** Changes what is drawn by one event; returns how long it is looked at, at speed 1. */
export function handleEvent(model: RaceModel, event: GameEvent): number {
  const crew = crewByName(model, event.crew)
  const vehicle = (event.crew ?? (torpedoHandlers[event.event] ? 'torpedo' : null)) as Vehicle | null
  if (vehicle) model.effects.latest = vehicle
  if (!crew && event.crew !== undefined && !WITHOUT.has(event.event)) return 0
  return CHANGES[event.event]?.(model, event, crew ?? NOBODY) ?? 0
}

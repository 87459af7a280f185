/**
 * How each kind of event changes what is drawn, and how long it is looked at. The numbers on the dashboards change here
 * too, so that they are in step with the picture.
 */

import type { GameEvent } from '../../../lib/types'
import type { RoboModel, Robot } from '../types'
import { type EventHandler, robotNamed } from './handler'
import { gainHandlers } from './gains'
import { harmHandlers } from './harm'
import { moveHandlers } from './moves'
import { programHandlers } from './program'
import { setUpHandlers } from './setup'

const CHANGES: Record<string, EventHandler> = {
  ...setUpHandlers,
  ...programHandlers,
  ...moveHandlers,
  ...harmHandlers,
  ...gainHandlers,
}

/** The kinds of event that are shown; a test holds them against those that can happen. */
export const EVENT_KINDS = Object.keys(CHANGES)

/** Stands in where an event names no robot. */
const NOBODY = {} as Robot

/** Changes what is drawn by one event; returns how long it is looked at, at speed 1. */
export function handleEvent(model: RoboModel, event: GameEvent): number {
  const robot = robotNamed(model, event.robot)
  if (!robot && event.robot !== undefined && event.event !== 'takes_robot') return 0
  return CHANGES[event.event]?.(model, event, robot ?? NOBODY) ?? 0
}

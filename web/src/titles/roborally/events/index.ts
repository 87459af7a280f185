/**
 * How each kind of event changes what is drawn, and how long it is looked at. The numbers on the dashboards change here
 * too, so that they are in step with the picture.
 */

import type { GameEvent } from '../../../lib/types'
import type { RoboModel, Robot } from '../types'
import { type Change, robotOf } from './change'
import { gains } from './gains'
import { harm } from './harm'
import { moves } from './moves'
import { program } from './program'
import { setUp } from './setup'

const CHANGES: Record<string, Change> = { ...setUp, ...program, ...moves, ...harm, ...gains }

/** The kinds of event that are shown; a test holds them against those that can happen. */
export const KINDS = Object.keys(CHANGES)

/** Stands in where an event names no robot. */
const NOBODY = {} as Robot

/** Changes what is drawn by one event; returns how long it is looked at, at speed 1. */
export function change(model: RoboModel, event: GameEvent): number {
  const robot = robotOf(model, event.robot)
  if (!robot && event.robot !== undefined && event.event !== 'takes_robot') return 0
  return CHANGES[event.event]?.(model, event, robot ?? NOBODY) ?? 0
}

/** What the engine tells in advance, made ready for the board: ways with their spaces, and what a shot would strike. */

import type { GameEvent } from '../../lib/types'
import { carOfDriver, neighbour, spaceCoordinates } from './model'
import type { Car, CarChange, Direction, Preview, GangView, Outcome } from './types'

/** One step of a way: where it leads, and where the car is afterwards; whoever rams stays. */
export interface WayStep {
  aim: string
  after: string
}

export interface Way {
  steps: Direction[]
  stages: WayStep[]
  /** Where the car is at the end of the likeliest outcome; the space beyond the end when it has left. */
  end: string
  outcomes: Outcome[]
}

/** The events with which a step of one's own begins. */
const BEGINS = new Set(['moves', 'rams', 'crashes', 'hits', 'scrapes', 'leaves'])
const CARRIES = new Set(['moves', 'pushed', 'lands'])

/** A way with the space of each of its steps. */
export function wayWithSpaces(steps: Direction[], outcomes: Outcome[], car: Pick<Car, 'driver' | 'at'>): Way {
  const events = likeliestOutcome(outcomes)?.events.filter((event) => 'car' in event && event.car === car.driver) ?? []
  const stages: WayStep[] = []
  let at = car.at ?? ''
  let rest = events
  for (const direction of steps) {
    const aim = neighbour(at, direction)
    const length = ownStep(rest)
    for (const event of rest.slice(0, length)) at = carried(event, at, aim)
    rest = rest.slice(length)
    stages.push({ aim, after: at })
  }
  return { steps, stages, end: at, outcomes }
}

/** How many events belong to the first step of those that follow. */
function ownStep(events: readonly GameEvent[]): number {
  let sliding = false
  let begun = false
  for (const [place, { event }] of events.entries()) {
    if (event === 'slides') sliding = true
    else if (BEGINS.has(event)) {
      if (begun && !sliding) return place
      begun = true
      sliding = false
    }
  }
  return events.length
}

function carried(event: GameEvent, at: string, aim: string): string {
  if (CARRIES.has(event.event)) return String(event.space)
  return event.event === 'leaves' ? aim : at
}

export function likeliestOutcome(outcomes: readonly Outcome[]): Outcome | undefined {
  return [...outcomes].sort((one, other) => other.chance - one.chance)[0]
}

/** All ways of a car that may drive. */
export function allWays(preview: Partial<Preview> | undefined, car: Pick<Car, 'driver' | 'at'> | undefined): Way[] {
  if (!car) return []
  return preview?.paths?.map(({ steps, outcomes }) => wayWithSpaces(steps, outcomes, car)) ?? []
}

/** What a way costs its driver on average, in dollars: a point is about as dear as its bill. */
export function expectedCost(way: Way, driver: string | null): number {
  let sum = way.steps.filter((direction) => direction.length > 1).length
  for (const { chance, cars, events } of way.outcomes) {
    const mine = cars.find(({ car }) => car === driver)
    if (mine) sum += chance * (100 * mine.damage - mine.gain)
    if (events.some((event) => (event.event === 'spins_out' || event.event === 'falls') && event.car === driver))
      sum += chance * 500
  }
  return sum
}

/** The best of some ways for whoever drives. */
export function bestWay(ways: readonly Way[], driver: string | null): Way | undefined {
  return [...ways].sort((one, other) => expectedCost(one, driver) - expectedCost(other, driver))[0]
}

/** Lines that strike something, and the spaces where they do. */
const ARMS = new Set(['shoot', 'mortar', 'pump', 'trick'])

export function isShot(line: string): boolean {
  return ARMS.has(line.split(' ', 1)[0] ?? '') || line === 'use firebomb'
}

/** The space that a shot strikes first, as the engine foresees it. */
export function spaceStruckByShot(line: string, preview: Partial<Preview> | undefined, view: GangView): string | null {
  const outcome = preview?.choices?.find(({ decision }) => decision === line)?.outcomes[0]
  for (const event of outcome?.events ?? []) {
    if (event.event === 'struck' || event.event === 'bulletproof') return carOfDriver(view, event.car)?.at ?? null
    if (event.event === 'bombs' || event.event === 'barriers_gone' || event.event === 'removes_police')
      return event.space
    if (event.event === 'shifts') return event.from
  }
  return null
}

/** The outcomes of a line that is offered. */
export function outcomesOfDecision(line: string | null, preview: Partial<Preview> | undefined): Outcome[] {
  return preview?.choices?.find(({ decision }) => decision === line)?.outcomes ?? []
}

/** Whether something bad happens to a car. */
export function isHurt(changed: CarChange | undefined): boolean {
  return Boolean(changed && (changed.damage > 0 || changed.at === 'river' || changed.at === 'arrested'))
}

/** Spaces in the order in which one meets them, for the tab key. */
export function compareSpaces(one: string, other: string): number {
  const [[laneOne, yOne], [laneOther, yOther]] = [spaceCoordinates(one), spaceCoordinates(other)]
  return yOne - yOther || laneOne - laneOther
}

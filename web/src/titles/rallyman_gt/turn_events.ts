/** What the dice of this turn have shown, step by step: the position says how many warnings there are, not on which die. */

import { isRewind } from '../../lib/game_log.svelte'
import type { TableSession } from '../../lib/session.svelte'
import type { GameEvent, Update } from '../../lib/types'
import { diceOfStep, parseStep } from './steps'
import type { DieFace } from './types'

/** A step that was made: the faces of its dice, or secured. */
export type MadeStep = { faces: DieFace[]; secured: boolean }

/** The events of a car's present turn, as far as they were told; what the table has gone back on does not count. */
export function turnEvents(updates: readonly Update[], car: string): GameEvent[] {
  let found: GameEvent[] = []
  let kept: { number: number; events: GameEvent[] }[] = []
  for (const note of updates) {
    if (isRewind(note)) kept = kept.filter(({ number }) => number <= (note.to ?? 0))
    else if (note.events?.length) kept.push({ number: note.number, events: note.events })
  }
  for (const event of kept.flatMap(({ events }) => events)) {
    if (event.car !== car) continue
    if (event.event === 'turn') found = []
    found.push(event)
  }
  return found
}

/** The same as far as they have been drawn: what waits to be shown is not known yet. */
export function shownEvents({ log, animator }: TableSession, car: string): GameEvent[] {
  const updates = log.updates.filter(({ number }) => number <= animator.number)
  return turnEvents(updates, car).filter((event) => !animator.ahead.has(event))
}

/** For each step that was made, what its dice showed; fewer if the story is not known that far. */
export function madeSteps(plan: readonly string[], made: number, events: readonly GameEvent[]): MadeStep[] {
  const told = events.filter(({ event }) => event === 'rolls' || event === 'secures')
  const found: MadeStep[] = []
  let next = 0
  for (const line of plan.slice(0, made)) {
    if (told[next]?.event === 'secures') {
      found.push({ faces: [], secured: true })
      next += 1
      continue
    }
    const dice = diceOfStep(parseStep(line))
    const faces = told.slice(next, next + dice.length)
    if (faces.length < dice.length || faces.some((each, place) => each.die !== dice[place])) break
    found.push({ faces: faces.map((each) => each.face as DieFace), secured: false })
    next += dice.length
  }
  return found
}

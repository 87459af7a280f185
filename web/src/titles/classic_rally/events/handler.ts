/** What the changes of all events share: how long things are looked at, and what marks a car for a moment. */

import type { GameEvent } from '../../../lib/types'
import { addCount } from '../model'
import type { BoardName, CardName, FlashKind, LoadCounts, Player, RallyModel } from '../types'

/** Changes what is drawn by an event; returns for how many milliseconds it is looked at, at speed 1. */
export type EventHandler = (model: RallyModel, event: GameEvent, player: Player) => number

/** From one tile to the next. */
export const STEP_MS = 420
/** Dice roll until they can be read. */
export const ROLL_MS = 600
export const GLANCE_MS = 250
export const MOMENT_MS = 500
export const CELEBRATION_MS = 1000

export function addFlash(model: RallyModel, player: Player, kind: FlashKind, time = GLANCE_MS, what?: unknown): number {
  const said = what === undefined ? {} : { what: String(what) }
  model.effects.flashes.push({ car: player.colour, kind, ...said })
  return time
}

export const waitFor =
  (time: number): EventHandler =>
  () =>
    time

/** The cards on a board of a player, to be changed. */
export function loadOfBoard(player: Player, board: unknown): LoadCounts {
  const its = (board as BoardName) === 'rally' ? player : player.assistance
  return (its.load ??= {})
}

/** Cards go from a board to their pile, or the other way with a negative number. */
export function moveToPile(model: RallyModel, player: Player, board: BoardName, card: CardName, count: number): void {
  addCount(loadOfBoard(player, board), card, -count)
  addCount(model.piles, card, count)
}

/** What a player's features can do, after a change of what puts them out. */
export function updateDerived(player: Player): void {
  const held = new Set(player.hazards)
  const broken: Record<string, string> = { sport_suspension: 'pothole', power_kit: 'power_failure' }
  player.active = []
  player.out = []
  for (const { feature, marked, sabotaged } of player.features) {
    const hazard = broken[feature]
    const causes = [
      marked ? ('dice' as const) : [],
      hazard !== undefined && held.has(hazard) ? ('hazard' as const) : [],
      sabotaged ? ('sabotage' as const) : [],
    ].flat()
    if (causes.length) player.out.push({ feature, causes })
    else player.active.push(feature)
  }
}

/** A turn is over: what the dice have put out works again. */
export function endTurn(player: Player): void {
  for (const feature of player.features) feature.marked = false
  updateDerived(player)
}

/** Sets the hand of the stopwatch; within a round it is `late` by one. */
export function setStopwatch(model: RallyModel, late: 0 | 1): void {
  const rounds = model.seats === 1 ? model.round : model.first_finish ? model.round - model.first_finish : 0
  const score = Math.max(0, rounds - late)
  const { notches } = model.known
  model.stopwatch = { laps: Math.floor(score / notches), notch: score % notches, score }
}

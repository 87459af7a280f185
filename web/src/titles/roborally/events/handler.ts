/** What the changes of all events share: how long things are looked at, and what marks a robot for a moment. */

import type { GameEvent } from '../../../lib/types'
import type { FlashKind, RoboModel, Robot } from '../types'

/** Changes what is drawn by an event; returns for how many milliseconds it is looked at, at speed 1. */
export type EventHandler = (model: RoboModel, event: GameEvent, robot: Robot) => number

export const SQUARE_MS = 240
export const TURN_MS = 260
export const CARRY_MS = 320
export const SHOT_MS = 450
export const GLANCE_MS = 350
export const MOMENT_MS = 700
export const CELEBRATION_MS = 1000

export function addFlash(model: RoboModel, robot: Robot, kind: FlashKind, time = GLANCE_MS): number {
  model.effects.flashes.push({ robot: robot.robot, kind })
  return time
}

export const flashFor =
  (kind: FlashKind, time = GLANCE_MS): EventHandler =>
  (model, _event, robot) =>
    addFlash(model, robot, kind, time)

export function registerOfEvent(event: GameEvent): number {
  return Number(event.register)
}

export function robotNamed(model: RoboModel, name: unknown): Robot | undefined {
  return model.robots?.find((each) => each.robot === name)
}

/** The cards that an event names: one or two. */
export function cardsOfEvent(event: GameEvent): string[] {
  return [event.card, event.second].filter((card) => card !== undefined).map(String)
}

/** Lays cards open in a register; those of the register being played are seen beside the board too. */
export function revealCards(model: RoboModel, robot: Robot, register: number, cards: string[]): void {
  robot.registers[register - 1] = cards.length > 1 ? cards : (cards[0] ?? null)
  if (!robot.revealed.includes(register)) robot.revealed = [...robot.revealed, register].sort()
  if (register === model.register) model.effects.cards[robot.robot] = cards
}

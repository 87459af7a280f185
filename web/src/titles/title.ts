/**
 * What a title brings to the browser: its board, its hand, and how its events change what is drawn. Everything else
 * (seats, clocks, log, chat, replays, trying things) is furniture that all titles share.
 */

import type { Component } from 'svelte'
import type { TitleWords } from '../lib/words.svelte'
import type { GameEvent, View } from '../lib/types'

/** What is drawn: a view, and what moves over it for a moment. Made anew by `model`, changed by `step`. */
export type Model = View

/** A part of the position in words, for screen readers and for those who like to read. */
export interface TextSection {
  heading: string
  lines: string[]
}

export interface TitleModule {
  /** The board. It finds all it needs in the desk (`getDesk`). */
  Board: Component
  /** What lies before the person: hand, registers, dice. It offers the decisions that it `claims`. */
  Hand?: Component
  /** What stands with a seat's name: damage, money, gauges. */
  SeatDetails?: Component<{ seat: number; model: Model }>
  /** A picture of the title for its card, and of a setting's choice (a course, a circuit). */
  Poster: Component
  ChoicePicture?: Component<{ setting: string; choice: string }>

  /** What is drawn of a position; `scene` is what never changes. */
  model(view: View, scene: View): Model
  /** Changes what is drawn by one event; returns how long that is to be looked at, in milliseconds at speed 1. */
  step(model: Model, event: GameEvent): number
  /** Takes away what was there for a moment only: beams, flashes. Called after each step's time. */
  settle(model: Model): void
  /** Whether an event is shown together with one before it, because the rules say that they happen together. It
   *  joins what is being shown if that holds for every event there. */
  together(before: GameEvent, event: GameEvent): boolean
  /** Whether an event is worth a line in the log. */
  matters(event: GameEvent): boolean
  /** Where rounds begin, for jumping. */
  round(event: GameEvent): number | null
  /** Whether the hand or the board offers a decision, so that the action bar need not. */
  claims(decision: string): boolean
  /** What is asked of a seat now, in words. */
  question(view: View, seat: number, words: TitleWords): string
  /** The position in words. `scene` is what never changes. */
  text(view: View, scene: View, words: TitleWords): TextSection[]
}

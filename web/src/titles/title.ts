/**
 * What a title brings to the browser: its board, its hand, and how its events change what is drawn. Everything else
 * (seats, clocks, log, chat, replays, sandboxes) is in components that all titles share.
 */

import type { Component } from 'svelte'
import type { DesignEditor } from '../lib/design_editor.svelte'
import type { TitleTranslations } from '../lib/translations.svelte'
import type { Campaign, View } from '../lib/types'

/** What is drawn: made of a view, and under `effects` what is seen over it for a moment. */
export type BoardModel = View & { effects?: unknown }

/** A part of the position in words, for screen readers and for those who like to read. */
export interface TextSection {
  heading: string
  lines: string[]
  /** What is better read by row and column; the first cell of a row names it. */
  table?: { head: string[]; rows: string[][] }
}

/** What is worth knowing about a choice of a setting (a course, a circuit) before it is made. */
export interface ChoiceFacts {
  /** For how many seats it is meant. */
  seats: { least: number; most: number; even: boolean }
  /** What it is listed under; the title says it by the message `<setting>-group-<group>`. */
  group: string
  /** Messages of the title, with their arguments: the facts in a few words each, and what is special in sentences. */
  facts: [string, Record<string, string | number>][]
  updates: string[]
}

/** How the settings of a title stand on the page on which a table is set up. */
export interface SettingsLayout {
  /** The setting that is picked from pictures. */
  picture?: string
  /** Settings that matter to everybody; all others are folded away. */
  first?: string[]
  /** Settings that matter only where the title's own clock runs. */
  clock?: string[]
  /** What a newcomer's campaign is begun with. */
  campaign?: Record<string, string | number | boolean>
  /** Settings that go together, said by `preset-<name>`; the first is what a newcomer plays, against two novices
   *  and until everybody has a place. With `seats` it is for exactly so many. */
  presets?: { name: string; settings: Record<string, string | number | boolean>; seats?: number }[]
}

export type ChoicePicture = Component<{ setting: string; choice: string }>

/** The types of a title: what the server sends (generated from its declarations), and what its board draws of it. They are
 *  known to itself only: for all others they are whatever they are. */
export interface TitleTypes {
  View: object
  Scene: object
  Preview: object
  Event: { event: string }
  Model: object
}

export type PositionText<T extends TitleTypes> = (
  view: T['View'],
  scene: T['Scene'],
  words: TitleTranslations,
  preview: Partial<T['Preview']>,
) => TextSection[]

export interface TitleModule<T extends TitleTypes = any> {
  /** The board. It finds all it needs in the session (`getSession`). */
  Board: Component
  /** What lies before the person: hand, registers, dice. It offers the decisions that it `offersDecision`. */
  Hand?: Component
  /** A sheet that is filled in while one plays, shown beside the board for as long as `hasSheet` says so. */
  Sheet?: Component
  hasSheet?(view: T['View']): boolean
  /** The key of the word on its tab, if "sheet" is not it. */
  sheetLabelKey?(view: T['View']): string
  /** What stands with a seat's name: damage, money, gauges. */
  SeatDetails?: Component<{ seat: number; model: T['Model'] }>
  /** A picture of a setting's choice (a course, a circuit). */
  ChoicePicture?: ChoicePicture
  /** What the signs of the board and the cards mean, for the page with the rules. */
  Reference?: Component<{ words: TitleTranslations }>
  /** What lasts in a campaign besides its standings: a deck, a passport. */
  Campaign?: Component<{ campaign: Campaign; words: TitleTranslations }>
  /** Where boards of one's own are built (`/workshop/<title>`); it finds all it needs in the editor. */
  Workshop?: Component<{ editor: DesignEditor; words: TitleTranslations }>
  settingsLayout?: SettingsLayout
  choiceFacts?(setting: string, choice: string): Promise<ChoiceFacts>

  /** What is drawn of a position; `scene` is what never changes, `before` what was drawn a moment ago. */
  createModel(view: T['View'], scene: T['Scene'], before?: Partial<T['Model']>): T['Model']
  /** Puts under `effects` what is seen of an event for a moment, before what it changes is drawn; returns how
   *  long that is to be looked at, in milliseconds at speed 1. */
  showEvent(model: T['Model'], event: T['Event']): number
  /** How long an event is looked at where it is drawn, in milliseconds at speed 1. */
  shownFor(event: T['Event']): number
  /** Whether an event is shown together with one before it, because the rules say that they happen together. It
   *  joins what is being shown if that holds for every event there. */
  areSimultaneous(before: T['Event'], event: T['Event']): boolean
  /** Whether an event is worth a line in the log. */
  isLogged(event: T['Event']): boolean
  /** Where rounds begin, for jumping. */
  roundBegunBy(event: T['Event']): number | null
  /** Whether the hand or the board offers a decision, so that the action bar need not. */
  offersDecision(decision: string): boolean
  /** What decisions of a kind are listed under in the action bar. */
  decisionHeading?(kind: string, words: TitleTranslations): string
  /** What is to be known of a decision before it is made, beside its words in the action bar. */
  decisionNote?(decision: string, preview: Record<string, unknown> | undefined, words: TitleTranslations): string
  /** What values are called at this table, by value set: the spaces of its track, say. */
  valueNames?(scene: T['Scene'], words: TitleTranslations): Record<string, (name: string) => string | undefined>
  /** What is asked of a seat now, in words; the legal list tells apart what no view shows. */
  questionText(view: T['View'], seat: number, words: TitleTranslations, legal: readonly string[]): string
  /** The position in words. `scene` is what never changes, `preview` what the engine tells in advance. */
  positionText: PositionText<T>
}

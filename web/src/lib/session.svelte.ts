/**
 * The session: one table as the page shows it. Components and boards ask the session and nothing else, so that the live game,
 * a replay and a sandbox look and work alike.
 */

import { getContext, setContext } from 'svelte'
import type { TitleModule, TitleTypes } from '../titles/title'
import type { LiveSession } from './live_session.svelte'
import type { GameLog } from './game_log.svelte'
import type { EventAnimator } from './animator.svelte'
import type { TableView, LegalityAnswer } from './types'
import type { TitleTranslations } from './translations.svelte'

/** The table, with the view and the preview of a title. */
export type TitleTable<T extends TitleTypes> = Omit<TableView, 'view' | 'preview'> & {
  view?: T['View']
  preview?: T['Preview']
}

/** The animator, with what the board of a title draws. */
export type TitleAnimator<T extends TitleTypes> = Omit<EventAnimator, 'title' | 'scene' | 'model'> & {
  readonly model: T['Model']
}

export interface TableSession<T extends TitleTypes = any> {
  readonly mode: 'live' | 'replay' | 'try'
  readonly match: string
  readonly title: TitleModule<T>
  readonly words: TitleTranslations
  /** What never changes: the course, the map. */
  readonly scene: T['Scene']
  readonly animator: TitleAnimator<T>
  /** What happened, as the present viewer was told. */
  readonly log: GameLog
  /** The table as it is shown: while something longer than a moment is being shown, as it was then. */
  readonly table: TitleTable<T> | null
  /** The table as it is known now, for whoever sends decisions one after the other. */
  readonly latest: TitleTable<T> | null
  /** Whether the stage belongs to what is being shown: nothing is asked meanwhile. */
  readonly watching: boolean
  /** Whose view it is; null for what everybody may see. */
  readonly you: number | null
  /** The seat that decides here now, if it is one of mine. */
  readonly decidingSeat: number | null
  readonly legal: string[]
  /** The decision that is lit, on the board and in the action bar alike. */
  highlighted: string | null
  /** The decisions, in order, that the hint proposes that is picked now: boards draw them as a ghost. */
  suggestion: readonly string[]
  /** Whether the table has just gone back to an earlier moment: whoever did that decides by hand. */
  readonly wentBack: boolean
  /** Whether a decision is on its way. */
  readonly busy: boolean
  act(decision: string): Promise<void>
  explainRefusal(decision: string): Promise<LegalityAnswer>
  /** Takes back my latest step, or the one at this place of `table.take_back`. */
  takeBack(step?: number): Promise<void>
}

const KEY = Symbol('session')

export function setSession(session: TableSession): void {
  setContext(KEY, session)
  // A title may give the seats the colours of its pieces for as long as it is on the table.
  $effect(() => {
    const { dataset } = document.documentElement
    dataset.title = session.words.title
    return () => delete dataset.title
  })
}

/** The session; a component of one title asks for that of its title: `getSession<RoboSession>()`. */
export function getSession<Session = TableSession>(): Session {
  return getContext<Session>(KEY)
}

/** The session of a game that is being played, or null in a replay or a sandbox. */
export function asLiveSession(session: TableSession): LiveSession | null {
  return session.mode === 'live' ? (session as LiveSession) : null
}

/** What is asked of the seat that decides here, in words; nothing where none does. */
export function questionText({ table, decidingSeat, title, words, legal }: TableSession): string {
  return decidingSeat === null || !table?.view ? '' : title.questionText(table.view, decidingSeat, words, legal)
}

/** The name of a seat: the person's, or its number. */
export function seatName(table: Pick<TableView, 'seats'> | null, seat: number): string {
  return table?.seats[seat]?.name || String(seat + 1)
}

/**
 * The desk: one table as the page shows it. Furniture and boards ask the desk and nothing else, so that the live game,
 * a replay and a trial look and work alike.
 */

import { getContext, setContext } from 'svelte'
import type { TitleModule } from '../titles/title'
import type { LiveDesk } from './live_desk.svelte'
import type { Logbook } from './logbook.svelte'
import type { Stage } from './stage.svelte'
import type { Sight, View, Why } from './types'
import type { TitleWords } from './words.svelte'

export interface Desk {
  readonly mode: 'live' | 'replay' | 'try'
  readonly match: string
  readonly title: TitleModule
  readonly words: TitleWords
  /** What never changes: the course, the map. */
  readonly scene: View
  readonly stage: Stage
  /** What happened, as the present viewer was told. */
  readonly log: Logbook
  /** The table as it is known now; the stage may still be on its way there. */
  readonly sight: Sight | null
  /** Whose view it is; null for what everybody may see. */
  readonly you: number | null
  /** The seat that decides here now, if it is one of mine. */
  readonly asked: number | null
  readonly legal: string[]
  /** The decision that is lit, on the board and in the action bar alike. */
  lit: string | null
  /** Whether a decision is on its way. */
  readonly busy: boolean
  act(decision: string): Promise<void>
  why(decision: string): Promise<Why>
  /** Takes back my latest step, or the one at this place of `sight.take_back`. */
  takeBack(step?: number): Promise<void>
}

const KEY = Symbol('desk')

export function setDesk(desk: Desk): void {
  setContext(KEY, desk)
  // A title may give the seats the colours of its pieces for as long as it is on the table.
  $effect(() => {
    const { dataset } = document.documentElement
    dataset.title = desk.words.title
    return () => delete dataset.title
  })
}

export function getDesk<D extends Desk = Desk>(): D {
  return getContext<D>(KEY)
}

/** The desk of a game that is being played, or null where one looks back or tries things. */
export function liveDesk(desk: Desk): LiveDesk | null {
  return desk.mode === 'live' ? (desk as LiveDesk) : null
}

/** The name of a seat: the person's, or its number. */
export function seatName(sight: Sight | null, seat: number): string {
  return sight?.seats[seat]?.name || String(seat + 1)
}

/** Why anything is asked at a table: the goal of the game, told until the first turn is done. */

import type { TitleModule } from '../titles/title'
import type { GameLog } from './game_log.svelte'
import type { TitleTranslations } from './translations.svelte'
import type { TableView } from './types'

/** The goal of a game in one sentence: an attribute of the title's name, `.goal`. A setting that changes it has one of its
 *  own (`.goal-expert`, `.goal-course-war_zone`), and so has who plays alone (`.goal-alone`). */
export function goalText(words: TitleTranslations, table: Pick<TableView, 'seats' | 'settings'>): string {
  const chosen = Object.entries(table.settings).map(([name, value]) =>
    value === true ? `goal-${name}` : `goal-${name}-${String(value)}`,
  )
  const keys = [...chosen, ...(table.seats.length === 1 ? ['goal-alone'] : []), 'goal']
  return keys.map((key) => words.attribute('title', key)).find((said) => said) ?? ''
}

/** Whether one of these seats has decided and its first round is over; where a title counts none, whether it has decided. */
export function isFirstTurnDone(
  log: Pick<GameLog, 'updates' | 'lines'>,
  seats: readonly number[],
  title: Pick<TitleModule, 'roundBegunBy'>,
): boolean {
  if (!log.updates.some((note) => note.kind === 'stepped' && note.seat !== null && seats.includes(note.seat)))
    return false
  const rounds = log.lines
    .map(({ event }) => (event ? title.roundBegunBy(event) : null))
    .filter((round) => round !== null)
  return rounds.length === 0 || new Set(rounds).size > 1
}

/** What a table is while something is being shown on it: the stage belongs to that moment, not to what has come of it. */

import type { TableView, View } from './types'

/** The table at a moment that is behind what is known: the game as it stood, nothing asked, nobody's turn. Who is there,
 *  clocks, chat and proposals are never behind. */
export function momentOf(latest: TableView, before: TableView, view: View): TableView {
  const { status, outcome, question } = before
  const nothing = { waiting: [], legal: [], always_legal: [], take_back: [], open_seats: [], preview: undefined }
  return { ...latest, ...nothing, status, outcome, question, view }
}

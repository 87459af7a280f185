/**
 * How a title looks that has no folder here: the board that its scene declares, with its own words; the position in
 * words where it declares none. What cannot be pressed on the board is offered by the action bar.
 */

import type { GameEvent } from '../../lib/types'
import type { TitleModule } from '../title'
import Board from './Board.svelte'
import { decisionHeading, decisionNote, positionText, questionText } from './describe'
import SeatDetails from './SeatDetails.svelte'

/** How long an event is looked at: long enough to follow a piece that it moves. */
const CHANGED = 700
const TOLD = 400

const shownFor = ({ changes }: GameEvent): number => (changes?.length ? CHANGED : TOLD)

export const title: TitleModule = {
  Board,
  SeatDetails,
  createModel: (view) => structuredClone(view),
  showEvent: (_model, event) => shownFor(event),
  shownFor,
  areSimultaneous: () => false,
  isLogged: () => true,
  roundBegunBy: (event: GameEvent) => (event.event === 'turn' && typeof event.turn === 'number' ? event.turn : null),
  offersDecision: () => false,
  decisionHeading,
  decisionNote,
  questionText,
  positionText,
}

/** GangRush in the browser: the bridge, the cars, and what they do when something happens. */

import type { TitleModule } from '../title'
import { settingsLayout } from './settings_layout'
import Board from './Board.svelte'
import { offersDecision, questionText } from './questions'
import Hand from './Hand.svelte'
import Reference from './Reference.svelte'
import SeatDetails from './SeatDetails.svelte'
import { isLogged, createModel, roundBegunBy, showEvent, areSimultaneous } from './playback'
import { positionText } from './position_text'

export const title: TitleModule = {
  Board,
  Hand,
  SeatDetails,
  Reference,
  settingsLayout,
  createModel,
  showEvent,

  areSimultaneous,
  isLogged,
  roundBegunBy,
  offersDecision,
  questionText,
  positionText,
}

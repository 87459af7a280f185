/** Classic Rally in the browser: the map, the two cars of everybody, and what they do when something happens. */

import type { TitleModule } from '../title'
import { settingsLayout } from './settings_layout'
import Board from './Board.svelte'
import { offersDecision, questionText } from './questions'
import Hand from './Hand.svelte'
import Reference from './Reference.svelte'
import SeatDetails from './SeatDetails.svelte'
import * as playback from './playback'
import { positionText } from './position_text'
import type { ClassicRally } from './types'
import './hand.css'
import './palette.css'

export const title: TitleModule<ClassicRally> = {
  Board,
  Hand,
  SeatDetails,
  Reference,
  settingsLayout,
  ...playback,
  offersDecision,
  questionText,
  positionText,
}

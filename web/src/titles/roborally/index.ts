/** RoboRally in the browser: the factory floor, the program, and what they do when something happens. */

import type { TitleModule } from '../title'
import Board from './Board.svelte'
import ChoicePicture from './ChoicePicture.svelte'
import Hand from './Hand.svelte'
import Reference from './Reference.svelte'
import SeatDetails from './SeatDetails.svelte'
import { offersDecision, questionText } from './questions'
import { choiceFacts } from './courses'
import { settingsLayout } from './settings_layout'
import './palette.css'
import * as playback from './playback'
import { positionText } from './position_text'
import type { RoboRally } from './types'

export const title: TitleModule<RoboRally> = {
  Board,
  Hand,
  SeatDetails,
  ChoicePicture,
  Reference,
  settingsLayout,
  choiceFacts,
  ...playback,
  offersDecision,
  questionText,
  positionText,
}

/** GangRush in the browser: the bridge, the cars, and what they do when something happens. */

import type { TitleModule } from '../title'
import { settingsLayout } from './settings_layout'
import Board from './Board.svelte'
import { offersDecision, questionText } from './questions'
import Hand from './Hand.svelte'
import Reference from './Reference.svelte'
import SeatDetails from './SeatDetails.svelte'
import './palette.css'
import * as playback from './playback'
import { valueNames } from './place_names'
import { positionText } from './position_text'
import type { GangRush } from './types'

export const title: TitleModule<GangRush> = {
  Board,
  Hand,
  SeatDetails,
  Reference,
  settingsLayout,
  ...playback,
  offersDecision,
  questionText,
  positionText,
  valueNames,
}

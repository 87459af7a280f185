/** Rallyman: GT in the browser: the circuit, the dice, and what they do when something happens. */

import type { TitleModule } from '../title'
import Board from './Board.svelte'
import ChoicePicture from './ChoicePicture.svelte'
import Hand from './Hand.svelte'
import Reference from './Reference.svelte'
import SeatDetails from './SeatDetails.svelte'
import Sheet from './records/TimeSheet.svelte'
import Workshop from './editor/Workshop.svelte'
import { offersDecision, questionText } from './questions'
import { choiceFacts } from './circuits'
import { settingsLayout } from './settings_layout'
import { timedRun } from './records/time_sheet'
import './palette.css'
import * as playback from './playback'
import { valueNames } from './place_names'
import { positionText } from './position_text'
import type { RallymanGt } from './types'

export const title: TitleModule<RallymanGt> = {
  Board,
  Hand,
  SeatDetails,
  Sheet,
  hasSheet: (view) => timedRun(view, null) !== null,
  ChoicePicture,
  Reference,
  Workshop,
  settingsLayout,
  choiceFacts,
  ...playback,
  offersDecision,
  questionText,
  positionText,
  valueNames,
}

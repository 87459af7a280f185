/** The Great Race in the browser: the map of Africa, the crews on it, and what happens to them. */

import type { TitleModule } from '../title'
import { settingsLayout } from './settings_layout'
import Board from './Board.svelte'
import CampaignRecord from './CampaignRecord.svelte'
import { offersDecision, questionText } from './questions'
import Hand from './Hand.svelte'
import { isSolitary } from './model'
import Reference from './Reference.svelte'
import SeatDetails from './SeatDetails.svelte'
import SoloSheet from './SoloSheet.svelte'
import { valueNames } from './place_names'
import * as playback from './playback'
import { positionText } from './position_text'
import type { GreatRace } from './types'
import './dashboard/dashboard.css'
import './palette.css'

export const title: TitleModule<GreatRace> = {
  Board,
  Hand,
  Sheet: SoloSheet,
  hasSheet: (view) => view.seats === 1,
  sheetLabelKey: (view) => (isSolitary(view) ? 'race-passport' : 'race-torpedo-tab'),
  SeatDetails,
  Reference,
  Campaign: CampaignRecord,
  settingsLayout,
  ...playback,
  offersDecision,
  questionText,
  valueNames,
  positionText,
}

/** The Great Race in the browser: the map of Africa, the crews on it, and what happens to them. */

import type { TitleModule } from '../title'
import { arrangement } from './arrangement'
import Board from './Board.svelte'
import Campaign from './Campaign.svelte'
import { claims, question } from './choices'
import Hand from './Hand.svelte'
import { isAlone } from './model'
import Reference from './Reference.svelte'
import SeatDetails from './SeatDetails.svelte'
import Sheet from './Sheet.svelte'
import { matters, model, round, settle, step, together } from './show'
import { text } from './text'
import type { RaceView } from './types'

export const title: TitleModule = {
  Board,
  Hand,
  Sheet,
  sheeted: (view) => (view as unknown as RaceView).seats === 1,
  sheetWord: (view) => (isAlone(view as unknown as RaceView) ? 'race-passport' : 'race-torpedo-tab'),
  SeatDetails,
  Reference,
  Campaign,
  arrangement,
  model,
  step,
  settle,
  together,
  matters,
  round,
  claims,
  question,
  text,
}

/** Rallyman: GT in the browser: the circuit, the dice, and what they do when something happens. */

import type { TitleModule } from '../title'
import Board from './Board.svelte'
import ChoicePicture from './ChoicePicture.svelte'
import Hand from './Hand.svelte'
import Reference from './Reference.svelte'
import SeatDetails from './SeatDetails.svelte'
import Sheet from './records/TimeSheet.svelte'
import Workshop from './editor/Workshop.svelte'
import { claims, question } from './choices'
import { arrangement, facts } from './circuits'
import { timedRun } from './records/sheet'
import { matters, model, round, settle, step, together } from './show'
import { text } from './text'
import type { GtView } from './types'

export const title: TitleModule = {
  Board,
  Hand,
  SeatDetails,
  Sheet,
  sheeted: (view) => timedRun(view as unknown as GtView, null) !== null,
  ChoicePicture,
  Reference,
  Workshop,
  arrangement,
  facts,
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

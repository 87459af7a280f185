/** RoboRally in the browser: the factory floor, the program, and what they do when something happens. */

import type { TitleModule } from '../title'
import Board from './Board.svelte'
import ChoicePicture from './ChoicePicture.svelte'
import Hand from './Hand.svelte'
import Reference from './Reference.svelte'
import SeatDetails from './SeatDetails.svelte'
import { claims, question } from './choices'
import { arrangement, facts } from './courses'
import { matters, model, round, settle, step, together } from './show'
import { text } from './text'

export const title: TitleModule = {
  Board,
  Hand,
  SeatDetails,
  ChoicePicture,
  Reference,
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

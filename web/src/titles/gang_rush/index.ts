/** GangRush in the browser: the bridge, the cars, and what they do when something happens. */

import type { TitleModule } from '../title'
import { arrangement } from './arrangement'
import Board from './Board.svelte'
import { claims, question } from './choices'
import Hand from './Hand.svelte'
import Reference from './Reference.svelte'
import SeatDetails from './SeatDetails.svelte'
import { matters, model, round, settle, step, together } from './show'
import { text } from './text'

export const title: TitleModule = {
  Board,
  Hand,
  SeatDetails,
  Reference,
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

/** The Great Race in the browser: the map of Africa, the crews on it, and what happens to them. */

import type { TitleModule } from '../title'
import Board from './Board.svelte'
import { claims, question } from './choices'
import Poster from './Poster.svelte'
import { matters, model, round, settle, step, together } from './show'
import { text } from './text'

export const title: TitleModule = {
  Board,
  Poster,
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

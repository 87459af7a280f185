/** Rallyman: GT in the browser: the circuit, the dice, and what they do when something happens. */

import type { TitleModule } from '../title'
import Board from './Board.svelte'
import Poster from './Poster.svelte'
import { matters, model, round, settle, step, together } from './show'
import type { GtView } from './types'

export const title: TitleModule = {
  Board,
  Poster,
  model,
  step,
  settle,
  together,
  matters,
  round,
  claims: () => false,
  question(view, seat, words) {
    const { asked } = view as unknown as GtView
    return asked && (asked.seat === null || asked.seat === seat) ? words.message(`ask-${asked.question}`) : ''
  },
  text: () => [],
}

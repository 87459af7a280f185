/** How a title looks that has no drawing yet: its position in words. Everything is offered by the action bar. */

import Board from '../../furniture/TextView.svelte'
import type { GameEvent, View } from '../../lib/types'
import type { TitleModule } from '../title'

export const title: TitleModule = {
  Board,
  model: (view) => structuredClone(view),
  step: () => 400,
  settle: () => {},
  together: () => false,
  matters: () => true,
  round: (event: GameEvent) => (event.event === 'turn' && typeof event.turn === 'number' ? event.turn : null),
  claims: () => false,
  question: () => '',
  text: (view: View) => [
    { heading: '', lines: Object.entries(view).map(([name, value]) => `${name}: ${JSON.stringify(value)}`) },
  ],
}

/** How a title looks that has no drawing yet: its position in words. Everything is offered by the action bar. */

import Board from '../../components/PositionText.svelte'
import type { GameEvent, View } from '../../lib/types'
import type { TitleModule } from '../title'

export const title: TitleModule = {
  Board,
  createModel: (view) => structuredClone(view),
  showEvent: () => 400,
  areSimultaneous: () => false,
  isLogged: () => true,
  roundBegunBy: (event: GameEvent) => (event.event === 'turn' && typeof event.turn === 'number' ? event.turn : null),
  offersDecision: () => false,
  questionText: () => '',
  positionText: (view: View) => [
    { heading: '', lines: Object.entries(view).map(([name, value]) => `${name}: ${JSON.stringify(value)}`) },
  ],
}

/** How a game of mine stands, in two or three words. */

import { seatName } from '../../lib/desk.svelte'
import type { Standing } from '../../lib/standings.svelte'
import { t } from '../../lib/words.svelte'

export function stateOf({ state, sight, due, key }: Standing): string {
  if (due) return t('state-your-turn')
  if (state === 'playing' && sight?.waiting?.length === 1)
    return t('state-turn-of', { who: seatName(sight, sight.waiting[0] ?? 0) })
  if (state === 'over') {
    const mine = sight?.outcome?.filter((placing) => key.seats.includes(placing.seat)) ?? []
    const best = Math.min(...mine.map((placing) => placing.place))
    if (mine.length) return t('state-placed', { place: best })
  }
  return t(`state-${state}`)
}

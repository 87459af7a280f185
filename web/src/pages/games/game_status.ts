/** How a game of mine stands, in two or three words. */

import { seatName } from '../../lib/session.svelte'
import type { TableStatus } from '../../lib/table_statuses.svelte'
import { t } from '../../lib/translations.svelte'

export function gameStatusText({ state, table, due, key }: TableStatus): string {
  if (due) return t('state-your-turn')
  if (state === 'playing' && table?.waiting?.length === 1)
    return t('state-turn-of', { who: seatName(table, table.waiting[0] ?? 0) })
  if (state === 'over') {
    const mine = table?.outcome?.filter((placing) => key.seats.includes(placing.seat)) ?? []
    const best = Math.min(...mine.map((placing) => placing.place))
    if (mine.length) return t('state-placed', { place: best })
  }
  return t(`state-${state}`)
}

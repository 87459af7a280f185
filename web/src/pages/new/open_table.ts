/** Opens a table, keeps the key to it, and goes there. */

import { post } from '../../lib/api'
import { botLevelName } from '../../lib/bot_levels'
import { seatKeys } from '../../lib/seat_keys.svelte'
import { preferences } from '../../lib/preferences.svelte'
import { router } from '../../lib/router.svelte'
import type { OpenedTable, TitleInfo } from '../../lib/types'
import { t } from '../../lib/translations.svelte'
import type { Starter } from '../../ui/StartingGrid.svelte'
import { tableRequest, seatNames, type TableChoices } from './table_choices'
import { saveLastChoices } from './last_table'

/** What everybody at the table will be called. */
export function occupantNames(choices: TableChoices): string[] {
  const me = preferences.name.trim() || t('seat-me-unnamed')
  return seatNames(choices.seats, me, (number) => t('seat-friend-unnamed', { number }))
}

/** Who starts, for the grid: everybody by name, and who they are. */
export function startersOf(choices: TableChoices): Starter[] {
  const names = occupantNames(choices)
  return choices.seats.map(({ who, level }, place) => {
    if (who === 'link') return { name: t('seat-free'), note: t('seat-by-link'), free: true }
    return {
      name: names[place] ?? '',
      note: who === 'bot' ? botLevelName(level) : t(who === 'me' ? 'you' : 'seat-here'),
    }
  })
}

/** Keeps the key to a table that was opened, and goes there. */
export function goToOpened({ match, token, seats, invitation }: OpenedTable, title: string): void {
  seatKeys.keep({ match, title, token, seats, host: true, invitation })
  router.go(`/tables/${match}`)
}

/** Raises `ApiError` where the server refuses; what was chosen is remembered all the same. */
export async function openTable(choices: TableChoices, info: TitleInfo): Promise<void> {
  saveLastChoices(choices)
  const opened = await post<OpenedTable>('/api/tables', tableRequest(choices, info, occupantNames(choices)), {
    token: seatKeys.account?.token,
  })
  goToOpened(opened, info.title)
}

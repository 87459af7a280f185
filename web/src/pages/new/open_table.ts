/** Opens a table, keeps the key to it, and goes there. */

import { post } from '../../lib/api'
import { seatKeys } from '../../lib/seat_keys.svelte'
import { preferences } from '../../lib/preferences.svelte'
import { router } from '../../lib/router.svelte'
import type { OpenedTable, TitleInfo } from '../../lib/types'
import { t } from '../../lib/translations.svelte'
import { tableRequest, seatNames, type TableChoices } from './table_choices'
import { saveLastChoices } from './last_table'

/** What everybody at the table will be called. */
export function occupantNames(choices: TableChoices): string[] {
  const me = preferences.name.trim() || t('seat-me-unnamed')
  return seatNames(choices.seats, me, (number) => t('seat-friend-unnamed', { number }))
}

/** Raises `ApiError` where the server refuses; what was chosen is remembered all the same. */
export async function openTable(choices: TableChoices, info: TitleInfo): Promise<void> {
  saveLastChoices(choices)
  const opened = await post<OpenedTable>('/api/tables', tableRequest(choices, info, occupantNames(choices)), {
    token: seatKeys.account?.token,
  })
  const { match, token, seats, invitation } = opened
  seatKeys.keep({ match, title: info.title, token, seats, host: true, invitation })
  router.go(`/tables/${match}`)
}

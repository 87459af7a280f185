/** The pages. The lobby is there from the start; each of the others is loaded when it is needed. */

import type { Component } from 'svelte'
import { type PageName, router } from '../lib/router.svelte'
import { seatKeys } from '../lib/seat_keys.svelte'
import { loadTitleTranslations } from '../lib/translations.svelte'
import { loadTitleModule } from '../titles'

type LaterPage = Exclude<PageName, 'lobby'>

const later: Record<LaterPage, () => Promise<{ default: Component }>> = {
  new: () => import('./NewTable.svelte'),
  table: () => import('./Table.svelte'),
  games: () => import('./MyGames.svelte'),
  replays: () => import('./ReplayList.svelte'),
  replay: () => import('./Replay.svelte'),
  workshop: () => import('./Workshop.svelte'),
  records: () => import('./BestResults.svelte'),
  campaigns: () => import('./Campaigns.svelte'),
  settings: () => import('./Settings.svelte'),
  help: () => import('./Help.svelte'),
  nowhere: () => import('./NotFound.svelte'),
}

export const loadPage = (page: LaterPage) => later[page]()

/** Asks at once for all that is known to be needed here; whoever needs it waits for it, and hears it if it does not come. */
export function askAhead(): void {
  const { page, name } = router.route
  if (page === 'lobby') return
  const asked: Promise<unknown>[] = [loadPage(page)]
  const title = page === 'table' ? seatKeys.of(name)?.title : ''
  if (title) asked.push(loadTitleModule(title), loadTitleTranslations(title))
  void Promise.allSettled(asked)
}

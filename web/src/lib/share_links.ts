/** Links that others can open. What gives access stands after the #, which no browser sends to a server. */

import { announcer } from './announce.svelte'
import { type RequestOptions, get, post } from './api'
import { reachableOrigin } from './reachable_origin'
import { seatKeys } from './seat_keys.svelte'
import type { Invitation, Moment, TableView } from './types'
import { t } from './translations.svelte'

/** An invitation to a table: the one that is known, or a new one. */
export async function invitationTo(match: string, requestOptions: RequestOptions): Promise<string> {
  const known = seatKeys.of(match)?.invitation
  if (known) return known
  const { invitation } = await post<Invitation>(`/api/tables/${match}/invitations`, undefined, requestOptions)
  seatKeys.keep({ match, invitation })
  return invitation
}

/** The address of a moment as everybody saw it. `number` counts as the viewer does. */
export async function replayLink(
  table: TableView,
  number: number,
  seat: number | null,
  requestOptions: RequestOptions,
): Promise<string> {
  const query = seat === null ? '' : `?seat=${seat}`
  const [{ shared }, invitation, { origin }] = await Promise.all([
    get<Moment>(`/api/tables/${table.match}/moments/${number}${query}`, requestOptions),
    table.public ? '' : invitationTo(table.match, requestOptions),
    reachableOrigin(),
  ])
  const code = invitation ? `#${invitation}` : ''
  return `${origin}/replays/${table.match}?view=all&at=${shared}${code}`
}

/** Copies a link, or hands it to the phone's own sharing; shows it where neither works. */
export async function shareLink(link: string, title: string): Promise<void> {
  if (navigator.share && matchMedia('(pointer: coarse)').matches) {
    try {
      await navigator.share({ url: link, title })
      return
    } catch {
      // Closed without sharing, or not allowed here: copying is left.
    }
  }
  try {
    await navigator.clipboard.writeText(link)
    announcer.show(t('link-copied'))
  } catch {
    announcer.show(t('link-shown', { link }), 'note', 30_000)
  }
}

/** Links that others can open. What gives access stands after the #, which no browser sends to a server. */

import { announcer } from './announce.svelte'
import { type Asking, get, post } from './api'
import { keys } from './keys.svelte'
import type { Sight } from './types'
import { t } from './words.svelte'

/** An invitation to this table, if one is needed to look at it. */
export async function invitationTo(sight: Sight, asking: Asking): Promise<string> {
  if (sight.public) return ''
  const known = keys.of(sight.match)?.invitation
  if (known) return known
  const { invitation } = await post<{ invitation: string }>(`/api/tables/${sight.match}/invitations`, undefined, asking)
  keys.keep({ match: sight.match, invitation })
  return invitation
}

/** The address of a moment as everybody saw it. `number` counts as the viewer does. */
export async function momentLink(sight: Sight, number: number, seat: number | null, asking: Asking): Promise<string> {
  const query = seat === null ? '' : `?seat=${seat}`
  const [{ shared }, invitation] = await Promise.all([
    get<{ shared: number }>(`/api/tables/${sight.match}/moments/${number}${query}`, asking),
    invitationTo(sight, asking),
  ])
  const code = invitation ? `#${invitation}` : ''
  return `${location.origin}/replays/${sight.match}?view=all&at=${shared}${code}`
}

/** Copies a link, or hands it to the phone's own sharing; shows it where neither works. */
export async function share(link: string, title: string): Promise<void> {
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

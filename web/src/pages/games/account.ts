/** Accounts: optional, and good for one thing: to find one's games again on another device. */

import { get, post, remove, Trouble } from '../../lib/api'
import { keys } from '../../lib/keys.svelte'

export interface AccountGame {
  match: string
  title: string
  status: 'gathering' | 'playing' | 'paused' | 'over'
  seats: { name: string; holder: string }[]
  options: Record<string, unknown>
  yours: number[]
  changed: number
}

export async function enter(how: 'accounts' | 'sessions', name: string, password: string): Promise<void> {
  const { name: called, token } = await post<{ name: string; token: string }>(`/api/${how}`, { name, password })
  keys.account = { name: called, token }
}

export async function signOut(): Promise<void> {
  const token = keys.account?.token
  keys.account = null
  // The session ends here in any case; that the server forgets it too is a courtesy.
  await remove('/api/sessions', { token }).catch(() => {})
}

/** The games of the account; signs out where the session is over. */
export async function accountGames(): Promise<AccountGame[]> {
  try {
    return (await get<{ games: AccountGame[] }>('/api/me/games', { token: keys.account?.token })).games
  } catch (error) {
    if (error instanceof Trouble && error.code === 'bad-token') keys.account = null
    throw error
  }
}

/** A key to my seats at a table that this browser does not know yet. */
export async function fetchKey(game: AccountGame): Promise<void> {
  const { token, seats } = await post<{ token: string; seats: number[] }>(`/api/tables/${game.match}/key`, undefined, {
    token: keys.account?.token,
  })
  keys.keep({ match: game.match, title: game.title, token, seats, over: game.status === 'over' })
}

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

export interface Me {
  name: string
  devices: number
  tables: number
}

/** Asks something for the account; signs out here where the session is over. */
async function asked<T>(asking: (token: { token: string | undefined }) => Promise<T>): Promise<T> {
  try {
    return await asking({ token: keys.account?.token })
  } catch (error) {
    if (error instanceof Trouble && error.code === 'bad-token') keys.account = null
    throw error
  }
}

export function me(): Promise<Me> {
  return asked((token) => get<Me>('/api/me', token))
}

export async function changePassword(password: string, fresh: string, others: boolean): Promise<void> {
  await asked((token) => post('/api/me/password', { password, new: fresh, others }, token))
}

export async function signOutEverywhere(): Promise<void> {
  await asked((token) => remove('/api/me/sessions', token))
  keys.account = null
}

export async function deleteAccount(password: string): Promise<void> {
  await asked((token) => post('/api/me/delete', { password }, token))
  keys.account = null
}

/** The games of the account; signs out where the session is over. */
export async function accountGames(): Promise<AccountGame[]> {
  return (await asked((token) => get<{ games: AccountGame[] }>('/api/me/games', token))).games
}

/** A key to my seats at a table that this browser does not know yet. */
export async function fetchKey(game: AccountGame): Promise<void> {
  const { token, seats } = await post<{ token: string; seats: number[] }>(`/api/tables/${game.match}/key`, undefined, {
    token: keys.account?.token,
  })
  keys.keep({ match: game.match, title: game.title, token, seats, over: game.status === 'over' })
}

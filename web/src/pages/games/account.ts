/** Accounts: optional, and good for one thing: to find one's games again on another device. */

import { get, post, deleteRequest, ApiError } from '../../lib/api'
import { seatKeys } from '../../lib/seat_keys.svelte'
import type { AccountGames, AccountInfo, AccountTable, SeatKey, SignedIn } from '../../lib/types'

export async function signUpOrIn(how: 'accounts' | 'sessions', name: string, password: string): Promise<void> {
  const { name: called, token } = await post<SignedIn>(`/api/${how}`, { name, password })
  seatKeys.account = { name: called, token }
}

export async function signOut(): Promise<void> {
  const token = seatKeys.account?.token
  seatKeys.account = null
  // The session ends here in any case; that the server forgets it too is a courtesy.
  await deleteRequest('/api/sessions', { token }).catch(() => {})
}

/** Asks something for the account; signs out here where the session is over. */
async function asked<T>(requestOptions: (token: { token: string | undefined }) => Promise<T>): Promise<T> {
  try {
    return await requestOptions({ token: seatKeys.account?.token })
  } catch (error) {
    if (error instanceof ApiError && error.code === 'bad-token') seatKeys.account = null
    throw error
  }
}

export function fetchAccount(): Promise<AccountInfo> {
  return asked((token) => get<AccountInfo>('/api/me', token))
}

export async function changePassword(password: string, fresh: string, others: boolean): Promise<void> {
  await asked((token) => post('/api/me/password', { password, new: fresh, others }, token))
}

export async function signOutEverywhere(): Promise<void> {
  await asked((token) => deleteRequest('/api/me/sessions', token))
  seatKeys.account = null
}

export async function deleteAccount(password: string): Promise<void> {
  await asked((token) => post('/api/me/delete', { password }, token))
  seatKeys.account = null
}

/** The games of the account; signs out where the session is over. */
export async function fetchAccountGames(): Promise<AccountTable[]> {
  return (await asked((token) => get<AccountGames>('/api/me/games', token))).games
}

/** A key to my seats at a table that this browser does not know yet. */
export async function fetchSeatKey(game: AccountTable): Promise<void> {
  const { token, seats } = await post<SeatKey>(`/api/tables/${game.match}/key`, undefined, {
    token: seatKeys.account?.token,
  })
  seatKeys.keep({ match: game.match, title: game.title, token, seats, over: game.status === 'over' })
}

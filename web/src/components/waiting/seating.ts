/** Taking and leaving seats before the start. Each raises `ApiError` where the server refuses. */

import { post, deleteRequest } from '../../lib/api'
import { seatKeys } from '../../lib/seat_keys.svelte'
import type { TakenSeat } from '../../lib/types'

function requestOptions(match: string) {
  const token = seatKeys.of(match)?.token
  return { token: token || seatKeys.account?.token }
}

/** Sits down; whoever sits at this screen already gets a key that is good for both. */
export async function takeSeat(match: string, name: string, seat: number): Promise<void> {
  const invitation = seatKeys.of(match)?.invitation
  const body = { name, seat, ...(invitation ? { invitation } : {}) }
  const { token, seats } = await post<TakenSeat>(`/api/tables/${match}/seats`, body, requestOptions(match))
  seatKeys.keep({ match, token, seats })
}

/** Puts a bot on a free seat; only the host may. */
export async function seatBot(match: string, level: string, name: string, seat: number): Promise<void> {
  await post(`/api/tables/${match}/seats`, { bot: level, name, seat }, { token: seatKeys.of(match)?.token })
}

/** Leaves a seat of mine, or (as the host) frees any. */
export async function leaveSeat(match: string, seat: number): Promise<void> {
  await deleteRequest(`/api/tables/${match}/seats/${seat}`, { token: seatKeys.of(match)?.token })
  const known = seatKeys.of(match)
  if (!known) return
  const seats = known.seats.filter((other) => other !== seat)
  // A key that opens nothing any more would only be refused.
  seatKeys.keep({ match, seats, token: seats.length || known.host ? (known.token ?? '') : '' })
}

export async function closeTable(match: string): Promise<void> {
  await post(`/api/tables/${match}/close`, undefined, { token: seatKeys.of(match)?.token })
  seatKeys.keep({ match, over: true })
}

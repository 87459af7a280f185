/** Requests to the server. Whatever goes wrong is raised as an `ApiError` with a code and a sentence. */

import { browserId } from './browser_id'
import { preferences } from './preferences.svelte'
import type { ErrorMessage } from './types'

export class ApiError extends Error {
  constructor(
    readonly said: ErrorMessage,
    readonly status = 0,
  ) {
    super(said.message)
    this.name = 'Trouble'
  }

  /** One that nobody said: the client found it out by itself. */
  static own(code: string, message = '', status = 0): ApiError {
    return new ApiError({ code, message, details: {} }, status)
  }

  get code(): string {
    return this.said.code
  }
}

export interface RequestOptions {
  token?: string | undefined
  invitation?: string | undefined
  /** The key of a campaign. */
  campaign?: string | undefined
  signal?: AbortSignal | undefined
}

function headers(requestOptions: RequestOptions): Headers {
  const found = new Headers({ 'accept-language': preferences.language })
  if (requestOptions.token) found.set('authorization', `Bearer ${requestOptions.token}`)
  if (requestOptions.invitation) found.set('x-paddock-invitation', requestOptions.invitation)
  if (requestOptions.campaign) found.set('x-paddock-campaign', requestOptions.campaign)
  return found
}

async function answered(response: Response): Promise<Response> {
  if (response.ok) return response
  let said: ErrorMessage | undefined
  try {
    said = (await response.json()) as ErrorMessage
  } catch {
    // A proxy in between has answered: there is only the status.
  }
  throw said?.code
    ? new ApiError(said, response.status)
    : ApiError.own('http', String(response.status), response.status)
}

async function send(path: string, init: RequestInit, requestOptions: RequestOptions): Promise<Response> {
  let response: Response
  try {
    response = await fetch(path, { ...init, signal: requestOptions.signal ?? null })
  } catch (error) {
    if (requestOptions.signal?.aborted) throw error
    throw ApiError.own('offline')
  }
  return answered(response)
}

export async function get<T>(path: string, requestOptions: RequestOptions = {}): Promise<T> {
  return (await send(path, { headers: headers(requestOptions) }, requestOptions)).json() as Promise<T>
}

/** The same for what is read page by page: whoever has asked for too much at once waits and goes on. */
export async function getWithRetry<T>(path: string, requestOptions: RequestOptions = {}): Promise<T> {
  for (;;) {
    try {
      return await get<T>(path, requestOptions)
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'too-many') throw error
      const seconds = Number(error.said.details?.seconds ?? 1)
      await new Promise((done) => setTimeout(done, 1000 * seconds))
    }
  }
}

/** How long to wait between tries for what can't be had at the moment, in seconds. */
const PAUSES = [1, 2, 4, 8, 15, 30]

/** The same for what may be had in a moment: tries again by itself while the server is busy or away, for a minute. */
export async function getWhenAvailable<T>(path: string, requestOptions: RequestOptions = {}): Promise<T> {
  for (const pause of PAUSES) {
    try {
      return await getWithRetry<T>(path, requestOptions)
    } catch (error) {
      if (!(error instanceof ApiError) || (error.status > 0 && error.status < 500)) throw error
      await new Promise((done) => setTimeout(done, 1000 * pause))
      requestOptions.signal?.throwIfAborted()
    }
  }
  return get<T>(path, requestOptions)
}

export async function getText(path: string, requestOptions: RequestOptions = {}): Promise<string> {
  return (await send(path, { headers: headers(requestOptions) }, requestOptions)).text()
}

export async function post<T>(
  path: string,
  body: unknown = undefined,
  requestOptions: RequestOptions = {},
): Promise<T> {
  const its = headers(requestOptions)
  its.set('x-paddock-browser', browserId())
  const init: RequestInit = { method: 'POST', headers: its }
  if (body !== undefined) {
    its.set('content-type', 'application/json')
    init.body = JSON.stringify(body)
  }
  return (await send(path, init, requestOptions)).json() as Promise<T>
}

export async function deleteRequest(path: string, requestOptions: RequestOptions = {}): Promise<void> {
  await send(path, { method: 'DELETE', headers: headers(requestOptions) }, requestOptions)
}

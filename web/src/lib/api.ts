/** Asking the server. Whatever goes wrong comes back as a `Trouble` with a code and a sentence. */

import { preferences } from './preferences.svelte'
import type { Said } from './types'

export class Trouble extends Error {
  readonly said: Said
  readonly status: number

  constructor(said: Said, status = 0) {
    super(said.message)
    this.name = 'Trouble'
    this.said = said
    this.status = status
  }

  get code(): string {
    return this.said.code
  }
}

export interface Asking {
  token?: string | undefined
  invitation?: string | undefined
  /** The key of a campaign. */
  campaign?: string | undefined
  signal?: AbortSignal | undefined
}

function headers(asking: Asking): Headers {
  const found = new Headers({ 'accept-language': preferences.language })
  if (asking.token) found.set('authorization', `Bearer ${asking.token}`)
  if (asking.invitation) found.set('x-paddock-invitation', asking.invitation)
  if (asking.campaign) found.set('x-paddock-campaign', asking.campaign)
  return found
}

async function answered(response: Response): Promise<Response> {
  if (response.ok) return response
  let said: Said = { code: 'http', message: '' }
  try {
    said = (await response.json()) as Said
  } catch {
    // A proxy in between has answered: there is only the status.
  }
  throw new Trouble(said.code ? said : { code: 'http', message: String(response.status) }, response.status)
}

async function send(path: string, init: RequestInit, asking: Asking): Promise<Response> {
  let response: Response
  try {
    response = await fetch(path, { ...init, signal: asking.signal ?? null })
  } catch (error) {
    if (asking.signal?.aborted) throw error
    throw new Trouble({ code: 'offline', message: '' })
  }
  return answered(response)
}

export async function get<T>(path: string, asking: Asking = {}): Promise<T> {
  return (await send(path, { headers: headers(asking) }, asking)).json() as Promise<T>
}

/** The same for what is read page by page: whoever has asked for too much at once waits and goes on. */
export async function getInTime<T>(path: string, asking: Asking = {}): Promise<T> {
  for (;;) {
    try {
      return await get<T>(path, asking)
    } catch (error) {
      if (!(error instanceof Trouble) || error.code !== 'too-many') throw error
      const seconds = Number(error.said.details?.seconds ?? 1)
      await new Promise((done) => setTimeout(done, 1000 * seconds))
    }
  }
}

export async function getText(path: string, asking: Asking = {}): Promise<string> {
  return (await send(path, { headers: headers(asking) }, asking)).text()
}

export async function post<T>(path: string, body: unknown = undefined, asking: Asking = {}): Promise<T> {
  const its = headers(asking)
  const init: RequestInit = { method: 'POST', headers: its }
  if (body !== undefined) {
    its.set('content-type', 'application/json')
    init.body = JSON.stringify(body)
  }
  return (await send(path, init, asking)).json() as Promise<T>
}

export async function remove(path: string, asking: Asking = {}): Promise<void> {
  await send(path, { method: 'DELETE', headers: headers(asking) }, asking)
}

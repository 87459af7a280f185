/**
 * The service worker: keeps what the pages are made of, so that the app opens at once and says in words when the server
 * can't be reached. Pages come from the server whenever it answers: after an upgrade nobody sees an old one.
 */

import { cacheRuleFor, outdatedCaches } from './lib/offline_cache'

interface Extendable extends Event {
  waitUntil(done: Promise<unknown>): void
}
interface Fetched extends Extendable {
  request: Request
  respondWith(response: Promise<Response>): void
}
interface Worker {
  skipWaiting(): Promise<void>
  clients: { claim(): Promise<void> }
  addEventListener(type: 'install' | 'activate', heard: (event: Extendable) => void): void
  addEventListener(type: 'fetch', heard: (event: Fetched) => void): void
}

declare const self: Worker
/** Written by the build: the files of the first page, and a name that changes with any of them. */
declare const __SHELL__: { version: string; files: string[] }

const worker = self
const PREFIX = 'paddock-'
const CACHE = PREFIX + __SHELL__.version
const PAGE = '/'

worker.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.addAll(__SHELL__.files.map((file) => new Request(file, { cache: 'no-cache' }))))
      .then(() => worker.skipWaiting()),
  )
})

worker.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(outdatedCaches(names, CACHE, PREFIX).map((name) => caches.delete(name))))
      .then(() => worker.clients.claim()),
  )
})

worker.addEventListener('fetch', (event) => {
  const { request } = event
  const answer = cacheRuleFor(request, location.origin)
  if (answer === 'asset') event.respondWith(kept(request))
  else if (answer === 'page') event.respondWith(fresh(request, PAGE))
  else if (answer === 'file') event.respondWith(fresh(request, request.url))
})

async function kept(request: Request): Promise<Response> {
  const known = await caches.match(request)
  if (known) return known
  const response = await fetch(request)
  if (response.ok) await keep(request.url, response)
  return response
}

async function fresh(request: Request, as: string): Promise<Response> {
  try {
    const response = await fetch(request)
    if (response.ok && !response.redirected) await keep(as, response)
    return response
  } catch (error) {
    const known = await caches.match(as)
    if (known) return known
    throw error
  }
}

async function keep(as: string, response: Response): Promise<void> {
  try {
    await (await caches.open(CACHE)).put(as, response.clone())
  } catch {
    // No room to keep it: it is asked for again the next time.
  }
}

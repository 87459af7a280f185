/** Which requests the service worker answers, and how. */

export type CacheRule =
  /** Not by the worker: the API, the line to a table, other servers. */
  | 'none'
  /** A file whose name changes with what is in it: kept, and never asked for again. */
  | 'asset'
  /** A page: from the server, or the one that is kept when the server can't be reached. */
  | 'page'
  /** A file beside the page: from the server, or the one that is kept. */
  | 'file'

export interface CacheableRequest {
  method: string
  mode: string
  url: string
}

export function cacheRuleFor({ method, mode, url }: CacheableRequest, origin: string): CacheRule {
  const address = new URL(url)
  if (method !== 'GET' || address.origin !== origin) return 'none'
  const path = address.pathname
  if (/^\/(api|docs|schema|health|metrics)(\/|$)/.test(path)) return 'none'
  if (path.startsWith('/assets/')) return 'asset'
  if (mode === 'navigate') return 'page'
  return /^\/[\w.-]+\.(svg|png|webmanifest|ico)$/.test(path) ? 'file' : 'none'
}

/** Which caches to throw away: all of ours but the newest and the one before it, whose pages may still be open. */
export function outdatedCaches(names: string[], now: string, prefix: string): string[] {
  const ours = names.filter((name) => name.startsWith(prefix) && name !== now)
  return ours.slice(0, -1)
}

/** Where we are: the address, as a page and its parts. Links work as links; no page is loaded anew. */

/** By the first part of a path: the page that is meant by it alone, and the one that is meant if a name follows. */
const PAGES = {
  '': ['lobby', 'nowhere'],
  new: ['new', 'new'],
  tables: ['nowhere', 'table'],
  replays: ['replays', 'replay'],
  workshop: ['workshop', 'workshop'],
  games: ['games', 'nowhere'],
  records: ['records', 'records'],
  campaigns: ['campaigns', 'campaigns'],
  settings: ['settings', 'nowhere'],
  help: ['help', 'help'],
} as const

export type PageName = (typeof PAGES)[keyof typeof PAGES][number]

const pages = new Map<string, readonly PageName[]>(Object.entries(PAGES))

export interface Route {
  page: PageName
  /** The part of the path that names a match or a title. */
  name: string
  query: URLSearchParams
  /** What stands after the #: an invitation, never sent to any server as part of an address. */
  hash: string
}

export function parseRoute(path: string, search = '', hash = ''): Route {
  const [first = '', name = '', more] = path.split('/').filter(Boolean).map(decoded)
  const [alone, named] = pages.get(first) ?? []
  const page = (more === undefined && (name ? named : alone)) || 'nowhere'
  return { page, name, query: new URLSearchParams(search), hash: hash.replace(/^#/, '') }
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

class Router {
  route = $state.raw<Route>(
    typeof location === 'undefined' ? parseRoute('/') : parseRoute(location.pathname, location.search, location.hash),
  )

  start(): void {
    window.addEventListener('popstate', () => this.#read())
    window.addEventListener('hashchange', () => this.#read())
    document.addEventListener('click', (event) => this.#click(event))
  }

  go(address: string, how: { replace?: boolean } = {}): void {
    if (how.replace) history.replaceState(null, '', address)
    else history.pushState(null, '', address)
    this.#read()
    if (!how.replace) window.scrollTo(0, 0)
  }

  /** Takes the query out of the address once it has been followed; the page stays as it is. */
  followed(): void {
    history.replaceState(null, '', location.pathname + location.hash)
  }

  #read(): void {
    this.route = parseRoute(location.pathname, location.search, location.hash)
  }

  #click(event: MouseEvent): void {
    const { defaultPrevented, button, metaKey, ctrlKey, shiftKey, altKey } = event
    if (defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return
    const link = (event.target as Element | null)?.closest?.('a')
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return
    if (link.pathname.startsWith('/api/') || link.pathname.startsWith('/docs')) return
    if (link.pathname === location.pathname && link.search === location.search && link.hash) return
    event.preventDefault()
    this.go(link.pathname + link.search + link.hash)
  }
}

export const router = new Router()

/** What a person pastes to get to a table: a whole link, its path, or the bare name of the table. */

const NAME = /^[a-z0-9]{6,40}$/
const PATH = /^\/?(tables|replays)\/([a-z0-9]{6,40})(\?[^#\s]*)?(#\S*)?$/

/** The address to go to: a path of this server, a whole address of another one, or null for what is no link. */
export function addressOfLink(text: string, origin: string): string | null {
  const given = text.trim().replace(/^[<«"“(\s]+|[>»"”),.;\s]+$/g, '')
  if (NAME.test(given)) return `/tables/${given}`
  const path = PATH.exec(given)
  if (path) return `/${path[1]}/${path[2]}${path[3] ?? ''}${path[4] ?? ''}`
  let address: URL
  try {
    address = new URL(/^https?:\/\//i.test(given) ? given : `http://${given}`)
  } catch {
    return null
  }
  const place = address.pathname + address.search + address.hash
  if (!PATH.test(place)) return null
  return address.origin === origin || !/^https?:\/\//i.test(given) ? place : address.href
}

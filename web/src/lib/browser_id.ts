/** What this browser calls itself, so that a server can tell guests behind one address apart. It opens no door. */

import { readItem, writeItem } from './storage'

const KEY = 'browser'

export function browserId(): string {
  const known = readItem<unknown>(KEY, null)
  if (typeof known === 'string' && known) return known
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const made = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  writeItem(KEY, made)
  return made
}

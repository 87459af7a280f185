/** What this browser remembers. Where storage is switched off, things are kept until the page is closed. */

const memory = new Map<string, string>()
const PREFIX = 'paddock.'

function probe(): Storage | null {
  try {
    const found = window.localStorage
    found.setItem(`${PREFIX}probe`, '1')
    found.removeItem(`${PREFIX}probe`)
    return found
  } catch {
    return null
  }
}

let storage: Storage | null | undefined

function place(): Storage | null {
  if (storage === undefined) storage = typeof window === 'undefined' ? null : probe()
  return storage
}

/** Whether what is remembered outlives this page. */
export function isPersistent(): boolean {
  return place() !== null
}

export function readItem<T>(key: string, otherwise: T): T {
  let text: string | null | undefined
  try {
    text = place()?.getItem(PREFIX + key) ?? memory.get(key)
    return text == null ? otherwise : (JSON.parse(text) as T)
  } catch {
    return otherwise // somebody has edited it: as if there were nothing
  }
}

export function writeItem(key: string, value: unknown): void {
  const text = JSON.stringify(value)
  memory.set(key, text)
  try {
    place()?.setItem(PREFIX + key, text)
  } catch {
    // It is full: what is in memory has to do.
  }
}

export function removeItem(key: string): void {
  memory.delete(key)
  place()?.removeItem(PREFIX + key)
}

/** Forgets everything that was ever remembered here. */
export function clearItems(): void {
  memory.clear()
  const found = place()
  for (const key of Object.keys(found ?? {})) if (key.startsWith(PREFIX)) found?.removeItem(key)
}

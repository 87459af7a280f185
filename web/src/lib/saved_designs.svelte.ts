/** What was built here and saved: kept by this browser, by title, the youngest first. */

import type { Design } from './design_editor.svelte'
import { readItem, writeItem } from './storage'

export interface SavedDesign {
  id: string
  name: string
  design: Design
  /** What draws it elsewhere; null where it has none. */
  code: string | null
  /** Whether it can be played on. */
  inOrder: boolean
  at: number
}

const KEY = 'designs'
const MOST = 200

class SavedDesigns {
  #all = $state.raw<Record<string, SavedDesign[]>>(readItem<Record<string, SavedDesign[]>>(KEY, {}))

  constructor() {
    // Another window may have saved something.
    if (typeof window !== 'undefined')
      window.addEventListener('storage', (event) => {
        if (event.key?.endsWith(KEY)) this.#all = readItem(KEY, {})
      })
  }

  of(title: string): SavedDesign[] {
    const found = this.#all[title]
    return Array.isArray(found) ? found : []
  }

  find(title: string, id: string | null): SavedDesign | undefined {
    return this.of(title).find((each) => each.id === id)
  }

  /** Saves a design, anew or instead of what has this id; returns its id. */
  save(title: string, saved: Omit<SavedDesign, 'id' | 'at'>, id: string | null = null): string {
    const known = id !== null && this.find(title, id) !== undefined
    const kept = { ...saved, id: known ? id : newId(), at: Date.now() }
    this.#set(title, [kept, ...this.of(title).filter((each) => each.id !== kept.id)].slice(0, MOST))
    return kept.id
  }

  rename(title: string, id: string, name: string): void {
    this.#set(
      title,
      this.of(title).map((each) => (each.id === id ? { ...each, name } : each)),
    )
  }

  /** Takes one away; what is returned puts it back. */
  remove(title: string, id: string): () => void {
    const before = this.of(title)
    const place = before.findIndex((each) => each.id === id)
    const gone = before[place]
    this.#set(
      title,
      before.filter((each) => each.id !== id),
    )
    return () => {
      if (!gone || this.find(title, id)) return
      const now = [...this.of(title)]
      now.splice(Math.min(place, now.length), 0, gone)
      this.#set(title, now)
    }
  }

  #set(title: string, list: SavedDesign[]): void {
    this.#all = { ...this.#all, [title]: list }
    writeItem(KEY, this.#all)
  }
}

function newId(): string {
  return Math.random().toString(36).slice(2, 10) + Date.now().toString(36)
}

export const savedDesigns = new SavedDesigns()

/** A name that no saved design has: "Circuit 3". */
export function unusedName(taken: string[], named: (number: number) => string): string {
  for (let number = 1; ; number += 1) if (!taken.includes(named(number))) return named(number)
}

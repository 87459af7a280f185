/** Keys that this browser remembers by the name of what they open, the latest first; of more than `most` the oldest go. */

import { readItem, writeItem } from './storage'

export abstract class RememberedKeys<Key extends { used: number }> {
  readonly #item: string
  readonly #most: number
  #all = $state<Record<string, Key>>({})

  constructor(item: string, most: number) {
    this.#item = item
    this.#most = most
    this.#all = readItem<Record<string, Key>>(item, {})
  }

  get all(): Key[] {
    return Object.values(this.#all).sort((a, b) => b.used - a.used)
  }

  keyOf(name: string): Key | undefined {
    return this.#all[name]
  }

  protected put(name: string, key: Key): void {
    const latest = Object.entries({ ...this.#all, [name]: key }).sort(([, a], [, b]) => b.used - a.used)
    this.#write(Object.fromEntries(latest.slice(0, this.#most)))
  }

  drop(name: string): void {
    const { [name]: _, ...rest } = this.#all
    this.#write(rest)
  }

  #write(all: Record<string, Key>): void {
    this.#all = all
    writeItem(this.#item, all)
  }
}

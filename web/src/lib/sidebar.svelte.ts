/** The sidebar of the table: whether it is shown, which part of it, and how far its chat has been read. */

import { readItem, writeItem } from './storage'
import type { ChatLine } from './types'

export type SidebarTab = 'seats' | 'sheet' | 'story' | 'chat'

const MOST = 50
/** Windows of less than this are better without a sidebar, until somebody says otherwise. */
const NARROW = 1100

class Sidebar {
  /** On a phone: whether the sheet is up. */
  open = $state(false)
  part = $state<SidebarTab>('story')
  #folded = $state(readItem<boolean>('rail-folded', typeof innerWidth === 'number' && innerWidth < NARROW))
  #read = $state.raw(readItem<Record<string, number>>('chat-read', {}))

  /** On a wide screen: whether only the emblems are left of it. */
  get folded(): boolean {
    return this.#folded
  }
  set folded(value: boolean) {
    this.#folded = value
    writeItem('rail-folded', value)
  }

  show(part: SidebarTab): void {
    this.part = part
    this.open = true
    this.folded = false
  }

  /** What others have said since the chat was last looked at. */
  unread(match: string, chat: ChatLine[], mine: number[]): number {
    const read = this.#read[match] ?? 0
    return chat.filter((line) => line.at > read && !(line.seat !== null && mine.includes(line.seat))).length
  }

  read(match: string, chat: ChatLine[]): void {
    const at = chat.at(-1)?.at ?? 0
    if (at <= (this.#read[match] ?? 0)) return
    const kept = Object.entries({ ...this.#read, [match]: at }).sort((a, b) => b[1] - a[1])
    this.#read = Object.fromEntries(kept.slice(0, MOST))
    writeItem('chat-read', this.#read)
  }
}

export const sidebar = new Sidebar()

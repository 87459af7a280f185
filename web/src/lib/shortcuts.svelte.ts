/**
 * Keys that do something on the whole page. Each component says which keys it answers to; here they are heard, kept from
 * people who are typing, and listed for the help dialog.
 */

import { untrack } from 'svelte'
import { readItem, writeItem } from './storage'

export interface Shortcut {
  /** As `KeyboardEvent.key` says it, letters small; with Ctrl (or ⌘) as `ctrl+z`. */
  key: string
  /** What it does, in words; one without words is not listed. */
  word?: string
  /** Where it is listed: the table unless told. */
  group?: 'choices' | 'table' | 'watching' | 'title'
  run: () => void
}

class Shortcuts {
  #lists = $state.raw<(() => Shortcut[])[]>([])
  #on = $state(readItem<boolean>('shortcuts', true))

  /** Whether single keys do anything: people who speak to their computer switch them off. */
  get on(): boolean {
    return this.#on
  }
  set on(value: boolean) {
    this.#on = value
    writeItem('shortcuts', value)
  }

  /** All that is heard now; what was added last goes first. */
  get all(): Shortcut[] {
    return this.#lists.flatMap((list) => list())
  }

  /** Adds a list that may change; returns what takes it away again. */
  add(list: () => Shortcut[]): () => void {
    if (!this.#lists.length) this.#listen('addEventListener')
    this.#lists = [list, ...this.#lists]
    return () => {
      this.#lists = this.#lists.filter((each) => each !== list)
      if (!this.#lists.length) this.#listen('removeEventListener')
    }
  }

  /** The keys that are taken by everybody but one. */
  taken(except?: () => Shortcut[]): Set<string> {
    return new Set(this.#lists.filter((list) => list !== except).flatMap((list) => list().map(({ key }) => key)))
  }

  #listen(change: 'addEventListener' | 'removeEventListener'): void {
    window[change]('keydown', this.#heard as EventListener)
    window[change]('mouseup', letGo, true)
  }

  #heard = (event: KeyboardEvent): void => {
    const key = keyOfEvent(event)
    if (key === null || event.defaultPrevented || event.isComposing) return
    if (!this.#on && key.length === 1) return
    if (isTyping(event.target, key) || document.querySelector('dialog[open]')) return
    const all = this.all
    // Where digits need Shift, they are meant without it too.
    const digit = key.startsWith('ctrl+') ? null : digitOf(event.code)
    const found = all.find((each) => each.key === String(digit)) ?? all.find((each) => each.key === key)
    if (!found) return
    event.preventDefault()
    found.run()
  }
}

export const shortcuts = new Shortcuts()

/** To be called while a component is set up: its keys are heard as long as it is there. */
export function useShortcuts(list: () => Shortcut[]): void {
  $effect(() => {
    const away = untrack(() => shortcuts.add(list))
    return () => untrack(away)
  })
}

/** A key event as shortcuts are written, or null for one that belongs to the browser. */
export function keyOfEvent(event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>): string | null {
  if (event.altKey && event.key.length > 1) return null
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key
  return event.ctrlKey || event.metaKey ? `ctrl+${key}` : key
}

/** Which digit a key is, wherever it stands. */
export function digitOf(code: string): number | null {
  const digit = /^(?:Digit|Numpad)(\d)$/.exec(code)?.[1]
  return digit === undefined ? null : Number(digit)
}

/** What one types into. */
export const FIELDS =
  'input:not([type=checkbox], [type=radio], [type=button]), textarea, select, [contenteditable="true"]'
/** What Enter and the space bar press when it has the focus. */
export const PRESSABLE = 'button, a[href], summary, [role=button], [role=tab], [role=slider]'
/** Keys that a focused control of some kind needs for itself. */
const OWN: Record<string, string> = {
  ' ': `input, ${PRESSABLE}`,
  Enter: `input, ${PRESSABLE}`,
  ArrowLeft: '[role=tab], [role=slider], [role=radio], input, [data-arrows] *',
  ArrowRight: '[role=tab], [role=slider], [role=radio], input, [data-arrows] *',
  ArrowUp: '[role=slider], [role=radio], input, [data-arrows] *',
  ArrowDown: '[role=slider], [role=radio], input, [data-arrows] *',
}

function isTyping(target: EventTarget | null, key: string): boolean {
  if (!(target instanceof Element)) return false
  return target.matches(FIELDS) || (OWN[key] !== undefined && target.matches(OWN[key]))
}

/** What a mouse has pressed does not keep the focus: Enter and the space bar do what is shown, and do not press it again. */
function letGo(): void {
  const focused = document.activeElement
  if (focused instanceof HTMLElement && focused.matches('button, summary')) focused.blur()
}

/** Whether a key that is not a letter is for a list that has the focus (`data-keys="own"`), and so not for a board. */
export function isForFocusedList(target: EventTarget | null, key: string): boolean {
  return (key.length > 1 || key === ' ') && target instanceof Element && target.closest('[data-keys="own"]') !== null
}

/** A key as it is printed on a keyboard. */
export function keyName(key: string): string {
  const names: Record<string, string> = {
    ' ': '␣',
    Escape: 'Esc',
    Enter: '⏎',
    Backspace: '⌫',
    Delete: 'Del',
    ArrowRight: '→',
    ArrowLeft: '←',
    ArrowUp: '↑',
    ArrowDown: '↓',
  }
  if (key.startsWith('ctrl+')) return `Ctrl+${keyName(key.slice(5))}`
  return names[key] ?? (key.length === 1 ? key.toUpperCase() : key)
}

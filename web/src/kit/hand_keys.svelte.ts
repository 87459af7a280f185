/**
 * The hand by keys. They are heard before the board hears them, so that whoever has just pressed a space goes on by keys;
 * digits go by where a key is, not by what is printed on it.
 */

import { ARROW_STEPS } from './arrow_shortcuts'
import {
  digitOf,
  FIELDS,
  isForFocusedList,
  PRESSABLE,
  type Shortcut,
  shortcuts,
  useShortcuts,
} from '../lib/shortcuts.svelte'

export const ARROW_KEYS = Object.keys(ARROW_STEPS)

/** Keys, and what they do in words. */
export type KeyList = [keys: readonly string[], word?: string][]

export interface HandKeys {
  /** Whether a key meant something here; `digit` is the one that it stands for, if it is one. */
  press(key: string, digit: number | null, event: KeyboardEvent): boolean
  /** The same keys for the list in the help, and so that nobody else takes them; those without words are not listed. */
  list(): KeyList
  /** Which keys, besides arrows, mean something again for as long as they are held down. */
  repeated?: readonly string[]
}

/** The keys of so many places in a list. */
export function digitKeys(count: number): string[] {
  return Array.from({ length: Math.min(count, 9) }, (_, place) => String(place + 1))
}

/** To be called while a hand is set up: its keys are heard as long as it is there. */
export function useHandKeys({ press, list, repeated = [] }: HandKeys): void {
  function heard(event: KeyboardEvent): void {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return
    const target = event.target instanceof Element ? event.target : null
    if (target?.matches(FIELDS) || isForFocusedList(target, event.key) || document.querySelector('dialog[open]')) return
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key
    const isArrow = key.startsWith('Arrow')
    if (key.length === 1 && key !== ' ' && !shortcuts.on) return
    if (event.repeat && !isArrow && !repeated.includes(key)) return
    // Shift and an arrow move the board; Enter and the space bar press what has the focus.
    if (isArrow && event.shiftKey) return
    if ((key === 'Enter' || key === ' ') && target?.matches(PRESSABLE)) return
    if (!press(key, digitOf(event.code), event)) return
    event.preventDefault()
    event.stopPropagation()
  }

  $effect(() => {
    window.addEventListener('keydown', heard, true)
    return () => window.removeEventListener('keydown', heard, true)
  })
  useShortcuts(() =>
    list().flatMap(([keys, word]) => keys.map((key): Shortcut => ({ key, word, group: 'title', run: () => {} }))),
  )
}

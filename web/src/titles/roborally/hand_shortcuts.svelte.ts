/** The hand by keys. They go by where a key is, not by what is printed on it: digits of a French keyboard need Shift. */

import { isForFocusedList, type Shortcut, shortcuts, useShortcuts } from '../../lib/shortcuts.svelte'
import { announcer } from '../../lib/announce.svelte'
import { t } from '../../lib/translations.svelte'
import { registerOfCard } from './program'
import type { ProgramEditor } from './program_editor.svelte'

interface Hand {
  programmer: ProgramEditor | null
  cards: string[]
  offers: string[]
}

const TYPED = 'input:not([type=checkbox], [type=radio], [type=button]), textarea, select, [contenteditable="true"]'
const PRESSABLE = 'button, a[href], summary, [role=button], [role=tab]'

/** Which digit a key is, wherever it stands; 10 for zero. */
export function digitOf(code: string): number | null {
  const found = /^(?:Digit|Numpad)(\d)$/.exec(code)
  return found ? Number(found[1]) || 10 : null
}

export function useHandShortcuts(hand: () => Hand, act: (line: string) => void): void {
  function digit(number: number, shift: boolean): boolean {
    const { programmer, cards, offers } = hand()
    if (programmer && shift) {
      if (number > 5) return false
      programmer.chosen = programmer.chosen === number ? null : number
      announcer.say(t('rr-register-chosen', { register: number }))
      return true
    }
    if (programmer) {
      const card = cards[number - 1]
      if (card === undefined) return false
      if (registerOfCard(programmer.slots, card) !== null) programmer.remove(card)
      else programmer.place(card)
      return true
    }
    const line = offers[number - 1]
    if (line !== undefined) act(line)
    return line !== undefined
  }

  function heard(event: KeyboardEvent): void {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return
    const target = event.target instanceof Element ? event.target : null
    if (target?.matches(TYPED) || isForFocusedList(target, event.key) || document.querySelector('dialog[open]')) return
    const number = digitOf(event.code)
    let done = false
    if (number !== null) done = shortcuts.on && !event.repeat && digit(number, event.shiftKey)
    else if (event.key === 'Backspace') done = hand().programmer?.removeLast() != null
    else if (event.key === 'Enter' && !target?.matches(PRESSABLE) && hand().programmer?.full)
      done = hand().programmer?.seal() ?? false
    if (!done) return
    event.preventDefault()
    event.stopPropagation()
  }

  $effect(() => {
    window.addEventListener('keydown', heard, true)
    return () => window.removeEventListener('keydown', heard, true)
  })

  /** The same keys for the list in the help, and so that nobody else takes them. */
  useShortcuts((): Shortcut[] => {
    if (!hand().programmer) return []
    const run = () => {}
    return [
      { key: '1', word: t('rr-key-card'), group: 'title', run },
      { key: 'Backspace', word: t('rr-key-back'), group: 'title', run },
      { key: 'Enter', word: t('rr-key-seal'), group: 'title', run },
      ...['2', '3', '4', '5', '6', '7', '8', '9', '0'].map((key): Shortcut => ({ key, run })),
    ]
  })
}

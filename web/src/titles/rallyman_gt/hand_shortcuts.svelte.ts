/**
 * The hand by keys. They are heard before the board hears them, so that whoever has just pressed a space goes on by
 * keys; digits go by where a key is, not by what is printed on it.
 */

import { isForFocusedList, type Shortcut, shortcuts, useShortcuts } from '../../lib/shortcuts.svelte'
import { t } from '../../lib/translations.svelte'
import { decisionKind } from '../../lib/decisions'
import type { MovePlanner } from './move_planner.svelte'

const TYPED = 'input:not([type=checkbox], [type=radio], [type=button]), textarea, select, [contenteditable="true"]'
const PRESSABLE = 'button, a[href], summary, [role=button], [role=tab], [role=slider]'

/** One key for each of the few things that are always called the same. */
const DECISIONS: Record<string, readonly string[]> = {
  Enter: ['roll', 'relay'],
  s: ['stop', 'stay_out'],
  f: ['flat_out'],
  x: ['secure'],
  k: ['keep'],
}

interface Hand {
  planner: MovePlanner
  /** Questions with a few answers, in the order in which they stand there. */
  answers: string[]
}

/** Which digit a key is, wherever it stands. */
function digitOf(code: string): number | null {
  const found = /^(?:Digit|Numpad)(\d)$/.exec(code)
  return found ? Number(found[1]) : null
}

export function useHandShortcuts(hand: () => Hand): void {
  const planner = (): MovePlanner => hand().planner
  const laying = (): boolean => planner().targets.length > 0
  const decision = (key: string): string | undefined =>
    planner().session.legal.find((line) => DECISIONS[key]?.includes(decisionKind(line)))

  function digit(number: number): boolean {
    if (laying()) {
      if (number < 1 || number > 6) return false
      planner().drop(`gear-${number}`)
      return true
    }
    const line = hand().answers[number - 1]
    if (line !== undefined) planner().lay(line)
    return line !== undefined
  }

  /** Whether the key meant something here. */
  function pressed(event: KeyboardEvent, key: string): boolean {
    const number = digitOf(event.code)
    if (number !== null) return digit(number)
    if (key === 'Escape') return planner().close()
    if (key === 'Backspace') return planner().back()
    if (laying()) {
      if (key === 'ArrowLeft' || key === 'ArrowUp') planner().turn(-1)
      else if (key === 'ArrowRight' || key === 'ArrowDown') planner().turn(1)
      else if (key === ' ' && planner().target !== null) planner().press(planner().target ?? '')
      else if (key === 'g') planner().drop('gas')
      else if (key === 'b') planner().drop('brake')
      else return decide(key)
      return true
    }
    return decide(key)
  }

  function decide(key: string): boolean {
    const line = decision(key)
    if (line !== undefined) planner().lay(line)
    return line !== undefined
  }

  function heard(event: KeyboardEvent): void {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return
    const target = event.target instanceof Element ? event.target : null
    if (target?.matches(TYPED) || isForFocusedList(target, event.key) || document.querySelector('dialog[open]')) return
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key
    if (event.key.length === 1 && event.key !== ' ' && !shortcuts.on) return
    if (event.repeat && !key.startsWith('Arrow')) return
    // Shift and an arrow move the board; Enter and the space bar press what has the focus.
    if (key.startsWith('Arrow') && event.shiftKey) return
    if ((key === 'Enter' || key === ' ') && target?.matches(PRESSABLE)) return
    if (!pressed(event, key)) return
    event.preventDefault()
    event.stopPropagation()
  }

  $effect(() => {
    window.addEventListener('keydown', heard, true)
    return () => window.removeEventListener('keydown', heard, true)
  })

  /** The same keys for the list in the help, and so that nobody else takes them. */
  useShortcuts((): Shortcut[] => {
    const run = () => {}
    const listed = (keys: string[], word: string): Shortcut[] => keys.map((key) => ({ key, word, group: 'title', run }))
    const found: Shortcut[] = []
    if (laying())
      found.push(
        ...listed(['1', '2', '3', '4', '5', '6'], t('gt-key-gear')),
        ...listed(['g'], t('gt-key-gas')),
        ...listed(['b'], t('gt-key-brake')),
        ...listed(['ArrowLeft', 'ArrowRight'], t('gt-key-space')),
        ...listed([' '], t('gt-key-fan')),
      )
    else
      found.push(
        ...listed(
          hand()
            .answers.slice(0, 9)
            .map((_, place) => String(place + 1)),
          t('gt-key-answer'),
        ),
      )
    if (planner().session.table?.take_back?.length) found.push(...listed(['Backspace'], t('gt-key-back')))
    for (const key of Object.keys(DECISIONS)) {
      const line = decision(key)
      if (line !== undefined) found.push(...listed([key], planner().session.words.decision(line)))
    }
    return found
  })
}

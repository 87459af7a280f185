/**
 * The hand by keys. They are heard before the map hears them, so that whoever has just pressed a cell goes on by keys;
 * digits go by where a key is, not by what is printed on it.
 */

import { preferences } from '../../lib/preferences.svelte'
import { isForFocusedList, type Shortcut, shortcuts, useShortcuts } from '../../lib/shortcuts.svelte'
import { t } from '../../lib/translations.svelte'
import type { RallyHand } from './hand_controller.svelte'
import { directionOfDrawnSide } from './map/geometry'
import type { MovePlanner } from './move_planner.svelte'
import { keyOfDecision, decisionOfKey } from './decision_keys'
import { cardKey, decisionOfDigit, type CardSwaps } from './card_swaps'
import type { Direction } from './types'

const TYPED = 'input:not([type=checkbox], [type=radio], [type=button]), textarea, select, [contenteditable="true"]'
const PRESSABLE = 'button, a[href], summary, [role=button], [role=tab], [role=slider]'
const SIDES: Record<string, Direction> = { ArrowUp: 'N', ArrowRight: 'E', ArrowDown: 'S', ArrowLeft: 'W' }

interface Hand {
  planner: MovePlanner
  controller: RallyHand
  /** What stands there as words. */
  lines: string[]
  swap: CardSwaps
  /** The decision that puts the assistance car where it was picked. */
  place: string | null
}

/** Which digit a key is, wherever it stands. */
function digitOf(code: string): string | null {
  return /^(?:Digit|Numpad)(\d)$/.exec(code)?.[1] ?? null
}

export function useHandShortcuts(hand: () => Hand): void {
  const planner = (): MovePlanner => hand().planner
  const controller = (): RallyHand => hand().controller
  const loading = (): boolean => hand().swap.shelf.rally !== undefined && hand().swap.shelf.assistance !== undefined

  function decide(line: string | undefined | null): boolean {
    if (!line) return false
    controller().act(line)
    return true
  }
  function confirm(): boolean {
    if (controller().joker) return decide(controller().joker)
    if (planner().way) void planner().drive()
    else return decide(hand().place ?? decisionOfKey('Enter', hand().lines))
    return true
  }
  function advise(): boolean {
    if (!loading() && !hand().lines.includes('done')) return false
    void controller().follow()
    return true
  }

  /** Whether the key meant something here. */
  function pressed(event: KeyboardEvent, key: string): boolean {
    const digit = digitOf(event.code)
    if (digit !== null) return decide(decisionOfDigit(digit, hand().swap) ?? decisionOfKey(digit, hand().lines))
    if (key === 'Escape') return controller().close()
    if (key === 'Enter') return confirm()
    if (key === 'Backspace' && planner().route.length) {
      planner().forget(false)
      return true
    }
    if (key === 'g') return advise()
    if (key === 'l' && loading() && controller().last) {
      void controller().asLastTime()
      return true
    }
    const line = decisionOfKey(key, hand().lines)
    if (key === 'j' && line) {
      controller().show(line)
      return true
    }
    // Whoever reads the position in words moves through it with arrows.
    const side = preferences.textView ? undefined : SIDES[key]
    if (side) return planner().steer(directionOfDrawnSide(side))
    return decide(line)
  }

  function heard(event: KeyboardEvent): void {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return
    const target = event.target instanceof Element ? event.target : null
    if (target?.matches(TYPED) || isForFocusedList(target, event.key) || document.querySelector('dialog[open]')) return
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key
    if (event.key.length === 1 && event.key !== ' ' && !shortcuts.on) return
    if (event.repeat && !key.startsWith('Arrow')) return
    // Shift and an arrow move the map; Enter presses what has the focus.
    if (key.startsWith('Arrow') && event.shiftKey) return
    if (key === 'Enter' && target?.matches(PRESSABLE)) return
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
    const { lines, swap } = hand()
    const { words } = planner().session
    const listed = (keys: string[], word: string): Shortcut[] =>
      keys.map((key) => ({ key, word, group: 'title', run: () => {} }))
    const found: Shortcut[] = []
    for (const line of planner().legal) if (cardKey(line)) found.push(...listed([cardKey(line)], words.decision(line)))
    if (swap.shelf.rally && swap.shelf.assistance && controller().last)
      found.push(...listed(['l'], t('rally-hand-last')))
    if (loading() || lines.includes('done')) found.push(...listed(['g'], t('rally-hand-suggest')))
    if (planner().next.length && !preferences.textView)
      found.push(
        ...listed(['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft'], t('rally-key-route')),
        ...listed(['Backspace'], t('rally-key-back')),
      )
    if (planner().way) found.push(...listed(['Enter'], t('rally-key-drive')))
    for (const line of lines) {
      const key = keyOfDecision(line, lines)
      if (key && !(key === 'Enter' && planner().way)) found.push(...listed([key], words.decision(line)))
    }
    return found
  })
}

/**
 * The hand by keys. They are heard before the board hears them, so that whoever has just pressed a space goes on by
 * keys; digits go by where a key is, not by what is printed on it.
 */

import { preferences } from '../../lib/preferences.svelte'
import { isForFocusedList, type Shortcut, shortcuts, useShortcuts } from '../../lib/shortcuts.svelte'
import { t } from '../../lib/translations.svelte'
import { stepOfArrow } from './arrow_keys'
import type { GangHand } from './hand_controller.svelte'
import { decisionsInGroup } from './decision_groups'
import type { MovePlanner } from './move_planner.svelte'
import { keyOfDecision, decisionOfKey } from './decision_keys'
import type { Direction } from './types'

const TYPED = 'input:not([type=checkbox], [type=radio], [type=button]), textarea, select, [contenteditable="true"]'
const PRESSABLE = 'button, a[href], summary, [role=button], [role=tab], [role=slider]'
const MPH = 10

interface Hand {
  planner: MovePlanner
  controller: GangHand
  /** What stands there as words: answers, hazards, shots. */
  lines: string[]
  /** My dial, where it may be set. */
  dial: number | null
  /** The targets to choose from before a shot. */
  targets: string[]
  /** Whether the bridge lies, so that the race goes right. */
  lies: boolean
}

/** Which digit a key is, wherever it stands. */
function digitOf(code: string): number | null {
  const found = /^(?:Digit|Numpad)(\d)$/.exec(code)
  return found ? Number(found[1]) : null
}

export function useHandShortcuts(hand: () => Hand): void {
  const planner = (): MovePlanner => hand().planner
  const controller = (): GangHand => hand().controller
  const steps = (): Direction[] =>
    planner().targets.flatMap(({ kind, line }) => (kind === 'step' ? [line?.split(' ')[1] as Direction] : []))

  function digit(number: number): boolean {
    const { dial, lines, targets } = hand()
    if (controller().may.size) return controller().keep(number)
    if (dial !== null) return decide(`speed ${number - dial / MPH}`)
    const drivers = planner().drivers
    if (drivers.length) return pick(number, drivers)
    const target = targets[number - 1]
    if (target) {
      planner().aimed = target
      return true
    }
    return decide(decisionOfKey(String(number), lines))
  }
  /** First the car, then its start space. */
  function pick(number: number, drivers: string[]): boolean {
    const { driver } = planner()
    if (driver === null) {
      planner().driver = drivers[number - 1] ?? null
      return true
    }
    return decide(planner().legal.filter((line) => line.startsWith(`car ${driver} `))[number - 1])
  }
  function decide(line: string | undefined): boolean {
    if (line === undefined || !planner().legal.includes(line)) return false
    controller().act(line)
    return true
  }
  function confirm(): boolean {
    // The way that is shown is driven by its own key.
    if (planner().way) return false
    const { cursor } = planner()
    if (cursor) {
      planner().press(cursor)
      return true
    }
    if (controller().drawer === 'shop' && controller().price !== null) return decide(`buy ${controller().price}`)
    if (controller().may.size) return controller().choosy && decide(controller().reroll ?? undefined)
    return decide(decisionOfKey('Enter', hand().lines))
  }

  /** Whether the key meant something here. */
  function pressed(event: KeyboardEvent, key: string): boolean {
    const number = digitOf(event.code)
    if (number !== null) return digit(number)
    if (key === 'Escape') return controller().close() || (!planner().way && planner().close())
    if (key === 'Enter') return confirm()
    if (key === 'b') return pull('shop')
    if (key === 'm') return pull('tiles')
    if (key === 's') return decide('stop')
    if (key === 'Backspace' && planner().route.length) {
      planner().forget(false)
      return true
    }
    // Whoever reads the position in words moves through it with arrows.
    const step = preferences.textView ? undefined : stepOfArrow(key, hand().lies, steps())
    if (step) {
      planner().extend(step)
      return true
    }
    if (!preferences.textView && planner().go(key, hand().lies)) return true
    return decide(decisionOfKey(key, hand().lines))
  }
  function pull(drawer: 'shop' | 'tiles'): boolean {
    controller().pull(drawer)
    return true
  }

  function heard(event: KeyboardEvent): void {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return
    const target = event.target instanceof Element ? event.target : null
    if (target?.matches(TYPED) || isForFocusedList(target, event.key) || document.querySelector('dialog[open]')) return
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key
    if (event.key.length === 1 && event.key !== ' ' && !shortcuts.on) return
    if (event.repeat && !key.startsWith('Arrow')) return
    // Shift and an arrow move the board; Enter presses what has the focus.
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
    const { dial, lines, targets } = hand()
    const listed = (keys: string[], word: string): Shortcut[] =>
      keys.map((key) => ({ key, word, group: 'title', run: () => {} }))
    const found = [...listed(['b'], t('gang-key-shop')), ...listed(['m'], t('gang-key-tiles'))]
    if (controller().may.size)
      found.push(
        ...listed([...controller().may].sort().map(String), t('gang-key-keep')),
        ...listed(['Enter'], t('gang-key-reroll')),
        ...listed(['s'], planner().session.words.decision('stop')),
      )
    if (dial !== null) found.push(...listed(['0', '1', '2', '3', '4', '5'], t('gang-key-dial')))
    if (targets.length)
      found.push(
        ...listed(
          targets.map((_, place) => String(place + 1)),
          t('gang-key-target'),
        ),
      )
    if (planner().drivers.length) found.push(...listed(['1', '2', '3', '4', '5'], t('gang-key-pick')))
    if (decisionsInGroup(planner().legal, 'step').length && !preferences.textView)
      found.push(
        ...listed(['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft'], t('gang-key-step')),
        ...listed(['Backspace'], t('gang-key-back')),
      )
    if (!preferences.textView && planner().targets.some(({ kind }) => kind === 'place' || kind === 'lift'))
      found.push(...listed(['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft'], t('gang-key-space')))
    for (const line of lines) {
      const key = keyOfDecision(line, lines)
      if (key) found.push(...listed([key], planner().session.words.decision(line)))
    }
    return found
  })
}

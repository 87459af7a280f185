/** The hand by keys. */

import { preferences } from '../../lib/preferences.svelte'
import type { TableSession } from '../../lib/session.svelte'
import { t } from '../../lib/translations.svelte'
import { ARROW_KEYS, type KeyList, useHandKeys } from '../../kit/hand_keys.svelte'
import { handControllerOf } from './hand_controller.svelte'
import { directionOfDrawnSide } from './map/geometry'
import { movePlannerOf } from './move_planner.svelte'
import { keyOfDecision, decisionOfKey } from './decision_groups'
import { cardKey, decisionOfDigit, type CardSwaps } from './card_swaps'
import type { Direction } from './types'

const SIDES: Record<string, Direction> = { ArrowUp: 'N', ArrowRight: 'E', ArrowDown: 'S', ArrowLeft: 'W' }

interface Hand {
  /** What stands there as words. */
  lines: string[]
  swap: CardSwaps
  /** The decision that puts the assistance car where it was picked. */
  place: string | null
}

export function useHandShortcuts(session: TableSession, hand: () => Hand): void {
  const planner = movePlannerOf(session)
  const controller = handControllerOf(session)
  const { words } = session
  const loading = (): boolean => hand().swap.shelf.rally !== undefined && hand().swap.shelf.assistance !== undefined

  function decide(line: string | undefined | null): boolean {
    if (!line) return false
    controller.act(line)
    return true
  }
  function confirm(): boolean {
    if (controller.joker) return decide(controller.joker)
    if (planner.way) void planner.drive()
    else return decide(hand().place ?? decisionOfKey('Enter', hand().lines))
    return true
  }
  function advise(): boolean {
    if (!loading() && !hand().lines.includes('done')) return false
    void controller.follow()
    return true
  }

  /** Whether the key meant something here. */
  function press(key: string, digit: number | null): boolean {
    if (digit !== null)
      return decide(decisionOfDigit(String(digit), hand().swap) ?? decisionOfKey(String(digit), hand().lines))
    if (key === 'Escape') return controller.close()
    if (key === 'Enter') return confirm()
    if (key === 'Backspace' && planner.route.length) {
      planner.forget(false)
      return true
    }
    if (key === 'g') return advise()
    if (key === 'l' && loading() && controller.last) {
      void controller.asLastTime()
      return true
    }
    const line = decisionOfKey(key, hand().lines)
    if (key === 'j' && line) {
      controller.show(line)
      return true
    }
    // Whoever reads the position in words moves through it with arrows.
    const side = preferences.textView ? undefined : SIDES[key]
    if (side) return planner.steer(directionOfDrawnSide(side))
    return decide(line)
  }

  function list(): KeyList {
    const { lines } = hand()
    const found: KeyList = []
    for (const line of planner.legal) if (cardKey(line)) found.push([[cardKey(line)], words.decision(line)])
    if (loading() && controller.last) found.push([['l'], t('rally-hand-last')])
    if (loading() || lines.includes('done')) found.push([['g'], t('rally-hand-suggest')])
    if (planner.next.length && !preferences.textView)
      found.push([ARROW_KEYS, t('rally-key-route')], [['Backspace'], t('rally-key-back')])
    if (planner.way) found.push([['Enter'], t('rally-key-drive')])
    for (const line of lines) {
      const key = keyOfDecision(line, lines)
      if (key && !(key === 'Enter' && planner.way)) found.push([[key], words.decision(line)])
    }
    return found
  }

  useHandKeys({ press, list })
}

/** The hand by keys. */

import { preferences } from '../../lib/preferences.svelte'
import type { TableSession } from '../../lib/session.svelte'
import { t } from '../../lib/translations.svelte'
import { ARROW_KEYS, digitKeys, type KeyList, useHandKeys } from '../../kit/hand_keys.svelte'
import { stepOfArrow } from './arrow_keys'
import { handControllerOf } from './hand_controller.svelte'
import { movePlannerOf } from './move_planner.svelte'
import { decisionsInGroup, keyOfDecision, decisionOfKey } from './decision_groups'
import type { Direction } from './types'

const MPH = 10

interface Hand {
  /** What stands there as words: answers, hazards, shots. */
  lines: string[]
  /** My dial, where it may be set. */
  dial: number | null
  /** The targets to choose from before a shot. */
  targets: string[]
  /** Whether the bridge lies, so that the race goes right. */
  lies: boolean
}

export function useHandShortcuts(session: TableSession, hand: () => Hand): void {
  const planner = movePlannerOf(session)
  const controller = handControllerOf(session)
  const { words } = session
  const steps = (): Direction[] =>
    planner.targets.flatMap(({ kind, line }) => (kind === 'step' ? [line?.split(' ')[1] as Direction] : []))

  function number(digit: number): boolean {
    const { dial, lines, targets } = hand()
    if (controller.may.size) return controller.keep(digit)
    if (dial !== null) return decide(`speed ${digit - dial / MPH}`)
    const drivers = planner.drivers
    if (drivers.length) return pick(digit, drivers)
    const target = targets[digit - 1]
    if (target) {
      planner.aimed = target
      return true
    }
    return decide(decisionOfKey(String(digit), lines))
  }
  /** First the car, then its start space. */
  function pick(place: number, drivers: string[]): boolean {
    const { driver } = planner
    if (driver === null) {
      planner.driver = drivers[place - 1] ?? null
      return true
    }
    return decide(planner.legal.filter((line) => line.startsWith(`car ${driver} `))[place - 1])
  }
  function decide(line: string | undefined): boolean {
    if (line === undefined || !planner.legal.includes(line)) return false
    controller.act(line)
    return true
  }
  function confirm(): boolean {
    // The way that is shown is driven by its own key.
    if (planner.way) return false
    const { cursor } = planner
    if (cursor) {
      planner.press(cursor)
      return true
    }
    if (controller.drawer === 'shop' && controller.price !== null) return decide(`buy ${controller.price}`)
    if (controller.may.size) return controller.choosy && decide(controller.reroll ?? undefined)
    return decide(decisionOfKey('Enter', hand().lines))
  }

  /** Whether the key meant something here. */
  function press(key: string, digit: number | null): boolean {
    if (digit !== null) return number(digit)
    if (key === 'Escape') return controller.close() || (!planner.way && planner.close())
    if (key === 'Enter') return confirm()
    if (key === 'b') return pull('shop')
    if (key === 'm') return pull('tiles')
    if (key === 's') return decide('stop')
    if (key === 'Backspace' && planner.route.length) {
      planner.forget(false)
      return true
    }
    // Whoever reads the position in words moves through it with arrows.
    const step = preferences.textView ? undefined : stepOfArrow(key, hand().lies, steps())
    if (step) {
      planner.extend(step)
      return true
    }
    if (!preferences.textView && planner.go(key, hand().lies)) return true
    return decide(decisionOfKey(key, hand().lines))
  }
  function pull(drawer: 'shop' | 'tiles'): boolean {
    controller.pull(drawer)
    return true
  }

  function list(): KeyList {
    const { dial, lines, targets } = hand()
    const found: KeyList = [
      [['b'], t('gang-key-shop')],
      [['m'], t('gang-key-tiles')],
    ]
    if (controller.may.size)
      found.push([[...controller.may].sort().map(String), t('gang-key-keep')], [['s'], words.decision('stop')])
    if (controller.choosy) found.push([['Enter'], t('gang-key-reroll')])
    if (dial !== null) found.push([['0', ...digitKeys(5)], t('gang-key-dial')])
    if (targets.length) found.push([digitKeys(targets.length), t('gang-key-target')])
    if (planner.drivers.length) found.push([digitKeys(5), t('gang-key-pick')])
    if (decisionsInGroup(planner.legal, 'step').length && !preferences.textView)
      found.push([ARROW_KEYS, t('gang-key-step')], [['Backspace'], t('gang-key-back')])
    if (!preferences.textView && planner.targets.some(({ kind }) => kind === 'place' || kind === 'lift'))
      found.push([ARROW_KEYS, t('gang-key-space')])
    for (const line of lines) {
      const key = keyOfDecision(line, lines)
      if (key) found.push([[key], words.decision(line)])
    }
    return found
  }

  useHandKeys({ press, list })
}

/** The hand by keys. */

import type { TableSession } from '../../lib/session.svelte'
import { t } from '../../lib/translations.svelte'
import { digitKeys, type KeyList, useHandKeys } from '../../kit/hand_keys.svelte'
import { decisionKind } from '../../lib/decisions'
import { movePlannerOf } from './move_planner.svelte'

/** One key for each of the few things that are always called the same. */
const DECISIONS: Record<string, readonly string[]> = {
  Enter: ['roll', 'relay'],
  s: ['stop', 'stay_out'],
  f: ['flat_out'],
  x: ['secure'],
  k: ['keep'],
}

/** `answers`: of questions with a few, in the order in which they stand there. */
export function useHandShortcuts(session: TableSession, answers: () => string[]): void {
  const planner = movePlannerOf(session)
  const laying = (): boolean => planner.targets.length > 0
  const decision = (key: string): string | undefined =>
    session.legal.find((line) => DECISIONS[key]?.includes(decisionKind(line)))

  function number(digit: number): boolean {
    if (laying()) {
      if (digit < 1 || digit > 6) return false
      planner.drop(`gear-${digit}`)
      return true
    }
    const line = answers()[digit - 1]
    if (line !== undefined) planner.lay(line)
    return line !== undefined
  }

  /** Whether the key meant something here. */
  function press(key: string, digit: number | null): boolean {
    if (digit !== null) return number(digit)
    if (key === 'Escape') return planner.close()
    if (key === 'Backspace') return planner.back()
    if (laying()) {
      if (key === 'ArrowLeft' || key === 'ArrowUp') planner.turn(-1)
      else if (key === 'ArrowRight' || key === 'ArrowDown') planner.turn(1)
      else if (key === ' ' && planner.target !== null) planner.press(planner.target ?? '')
      else if (key === 'g') planner.drop('gas')
      else if (key === 'b') planner.drop('brake')
      else return decide(key)
      return true
    }
    return decide(key)
  }

  function decide(key: string): boolean {
    const line = decision(key)
    if (line !== undefined) planner.lay(line)
    return line !== undefined
  }

  function list(): KeyList {
    const found: KeyList = []
    if (laying())
      found.push(
        [digitKeys(6), t('gt-key-gear')],
        [['g'], t('gt-key-gas')],
        [['b'], t('gt-key-brake')],
        [['ArrowLeft', 'ArrowRight'], t('gt-key-space')],
        [[' '], t('gt-key-fan')],
      )
    else found.push([digitKeys(answers().length), t('gt-key-answer')])
    if (session.table?.take_back?.length) found.push([['Backspace'], t('gt-key-back')])
    for (const key of Object.keys(DECISIONS)) {
      const line = decision(key)
      if (line !== undefined) found.push([[key], session.words.decision(line)])
    }
    return found
  }

  useHandKeys({ press, list })
}

/** Which decisions the hand and the board offer, and what is asked. */

import type { View } from '../../lib/types'
import type { TitleWords } from '../../lib/words.svelte'
import type { RoboView } from './types'

const CLAIMED = new Set(['place', 'seal', 'deploy', 'enter', 'arm_touch'])

export function claims(decision: string): boolean {
  return CLAIMED.has(decision.split(' ', 1)[0] ?? '')
}

export function question(view: View, _seat: number, words: TitleWords): string {
  const its = view as unknown as RoboView
  const key = its.asked ? `ask-${its.asked.question}` : its.phase === 'programming' ? 'ask-program' : ''
  return key && words.has(key) ? words.message(key) : ''
}

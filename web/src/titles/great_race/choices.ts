/** Which decisions the hand and the map offer themselves, and what is asked. */

import { kindOf } from '../../lib/choices'
import { preferences } from '../../lib/preferences.svelte'
import type { View } from '../../lib/types'
import type { TitleWords } from '../../lib/words.svelte'
import type { RaceView } from './types'

/** What is chosen on the map. */
const ON_MAP = new Set(['lay', 'clear', 'step', 'step_power', 'enter'])

/** Whoever reads the map in words reads its spaces there too. */
export function claims(decision: string): boolean {
  return ON_MAP.has(kindOf(decision)) && !preferences.textView
}

/** What is asked of a seat. */
export function question(view: View, seat: number, words: TitleWords): string {
  const { asked, waiting } = view as unknown as RaceView
  const key = `ask-${asked?.question ?? ''}`
  return asked && waiting.includes(seat) && words.has(key) ? words.message(key) : ''
}

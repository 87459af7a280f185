/** The goal of a game, and when nobody needs to be told it any more. */

import { describe, expect, it } from 'vitest'
import { GameLog } from '../src/lib/game_log.svelte'
import { goalText, isFirstTurnDone } from '../src/lib/goal'
import type { Update } from '../src/lib/types'
import { title as sample } from '../src/titles/generic'
import { TitleTranslations } from '../src/lib/translations.svelte'
import { loadWords } from './words'

async function wordsOf(title: string): Promise<TitleTranslations> {
  const words = new TitleTranslations(title)
  await loadWords(words, {})
  return words
}

const seats = (count: number) => Array.from({ length: count }) as never[]

describe('the goal', () => {
  it('is told in the words of the title, otherwise where a setting or a lone seat changes it', async () => {
    const gang = await wordsOf('gang_rush')
    expect(goalText(gang, { seats: seats(3), settings: { expert: false } })).toMatch(/richest, but never last/)
    expect(goalText(gang, { seats: seats(3), settings: { expert: true } })).toMatch(/back/)
    const robo = await wordsOf('roborally')
    expect(goalText(robo, { seats: seats(4), settings: { course: 'war_zone' } })).toMatch(/last robot/)
    const race = await wordsOf('great_race')
    expect(goalText(race, { seats: seats(1), settings: {} })).toMatch(/Torpedo/)
    expect(goalText(race, { seats: seats(2), settings: {} })).not.toMatch(/Torpedo/)
  })

  const begins = (number: number, turn: number): Update =>
    ({ number, kind: 'stepped', at: 0, seat: 1, events: [{ event: 'turn', turn }] }) as unknown as Update
  const decides = (number: number, seat: number): Update =>
    ({ number, kind: 'stepped', at: 0, seat, events: [] }) as unknown as Update
  const told = (...updates: Update[]): GameLog => {
    const log = new GameLog()
    log.add(updates, null, sample)
    return log
  }

  it('is told until the first round in which one decided is over', () => {
    expect(isFirstTurnDone(told(begins(1, 1)), [0], sample)).toBe(false)
    expect(isFirstTurnDone(told(begins(1, 1), decides(2, 0)), [0], sample)).toBe(false)
    expect(isFirstTurnDone(told(begins(1, 1), decides(2, 0), begins(3, 2)), [0], sample)).toBe(true)
    expect(isFirstTurnDone(told(begins(1, 1), begins(3, 2)), [0], sample)).toBe(false)
    expect(isFirstTurnDone(told(decides(2, 0)), [0], sample)).toBe(true)
  })
})

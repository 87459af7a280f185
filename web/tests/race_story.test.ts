/** The sentence about a race fits its numbers. */

import { describe, expect, it } from 'vitest'
import { raceStory } from '../src/lib/race_story'
import type { GameAnalysis } from '../src/lib/types'
import { pageTranslations, t, TitleTranslations } from '../src/lib/translations.svelte'
import { preferences } from '../src/lib/preferences.svelte'
import { loadWords } from './words'

/** A game in which the first seat's chances were these, one after the other. */
function went(...chances: number[]): GameAnalysis {
  const points = chances.map((chance, n) => ({ n, update: n, round: 1, chances: [chance, 1 - chance] }))
  return {
    match: 'm',
    seats: 2,
    last: chances.length - 1,
    contest: true,
    points,
    turning: [],
    reviews: [],
    best: [],
  }
}

describe('the sentence about a race', () => {
  it.each([
    ['comeback', [0.5, 0.08, 0.3, 0.7, 0.9, 1]],
    ['late', [0.5, 0.4, 0.4, 0.3, 0.45, 1]],
    ['steady', [0.5, 0.6, 0.5, 0.7, 0.8, 1]],
    ['rose', [0.3, 0.2, 0.4, 0.7, 0.8, 1]],
    ['slipped', [0.5, 0.83, 0.5, 0.3, 0.1, 0]],
    ['open', [0.5, 0.4, 0.4, 0.5, 0.4, 0]],
    ['chance', [0.5, 0.4, 0.3, 0.1, 0.1, 0]],
    ['uphill', [0.3, 0.2, 0.2, 0.1, 0.1, 0]],
  ])('is “%s” for %j', (name, chances) => {
    expect(raceStory(went(...chances), 0)?.name).toBe(name)
  })

  it('tells the least and the most that the chances were', () => {
    expect(raceStory(went(0.5, 0.14, 0.77, 0.6, 0.6, 0), 0)).toEqual({ name: 'slipped', worst: 14, best: 77 })
  })

  it('is not told where nobody could be beaten', () => {
    expect(raceStory({ ...went(0.5, 0.6, 0.7), contest: false }, 0)).toBeNull()
    expect(raceStory(went(1), 0)).toBeNull()
  })

  it('has words for each in both languages', async () => {
    await loadWords(new TitleTranslations('roborally'), {})
    for (const language of ['en', 'fr'] as const) {
      preferences.language = language
      await pageTranslations.load(language)
      for (const name of ['comeback', 'late', 'steady', 'rose', 'slipped', 'open', 'chance', 'uphill'])
        expect(t(`story-${name}`, { worst: '1 %', best: '2 %' })).not.toContain('story-')
    }
    preferences.language = 'en'
  })
})

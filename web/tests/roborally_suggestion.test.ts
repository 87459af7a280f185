import { describe, expect, it } from 'vitest'
import { suggestedCards, suggestedPlace, suggestedPreview } from '../src/titles/roborally/suggestion'
import type { RoboSession } from '../src/titles/roborally/types'

const PROGRAM = ['place 1 P490', 'place 2 P430', 'place 2 P070', 'place 4 P010', 'seal']

describe('what a hint proposes', () => {
  it('is cards in registers', () => {
    expect([1, 2, 3, 4].map((register) => suggestedCards(PROGRAM, register))).toEqual([
      ['P490'],
      ['P430', 'P070'],
      [],
      ['P010'],
    ])
    expect(suggestedCards(['power_down yes'], 1)).toEqual([])
  })

  it('is a square, and the way that a robot then faces', () => {
    expect(suggestedPlace(['enter 4 2', 'face W'])).toEqual({ square: { line: 'enter 4 2', x: 4, y: 2 }, facing: 'W' })
    expect(suggestedPlace(['face N']).square).toBeUndefined()
    expect(suggestedPlace(PROGRAM)).toEqual({ square: undefined, facing: undefined })
  })

  it('is the way that the engine foresees for this proposal and no other', () => {
    const ranked = ['P490', 'P430'].map((card) => ({
      do: `place 1 ${card}`,
      then: ['seal'],
      preview: { paths: [{ robot: 'twonky', path: [{ register: 1, x: 1, y: 1, facing: 'N' }] }], of: card },
    }))
    const session = (suggestion: string[]) =>
      ({ mode: 'live', suggestion, hint: { ...ranked[0], ranking: ranked } }) as unknown as RoboSession
    expect(suggestedPreview(session(['place 1 P430', 'seal']))).toBe(ranked[1]?.preview)
    expect(suggestedPreview(session(['place 1 P490', 'seal']))).toBe(ranked[0]?.preview)
    expect(suggestedPreview(session([]))).toBeUndefined()
  })
})

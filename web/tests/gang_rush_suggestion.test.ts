import { describe, expect, it } from 'vitest'
import { isSuggested, suggestedDrawing, suggestedReroll } from '../src/titles/gang_rush/suggestion'
import type { GangView, Preview, Scene } from '../src/titles/gang_rush/types'

const SCENE = {
  hazards: [{ hazard: 'police_3', kind: 'police', amount: 3, copies: 2 }],
} as unknown as Scene

function view(part: Partial<GangView> = {}): GangView {
  return {
    cars: [
      { driver: 'duke', seat: 0, at: '3:10', facing: 'F' },
      { driver: 'parker', seat: 1, at: '3:14', facing: 'F' },
    ],
    turn: { car: 'duke' },
    asked: { question: 'moving', car: 'duke', seat: 0 },
    road: {},
    ...part,
  } as unknown as GangView
}

const RAM: Partial<Preview> = {
  paths: [
    {
      steps: ['F', 'F'],
      outcomes: [
        {
          chance: 1,
          faces: [],
          asks: [],
          cars: [],
          events: [
            { event: 'moves', car: 'duke', space: '3:12' },
            { event: 'rams', car: 'duke', other: 'parker', direction: 'F' },
          ],
        },
      ],
    },
  ],
}

describe('what a hint proposes is drawn', () => {
  it('as the way that the engine foresees, where a ram stays in front of what it strikes', () => {
    const { way, focus } = suggestedDrawing(['step F', 'step F'], view(), RAM, SCENE)
    expect(way?.stages).toEqual([
      { aim: '3:12', after: '3:12' },
      { aim: '3:14', after: '3:12' },
    ])
    expect(focus).toBe('3:12')
  })

  it('as spaces one after another where nobody has foreseen the steps', () => {
    const { way, route } = suggestedDrawing(['speed 2', 'step F', 'step FL'], view(), {}, SCENE)
    expect(way).toBeNull()
    expect(route).toEqual(['3:10', '3:12', '2:13'])
  })

  it('as a line to what a shot strikes', () => {
    const preview = { choices: [{ decision: 'shoot F', outcomes: [{ events: [{ event: 'struck', car: 'parker' }] }] }] }
    const { shots } = suggestedDrawing(['shoot F'], view(), preview as Partial<Preview>, SCENE)
    expect(shots).toEqual([{ from: '3:10', to: '3:14' }])
    expect(suggestedDrawing(['trick parker'], view(), {}, SCENE).shots).toEqual(shots)
  })

  it('as the hazard that would lie there', () => {
    const { spaces } = suggestedDrawing(['hazard police_3', 'place 4:15'], view({ turn: undefined }), {}, SCENE)
    expect(spaces).toEqual([{ space: '4:15', lying: { police: 3 }, driver: null }])
  })

  it('as a car on its start space, and as nothing where there is no hint', () => {
    expect(suggestedDrawing(['car duke 2:-1'], view(), {}, SCENE).spaces).toEqual([
      { space: '2:-1', lying: null, driver: 'duke' },
    ])
    expect(suggestedDrawing([], view(), RAM, SCENE).focus).toBeNull()
  })
})

describe('in the hand a hint proposes', () => {
  it('dice to roll again, or to keep all of them', () => {
    expect(suggestedReroll(['reroll 345', 'stop'])).toEqual(new Set([3, 4, 5]))
    expect(suggestedReroll(['stop'])).toEqual(new Set())
    expect(suggestedReroll(['roll'])).toBeNull()
  })
  it('tiles to buy and to use', () => {
    expect(isSuggested(['buy 400', 'settle'], 'buy')).toBe(true)
    expect(isSuggested(['settle'], 'buy', 'use')).toBe(false)
  })
})

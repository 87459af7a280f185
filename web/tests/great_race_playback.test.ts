import { describe, expect, it } from 'vitest'
import { groupSimultaneous } from '../src/lib/animator.svelte'
import type { GameEvent } from '../src/lib/types'
import { isLogged, roundBegunBy, areSimultaneous } from '../src/titles/great_race/playback'

describe('what happens together', () => {
  const sizes = (events: GameEvent[]) => groupSimultaneous(events, { areSimultaneous }).map((group) => group.length)

  it('is what is laid out at once; steps come one after another', () => {
    const lays = (slot: number) => ({ event: 'lays_card', slot, card: 'jerrican' })
    expect(sizes([lays(1), lays(2), { event: 'takes_card', crew: 'italy', slot: 1, card: 'jerrican' }])).toEqual([2, 1])
    const moves = { event: 'moves', crew: 'italy', space: 'R01C01', fuel: 1 }
    expect(sizes([moves, moves])).toEqual([1, 1])
  })

  it('is a step and what its tile wears out', () => {
    const moves = { event: 'moves', crew: 'italy', space: 'R01C01', fuel: 1 }
    expect(sizes([moves, { event: 'pays', crew: 'italy', engine: 1, chassis: 0 }])).toEqual([2])
  })
})

describe('the story', () => {
  it('leaves out what the picture shows', () => {
    expect(isLogged({ event: 'drives', crew: 'italy', spaces: 3 })).toBe(false)
    expect(isLogged({ event: 'aims', city: 'bourem', steps: 3, because: 'nearest' })).toBe(true)
  })

  it('has its rounds', () => {
    expect(roundBegunBy({ event: 'round', number: 4 })).toBe(4)
    expect(roundBegunBy({ event: 'turn', crew: 'italy' })).toBeNull()
  })
})

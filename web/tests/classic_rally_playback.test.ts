import { describe, expect, it } from 'vitest'
import { groupSimultaneous } from '../src/lib/animator.svelte'
import type { GameEvent } from '../src/lib/types'
import { isLogged, roundBegunBy, areSimultaneous } from '../src/titles/classic_rally/playback'

describe('what happens together', () => {
  const sizes = (events: GameEvent[]) => groupSimultaneous(events, { areSimultaneous }).map((group) => group.length)

  it('is everybody’s throw, vote and load-out; steps come one after another', () => {
    const rolls = (car: string) => ({ event: 'rolls_first', car, one: 1, two: 2 })
    expect(sizes([rolls('white'), rolls('black'), { event: 'first_player', car: 'black' }])).toEqual([2, 1])
    const steps = { event: 'steps', car: 'white', cell: '1,0', nose: 'E', fuel: 3 }
    expect(sizes([steps, steps])).toEqual([1, 1])
  })

  it('is the stop at a checkpoint and its token', () => {
    const stops = { event: 'stops', car: 'white', cell: '1,-1' }
    expect(sizes([stops, { event: 'token', car: 'white', number: 1 }])).toEqual([2])
  })
})

describe('the story', () => {
  it('leaves out what the picture shows', () => {
    expect(isLogged({ event: 'steps', car: 'white', cell: '1,0', nose: 'E', fuel: 3 })).toBe(false)
    expect(isLogged({ event: 'draws_hazard', car: 'white', hazard: 'pothole' })).toBe(true)
  })

  it('has its rounds', () => {
    expect(roundBegunBy({ event: 'round', number: 4 })).toBe(4)
    expect(roundBegunBy({ event: 'turn', car: 'white' })).toBeNull()
  })
})

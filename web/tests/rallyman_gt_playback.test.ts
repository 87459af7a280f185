import { describe, expect, it } from 'vitest'
import { groupSimultaneous } from '../src/lib/animator.svelte'
import type { GameEvent } from '../src/lib/types'
import { areSimultaneous, isLogged, roundBegunBy, shownFor } from '../src/titles/rallyman_gt/playback'

describe('what happens together', () => {
  const kinds = (events: GameEvent[]) => groupSimultaneous(events, { areSimultaneous }).map((group) => group.length)
  const rolls = (die: string) => ({ event: 'rolls', car: 'blue', die, face: 'clear' })
  const moves = { event: 'moves', car: 'blue', space: '0:A1', speed: 2 }
  const warned = { event: 'warned', car: 'blue', warnings: 1, threshold: 3 }

  it('is all dice of a step, then the step and its warnings', () => {
    expect(kinds([rolls('gear-2'), rolls('brake'), moves, warned, rolls('gas'), moves])).toEqual([2, 2, 1, 1])
  })

  it('is all dice of a flat out; the steps come one after another', () => {
    expect(kinds([rolls('gear-2'), rolls('gear-3'), rolls('gas'), moves, moves, moves])).toEqual([3, 1, 1, 1])
  })

  it('is the whole grid', () => {
    const grid = (car: string) => ({ event: 'grid', car, place: 1, space: '0:A1' })
    expect(kinds([grid('blue'), grid('red'), grid('green')])).toEqual([3])
  })

  it('is not one car after another', () => {
    const marker = (car: string) => ({ event: 'marker', car, speed: 2 })
    expect(kinds([marker('blue'), marker('red')])).toEqual([1, 1])
  })
})

describe('the pace', () => {
  it('is quick for what comes often, and slow for what decides a race', () => {
    const length = (event: GameEvent) => shownFor(event as Parameters<typeof shownFor>[0])
    const step = length({ event: 'rolls' }) + length({ event: 'moves' })
    // Six cars that make nine steps each have driven in forty seconds.
    expect(6 * 9 * step).toBeLessThan(40_000)
    for (const event of ['loses_control', 'spins', 'leaves_track', 'finishes', 'over'])
      expect(length({ event })).toBeGreaterThan(step)
  })
})

describe('the story', () => {
  it('leaves out what the picture shows', () => {
    expect(isLogged({ event: 'moves', car: 'blue', space: '0:A1', speed: '1' })).toBe(false)
    expect(isLogged({ event: 'loses_control', car: 'blue', space: '0:A1', speed: '1', danger: 'red' })).toBe(true)
  })

  it('tells of laps, and not of the line after the start', () => {
    expect(isLogged({ event: 'crosses', car: 'blue', crossings: 1 })).toBe(false)
    expect(isLogged({ event: 'crosses', car: 'blue', crossings: 2 })).toBe(true)
  })

  it('has its rounds', () => {
    expect(roundBegunBy({ event: 'round', number: 4, colour: 'black' })).toBe(4)
    expect(roundBegunBy({ event: 'turn', car: 'blue', speed: '4' })).toBeNull()
  })
})

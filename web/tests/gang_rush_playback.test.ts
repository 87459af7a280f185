import { describe, expect, it } from 'vitest'
import { groupSimultaneous } from '../src/lib/animator.svelte'
import type { GameEvent } from '../src/lib/types'
import { isLogged, roundBegunBy, areSimultaneous, shownFor } from '../src/titles/gang_rush/playback'

describe('what happens together', () => {
  const kinds = (events: GameEvent[]) => groupSimultaneous(events, { areSimultaneous }).map((group) => group.length)
  const moves = { event: 'moves', car: 'parker', space: '3:12' }
  const damaged = (car: string) => ({ event: 'damaged', car, points: 1, amount: 100, space: '3:12', body: 4 })

  it('is a step and the bills that lie there; steps come one after another', () => {
    const collects = { event: 'collects', car: 'parker', amount: 100, space: '3:12' }
    expect(kinds([moves, collects, moves, moves])).toEqual([2, 1, 1])
  })

  it('is the damage of a collision; pushes come one after another', () => {
    const rams = { event: 'rams', car: 'parker', other: 'duke', direction: 'F' }
    const pushed = (car: string) => ({ event: 'pushed', car, space: '3:16' })
    expect(kinds([rams, damaged('parker'), damaged('duke'), pushed('spender'), pushed('duke')])).toEqual([1, 2, 1, 1])
  })

  it('is not one volley after another', () => {
    const volley = (car: string) => ({ event: 'volley', car, space: '3:20', count: 2 })
    expect(kinds([volley('duke'), damaged('duke'), volley('parker'), damaged('parker')])).toEqual([2, 2])
  })
})

describe('the story', () => {
  it('leaves out what the picture shows', () => {
    expect(isLogged({ event: 'moves', car: 'duke', space: '3:12' })).toBe(false)
    expect(isLogged({ event: 'rams', car: 'duke', other: 'parker', direction: 'F' })).toBe(true)
  })

  it('has its rounds', () => {
    expect(roundBegunBy({ event: 'round', number: 4 })).toBe(4)
    expect(roundBegunBy({ event: 'turn', car: 'duke', speed: 40 })).toBeNull()
  })
})

describe('the pace', () => {
  it('is slower for a crash than for the steps that led to it, and slowest at the end', () => {
    const step = shownFor({ event: 'moves', car: 'duke', space: '3:12' })
    const crash = shownFor({ event: 'crashes', car: 'duke', other: 'parker', direction: 'F', points: 4 })
    const away = shownFor({ event: 'leaves', car: 'duke', place: 1 })
    expect(step).toBeLessThan(crash / 2)
    expect(crash).toBeLessThan(away)
  })
})

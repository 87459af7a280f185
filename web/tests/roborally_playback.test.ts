import { describe, expect, it } from 'vitest'
import { groupSimultaneous } from '../src/lib/animator.svelte'
import type { GameEvent } from '../src/lib/types'
import { isLogged, roundBegunBy, areSimultaneous } from '../src/titles/roborally/playback'

describe('what happens together', () => {
  const carried = (robot: string) => ({ event: 'carried', robot, x: 1, y: 1, facing: 'N' })
  const kinds = (events: GameEvent[]) => groupSimultaneous(events, { areSimultaneous }).map((group) => group.length)

  it('is who pushes and who is pushed, square by square', () => {
    const push = (robot: string) => ({ event: 'pushed', robot, by: 'twonky', x: 1, y: 1 })
    const move = { event: 'moves', robot: 'twonky', x: 1, y: 2 }
    expect(kinds([push('twitch'), push('spin_bot'), move, push('twitch'), move, move])).toEqual([3, 2, 1])
  })

  it('is all belts, express belts first', () => {
    expect(kinds([carried('twonky'), carried('twitch'), carried('twonky'), carried('twitch')])).toEqual([2, 2])
  })

  it('is all lasers, and then all that comes of them', () => {
    const shots = [
      { event: 'lasered', robot: 'twonky', x: 0, y: 0, count: 2 },
      { event: 'shoots', by: 'twonky', target: 'twitch', count: 1 },
      { event: 'shoots', by: 'spin_bot', target: 'twitch', count: 1 },
    ]
    const hits = [
      { event: 'damaged', robot: 'twonky', damage: 1 },
      { event: 'damaged', robot: 'twonky', damage: 2 },
      { event: 'damaged', robot: 'twitch', damage: 1 },
    ]
    expect(kinds([...shots, ...hits])).toEqual([3, 3])
  })

  it('is not one robot after another', () => {
    const acts = (robot: string) => ({ event: 'acts', robot, card: 'P490' })
    expect(kinds([acts('twonky'), acts('twitch')])).toEqual([1, 1])
  })
})

describe('the story', () => {
  it('leaves out what the picture shows', () => {
    expect(isLogged({ event: 'moves', robot: 'twonky', x: 1, y: 1 })).toBe(false)
    expect(isLogged({ event: 'falls', robot: 'twonky', x: 1, y: 1 })).toBe(true)
  })

  it('has a round for each turn', () => {
    expect(roundBegunBy({ event: 'turn', turn: 4 })).toBe(4)
    expect(roundBegunBy({ event: 'register', register: 4 })).toBeNull()
  })
})

/// <reference types="node" />
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { groupSimultaneous } from '../src/lib/animator.svelte'
import type { GameEvent } from '../src/lib/types'
import type { Event } from '../src/titles/roborally/types'
import { createModel, isLogged, roundBegunBy, areSimultaneous, showEvent } from '../src/titles/roborally/playback'

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

describe('the pace', () => {
  const file = (name: string) => readFileSync(new URL(`fixtures/roborally_${name}.json`, import.meta.url), 'utf-8')
  const turns = JSON.parse(file('turns')) as Event[][]
  const { scene, updates } = JSON.parse(file('updates'))
  const durationOf = (event: Event) => showEvent(createModel(updates[0].before, scene), event)
  const durationOfTurn = (turn: Event[]) =>
    groupSimultaneous(turn, { areSimultaneous })
      .map((group) => Math.max(...(group as Event[]).map(durationOf)))
      .reduce((sum, milliseconds) => sum + milliseconds, 0)

  it('shows a turn of four robots in twelve seconds, and none in more than sixteen', () => {
    const durations = turns.map(durationOfTurn).sort((one, other) => one - other)
    expect(durations[durations.length / 2]).toBeLessThanOrEqual(12_000)
    expect(durations.at(-1)).toBeLessThanOrEqual(16_000)
  })

  it('gives the end of a robot more time than a square of a belt', () => {
    const carried = durationOf({ event: 'carried', robot: 'twonky', x: 1, y: 1, facing: 'N' } as Event)
    const falls = durationOf({ event: 'falls', robot: 'twonky', x: 1, y: 1 } as Event)
    expect(falls).toBeGreaterThan(4 * carried)
  })
})

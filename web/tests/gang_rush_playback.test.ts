/// <reference types="node" />
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { groupSimultaneous } from '../src/lib/animator.svelte'
import type { GameEvent, View } from '../src/lib/types'
import { EVENT_KINDS } from '../src/titles/gang_rush/events'
import {
  isLogged,
  createModel,
  roundBegunBy,
  clearEffects,
  applyEvent,
  areSimultaneous,
} from '../src/titles/gang_rush/playback'
import type { Car, GangModel } from '../src/titles/gang_rush/types'

interface PlayedNote {
  before: View
  events: GameEvent[]
  after: View
}

const file = process.env.GANG_RUSH_UPDATES ?? new URL('fixtures/gang_rush_updates.json', import.meta.url)
const { scene, updates } = JSON.parse(readFileSync(file, 'utf-8')) as { scene: View; updates: PlayedNote[] }

const happenings = readFileSync(
  new URL('../../src/paddock/games/gang_rush/rules/events.py', import.meta.url),
  'utf-8',
).matchAll(/^ {8}"(\w+)": \(/gm)

/** What boards and dashboards draw of a car. */
const DRAWN = ['driver', 'seat', 'at', 'exit', 'facing', 'homeward', 'speed', 'body', 'cash', 'debt', 'ramp'] as const

/** Of cars that are gone only that is drawn, and their money. */
function drawnCar(car: Car) {
  if (['conceded', 'arrested'].includes(car.at ?? '')) return { driver: car.driver, at: car.at }
  const its = Object.fromEntries(DRAWN.map((name) => [name, car[name]]))
  if (car.at === 'out') delete its.facing
  return { ...its, tiles: [...car.tiles].sort(), active: [...car.active].sort() }
}

function drawn(model: GangModel) {
  return {
    round: model.round,
    order: model.order,
    finished: model.finished,
    arrested: model.arrested,
    conceded: model.conceded,
    road: model.road,
    revealed: [...model.hazards.revealed].sort(),
    shop: model.bonuses.shop,
    over: model.over,
    cars: model.cars.map(drawnCar),
  }
}

function played(note: PlayedNote): GangModel {
  const shown = createModel(note.before, scene)
  for (const group of groupSimultaneous(note.events, { areSimultaneous })) {
    for (const event of group) expect(applyEvent(shown, event), event.event).toBeGreaterThanOrEqual(0)
    clearEffects(shown)
  }
  return shown as unknown as GangModel
}

describe('what is shown of GangRush', () => {
  it('knows every kind of event that can happen', () => {
    const kinds = [...happenings].map((match) => match[1])
    expect(kinds.length).toBeGreaterThan(70)
    expect([...EVENT_KINDS].sort()).toEqual(kinds.sort())
  })

  it.each(updates.map((note, place) => [place, note.events.map(({ event }) => event).join(' '), note] as const))(
    'leads from one position to the next, event by event: note %i, %s',
    (_place, _kinds, note) => {
      expect(drawn(played(note))).toEqual(drawn(createModel(note.after, scene) as unknown as GangModel))
    },
  )

  it('leaves nothing in the air', () => {
    for (const note of updates) {
      const { flashes, beams, bursts } = played(note).effects
      expect([flashes, beams, bursts]).toEqual([[], [], []])
    }
  })
})

describe('any kind of event', () => {
  const before = updates.find((note) => (note.before.cars as Car[]).every((car) => car.at !== null)) as PlayedNote
  const [first, second] = before.before.cars as Car[]
  const said = { car: first?.driver, other: second?.driver, space: first?.at, seat: 0, speed: 20, points: 1, body: 2 }
  const more = { from: '3:14', to: '2:15', direction: 'F', hazard: 'barrier_2', tile: 'mine', die: 2, face: 'shot' }
  const sums = {
    count: 1,
    amount: 100,
    price: 500,
    place: 1,
    number: 2,
    cash: 900,
    debt: 0,
    far: 2,
    short: 0,
    pairs: 1,
  }

  it.each(EVENT_KINDS)('%s is shown for a while that can be waited for', (kind) => {
    const shown = createModel(before.before, scene)
    const time = applyEvent(shown, { event: kind, ...said, ...more, ...sums })
    clearEffects(shown)
    expect(time).toBeGreaterThan(0)
    expect(time).toBeLessThanOrEqual(1000)
  })
})

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

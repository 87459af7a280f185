/// <reference types="node" />
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { groupSimultaneous } from '../src/lib/animator.svelte'
import type { GameEvent, View } from '../src/lib/types'
import { EVENT_KINDS } from '../src/titles/rallyman_gt/events'
import {
  isLogged,
  createModel,
  roundBegunBy,
  clearEffects,
  applyEvent,
  areSimultaneous,
} from '../src/titles/rallyman_gt/playback'
import type { Car, GtModel } from '../src/titles/rallyman_gt/types'

interface PlayedNote {
  circuit: string
  before: View
  events: GameEvent[]
  after: View
}

const file = process.env.RALLYMAN_GT_UPDATES ?? new URL('fixtures/rallyman_gt_updates.json', import.meta.url)
const { grids, updates } = JSON.parse(readFileSync(file, 'utf-8')) as {
  grids: Record<string, View>
  updates: PlayedNote[]
}

const happenings = readFileSync(
  new URL('../../src/paddock/games/rallyman_gt/rules/events.py', import.meta.url),
  'utf-8',
).matchAll(/^ {8}"(\w+)": \(/gm)

/** What boards and dashboards draw of a car. */
const DRAWN = [
  'colour',
  'status',
  'at',
  'speed',
  'played',
  'crossings',
  'focus',
  'damage',
  'tyres',
  'backwards',
  'side',
  'zone',
] as const satisfies readonly (keyof Car)[]

/** Of cars that are out only that is drawn. */
function drawn(model: GtModel) {
  const byColour = [...model.cars].sort((one, other) => one.colour.localeCompare(other.colour))
  return {
    // A lap against the clock has rounds that nobody is told of.
    round: model.solo ? null : model.round,
    weather: model.weather,
    next: model.asked?.car ? model.order[0] : null,
    finished: model.finished,
    retired: model.retired,
    sheet: model.sheet,
    bag: Object.fromEntries(Object.entries(model.bag).filter(([, count]) => count > 0)),
    cars: byColour.map((car) =>
      car.status === 'finished' || car.status === 'retired'
        ? { colour: car.colour, status: car.status }
        : Object.fromEntries(DRAWN.map((name) => [name, car[name]])),
    ),
  }
}

function played(note: PlayedNote): GtModel {
  const shown = createModel(note.before, grids[note.circuit] ?? {})
  for (const group of groupSimultaneous(note.events, { areSimultaneous })) {
    for (const event of group) expect(applyEvent(shown, event), event.event).toBeGreaterThanOrEqual(0)
    clearEffects(shown)
  }
  return shown as unknown as GtModel
}

describe('what is shown of Rallyman: GT', () => {
  it('knows every kind of event that can happen', () => {
    const kinds = [...happenings].map((match) => match[1])
    expect(kinds.length).toBeGreaterThan(40)
    expect([...EVENT_KINDS].sort()).toEqual(kinds.sort())
  })

  it.each(updates.map((note, place) => [place, note.circuit, note] as const))(
    'leads from one position to the next, event by event: note %i, circuit %s',
    (_place, circuit, note) => {
      const after = createModel(note.after, grids[circuit] ?? {}) as unknown as GtModel
      const shown = played(note)
      // What is asked next is the position's to say.
      shown.asked = after.asked
      const [found, wanted] = [drawn(shown), drawn(after)]
      // Between the race and the laps before it everything but the cars changes at once, and is not told.
      if (note.events.some(({ event }) => event.startsWith('qualif'))) expect(found.cars).toEqual(wanted.cars)
      else expect(found).toEqual(wanted)
    },
  )

  it('leaves nothing in the air', () => {
    for (const note of updates) {
      const { rolling, effects } = played(note)
      expect([rolling, effects.flashes]).toEqual([[], []])
    }
  })
})

describe('any kind of event', () => {
  const before = updates.find((note) => (note.before.cars as Car[]).some((car) => car.at !== null)) as PlayedNote
  const [first] = before.before.cars as Car[]
  const said = { car: first?.colour, space: first?.at, speed: 2, tokens: 1, warnings: 1, threshold: 3, place: 1 }
  const more = { die: 'gas', face: 'clear', dice: 2, cost: 1, limit: 2, side: 'left', zone: 'both', tyres: 'rain' }

  it.each(EVENT_KINDS)('%s is shown for a while that can be waited for', (kind) => {
    const shown = createModel(before.before, grids[before.circuit] ?? {})
    const time = applyEvent(shown, {
      event: kind,
      ...said,
      ...more,
      token: 'gear',
      weather: 'rain',
      number: 2,
      crossings: 1,
    })
    clearEffects(shown)
    expect(time).toBeGreaterThan(0)
    expect(time).toBeLessThanOrEqual(1000)
  })
})

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

describe('the story', () => {
  it('leaves out what the picture shows', () => {
    expect(isLogged({ event: 'moves', car: 'blue', space: '0:A1', speed: 1 })).toBe(false)
    expect(isLogged({ event: 'loses_control', car: 'blue', space: '0:A1', speed: 1, danger: 'red' })).toBe(true)
  })

  it('tells of laps, and not of the line after the start', () => {
    expect(isLogged({ event: 'crosses', car: 'blue', crossings: 1 })).toBe(false)
    expect(isLogged({ event: 'crosses', car: 'blue', crossings: 2 })).toBe(true)
  })

  it('has its rounds', () => {
    expect(roundBegunBy({ event: 'round', number: 4, colour: 'black' })).toBe(4)
    expect(roundBegunBy({ event: 'turn', car: 'blue', speed: 4 })).toBeNull()
  })
})

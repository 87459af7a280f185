/// <reference types="node" />
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { groupSimultaneous } from '../src/lib/animator.svelte'
import type { GameEvent, View } from '../src/lib/types'
import { EVENT_KINDS } from '../src/titles/great_race/events'
import {
  isLogged,
  createModel,
  roundBegunBy,
  clearEffects,
  applyEvent,
  areSimultaneous,
} from '../src/titles/great_race/playback'
import type { Crew, RaceModel } from '../src/titles/great_race/types'

interface PlayedNote {
  race: string
  before: View
  events: GameEvent[]
  after: View
}

const file = process.env.GREAT_RACE_UPDATES ?? new URL('fixtures/great_race_updates.json', import.meta.url)
const { scenes, updates } = JSON.parse(readFileSync(file, 'utf-8')) as {
  scenes: Record<string, View>
  updates: PlayedNote[]
}

const happenings = readFileSync(
  new URL('../../src/paddock/games/great_race/rules/events.py', import.meta.url),
  'utf-8',
).matchAll(/^ {8}"(\w+)": \(/gm)

const sorted = (names: readonly string[]): string[] => [...names].sort()

/** What the map, the dashboard and the seats draw of a crew. */
function drawnCrew(crew: Crew, resting: boolean) {
  const { seat, crew: name, at, fuel, engine, chassis, money, hand, cards, river, visited, progress } = crew
  const { level, in_city, out, max, fuel_price, repair_price, limit } = crew
  const gauges = { fuel, engine, chassis, money, max, limit, fuel_price, repair_price }
  const { posts, spent, unspent, passed, power_used } = crew
  // Assistants are taken back between rounds, without a word.
  const work = resting ? null : { posts, spent, unspent, passed, power_used }
  return { seat, name, at, level, in_city, out, hand, cards, river, visited: sorted(visited), progress, gauges, work }
}

function drawnTorpedo({ torpedo }: RaceModel, resting: boolean) {
  if (!torpedo) return null
  const { at, fuel, mechanic, visited, assistants, river, progress, legacy, max, level } = torpedo
  const acted = resting ? 0 : assistants
  return { at, fuel, mechanic, visited: sorted(visited), acted, river, progress, legacy, max, level }
}

function drawnTurn({ turn, phase }: RaceModel) {
  if (!turn || phase !== 'convoy') return null
  const { crew, step, march, drive, scouting } = turn
  const drawn = scouting && (Array.isArray(scouting.drawn) ? sorted(scouting.drawn) : scouting.drawn)
  return { crew, step, march, drive, drawn, card: scouting?.card ?? false }
}

/** `loose`: a rival's cards have gone where nobody saw them, or some are still on their way. */
function drawn(model: RaceModel, phase: string, loose: boolean) {
  const resting = ['programming', 'bivouac', 'picks', 'over', 'end'].includes(phase)
  const piles = { deck: model.deck, discard: model.discard, unseen: model.unseen }
  return {
    round: model.round,
    tiles: model.tiles,
    bag: model.bag,
    away: model.tile_discard,
    piles: loose ? null : piles,
    slots: phase === 'picks' || phase === 'opening_picks' ? (model.bivouac?.slots ?? null) : null,
    order: model.order ?? null,
    arrived: model.arrived,
    conceded: model.conceded,
    estienne: model.estienne ?? null,
    stamps: model.stamps ?? [],
    upgrades: model.upgrades ?? [],
    result: model.result ?? null,
    crews: model.crews.map((crew) => drawnCrew(crew, resting)),
    torpedo: drawnTorpedo(model, resting),
    turn: drawnTurn({ ...model, phase: phase as RaceModel['phase'] }),
  }
}

function played(note: PlayedNote): RaceModel {
  const shown = createModel(note.before, scenes[note.race])
  for (const group of groupSimultaneous(note.events, { areSimultaneous })) {
    for (const event of group) expect(applyEvent(shown, event), event.event).toBeGreaterThanOrEqual(0)
    clearEffects(shown)
  }
  return shown as unknown as RaceModel
}

const happens = (note: PlayedNote, kind: string): boolean => note.events.some(({ event }) => event === kind)
const asks = (view: View, question: string): boolean =>
  (view.asked as { question?: string } | null)?.question === question

describe('what is shown of The Great Race', () => {
  it('knows every kind of event that can happen', () => {
    const kinds = [...happenings].map((match) => match[1])
    expect(kinds.length).toBeGreaterThan(70)
    expect([...EVENT_KINDS].sort()).toEqual(kinds.sort())
  })

  it.each(updates.map((note, place) => [place, note.events.map(({ event }) => event).join(' '), note] as const))(
    'leads from one position to the next, event by event: note %i, %s',
    (_place, _kinds, note) => {
      const after = createModel(note.after, scenes[note.race]) as unknown as RaceModel
      // Who goes first is not told by events: the position says it once crews are picked.
      const shown = played(note)
      if (note.before.phase === 'crews') shown.order = after.order
      const loose = happens(note, 'concedes') || asks(note.after, 'react') || asks(note.before, 'react')
      expect(drawn(shown, after.phase, loose)).toEqual(drawn(after, after.phase, loose))
    },
  )

  it('leaves nothing in the air', () => {
    for (const note of updates) {
      const { flashes, laid, gone, barred, sailing } = played(note).effects
      expect([flashes, laid, gone, barred, sailing]).toEqual([[], null, null, null, null])
    }
  })
})

describe('any kind of event', () => {
  const racing = updates.find(
    (note) => note.before.torpedo && (note.before.crews as Crew[])[0]?.crew && note.before.phase === 'convoy',
  ) as PlayedNote
  const crew = (racing.before.crews as Crew[])[0]?.crew
  const names = { crew, seat: 0, target: 'torpedo', city: 'bourem', space: 'R05C02', line: 'SL1', tile: 'F1M1' }
  const more = { card: 'bandits', danger: 'tile', answer: 'escort', estienne: 'B1', colour: 'yellow', because: 'stop' }
  const sums = { levels: 1, fuel: 1, mechanic: 1, engine: 1, chassis: 0, money: 50, amount: 10, price: 10, spaces: 2 }
  const rest = { number: 2, count: 1, place: 1, slot: 1, first: 1, steps: 3, home: 4, value: 2, road: 'own', level: 1 }

  it.each(EVENT_KINDS)('%s is shown for a while that can be waited for', (kind) => {
    const shown = createModel(racing.before, scenes[racing.race])
    const event = { event: kind, ...names, ...more, ...sums, ...rest, total: 9, quest: 'Q01', out: 'A1', in: 'A2' }
    const time = applyEvent(shown, event)
    clearEffects(shown)
    expect(time).toBeGreaterThan(0)
    expect(time).toBeLessThanOrEqual(1000)
  })
})

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

/// <reference types="node" />
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { groupSimultaneous } from '../src/lib/animator.svelte'
import type { GameEvent, View } from '../src/lib/types'
import { EVENT_KINDS } from '../src/titles/classic_rally/events'
import {
  isLogged,
  createModel,
  roundBegunBy,
  clearEffects,
  applyEvent,
  areSimultaneous,
} from '../src/titles/classic_rally/playback'
import type { Player, RallyModel } from '../src/titles/classic_rally/types'

interface PlayedNote {
  before: View
  events: GameEvent[]
  after: View
}

const file = process.env.CLASSIC_RALLY_UPDATES ?? new URL('fixtures/classic_rally_updates.json', import.meta.url)
const { scene, updates } = JSON.parse(readFileSync(file, 'utf-8')) as { scene: View; updates: PlayedNote[] }

const happenings = readFileSync(
  new URL('../../src/paddock/games/classic_rally/rules/events.py', import.meta.url),
  'utf-8',
).matchAll(/^ {8}"(\w+)": \(/gm)

/** What the map, the boards and the seats draw of a player. */
function drawnPlayer({ vote: _vote, to_go: _toGo, ready: _ready, capacity: _capacity, ...player }: Player) {
  // While load-outs are secret others have none.
  const assistance = { at: player.assistance.at, load: player.assistance.load ?? {} }
  const known = { load: player.load ?? {}, assistance, fuelled: Boolean(player.fuelled) }
  return { ...player, ...known, active: [...player.active].sort() }
}

function drawnTurn({ turn }: RallyModel) {
  if (!turn) return null
  const { player, dice, weather, moved, assistance_moved, exchange } = turn
  const open = exchange && { kind: exchange.kind, before: exchange.before, robbed: exchange.robbed }
  return { player, dice, weather, moved, assistance_moved, exchange: open }
}

function drawn(model: RallyModel) {
  return {
    round: model.round,
    first: model.first,
    map: model.map,
    tiles: model.tiles,
    drawn: model.building?.drawn ?? null,
    piles: Object.entries(model.piles)
      .filter(([, count]) => count > 0)
      .sort(),
    features: model.phase === 'draft' ? model.feature_pile : null,
    hazards: model.hazards,
    jokers: model.jokers_seen,
    stopwatch: model.stopwatch,
    players: model.players.map(drawnPlayer),
    turn: drawnTurn(model),
  }
}

function played(note: PlayedNote): RallyModel {
  const shown = createModel(note.before, scene)
  for (const group of groupSimultaneous(note.events, { areSimultaneous })) {
    for (const event of group) expect(applyEvent(shown, event), event.event).toBeGreaterThanOrEqual(0)
    clearEffects(shown)
  }
  return shown as unknown as RallyModel
}

describe('what is shown of Classic Rally', () => {
  it('knows every kind of event that can happen', () => {
    const kinds = [...happenings].map((match) => match[1])
    expect(kinds.length).toBeGreaterThan(40)
    expect([...EVENT_KINDS].sort()).toEqual(kinds.sort())
  })

  it.each(updates.map((note, place) => [place, note.events.map(({ event }) => event).join(' '), note] as const))(
    'leads from one position to the next, event by event: note %i, %s',
    (_place, _kinds, note) => {
      const after = createModel(note.after, scene) as unknown as RallyModel
      const shown = played(note)
      // What is left to pick is told by the position alone.
      shown.phase = after.phase
      expect(drawn(shown)).toEqual(drawn(after))
    },
  )

  it('leaves nothing in the air', () => {
    for (const note of updates) {
      const { flashes, laid, throws, rolling, card } = played(note).effects
      expect([flashes, laid, throws, rolling, card]).toEqual([[], null, [], false, null])
    }
  })
})

describe('any kind of event', () => {
  const racing = updates.find((note) => (note.before.players as Player[]).every(({ at }) => at !== null)) as PlayedNote
  const [first, second] = racing.before.players as Player[]
  const said = { car: first?.colour, other: (second ?? first)?.colour, cell: first?.at, nose: 'E', rotation: '90' }
  const more = {
    kind: 'curve',
    card: 'fuel',
    from: 'pile',
    to: 'rally',
    board: 'rally',
    exchange: 'assist',
    way: 'left',
  }
  const sums = { count: 1, number: 2, one: 3, two: 4, weather: 'rain', fuel: 1, round: 3, notches: 1 }
  const cards = { hazard: 'pothole', joker: 'mechanic', feature: 'power_kit' }

  it.each(EVENT_KINDS)('%s is shown for a while that can be waited for', (kind) => {
    const shown = createModel(racing.before, scene)
    const time = applyEvent(shown, { event: kind, ...said, ...more, ...sums, ...cards })
    clearEffects(shown)
    expect(time).toBeGreaterThan(0)
    expect(time).toBeLessThanOrEqual(1000)
  })
})

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
    expect(isLogged({ event: 'steps', car: 'white', cell: '1,0' })).toBe(false)
    expect(isLogged({ event: 'draws_hazard', car: 'white', hazard: 'pothole' })).toBe(true)
  })

  it('has its rounds', () => {
    expect(roundBegunBy({ event: 'round', number: 4 })).toBe(4)
    expect(roundBegunBy({ event: 'turn', car: 'white' })).toBeNull()
  })
})

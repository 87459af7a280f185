/// <reference types="node" />
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { groupSimultaneous } from '../src/lib/animator.svelte'
import type { GameEvent, View } from '../src/lib/types'
import { EVENT_KINDS } from '../src/titles/roborally/events'
import {
  isLogged,
  createModel,
  roundBegunBy,
  clearEffects,
  applyEvent,
  areSimultaneous,
} from '../src/titles/roborally/playback'
import type { RoboModel, RoboView, Robot } from '../src/titles/roborally/types'

interface PlayedNote {
  course: string
  before: View
  events: GameEvent[]
  after: View
}

const file = process.env.ROBORALLY_UPDATES ?? new URL('fixtures/roborally_updates.json', import.meta.url)
const { scenes, updates } = JSON.parse(readFileSync(file, 'utf-8')) as {
  scenes: Record<string, View>
  updates: PlayedNote[]
}

const happenings = readFileSync(
  new URL('../../src/paddock/games/roborally/rules/events.py', import.meta.url),
  'utf-8',
).matchAll(/^ {8}"(\w+)": \(/gm)

/** What boards and dashboards draw of a robot. */
const DRAWN = [
  'robot',
  'seat',
  'x',
  'y',
  'facing',
  'damage',
  'locked',
  'jammed',
  'lives',
  'archive',
  'next_flag',
  'status',
  'powered_down',
  'announced',
  'virtual',
  'options',
  'tokens',
  'controlled_by',
  'gyro',
  'aborted',
] as const satisfies readonly (keyof Robot)[]

const POWER = new Set<string>(['powered_down', 'announced'])
const RETURNING = new Set(['face', 'deploy_face'])

function drawn(view: RoboView, unsaid: string | null): unknown {
  // When a race is stopped at the end of a turn, nobody powers down any more.
  const fields = view.phase === 'over' ? DRAWN.filter((name) => !POWER.has(name)) : DRAWN
  return {
    turn: view.turn,
    flags: view.flags,
    carried: view.carried,
    control: view.control,
    robots: view.robots
      .filter((robot) => robot.robot !== unsaid)
      .map((robot) => Object.fromEntries(fields.map((name) => [name, robot[name]]))),
  }
}

function played(note: PlayedNote): RoboModel {
  const shown = createModel(note.before, scenes[note.course] ?? {})
  for (const group of groupSimultaneous(note.events, { areSimultaneous })) {
    for (const event of group) expect(applyEvent(shown, event), event.event).toBeGreaterThanOrEqual(0)
    clearEffects(shown)
  }
  return shown as unknown as RoboModel
}

describe('what is shown of RoboRally', () => {
  it('knows every kind of event that can happen', () => {
    const kinds = [...happenings].map((match) => match[1])
    expect(kinds.length).toBeGreaterThan(70)
    expect([...EVENT_KINDS].sort()).toEqual(kinds.sort())
  })

  // Teams choose their docks before anything is on the board.
  const drawnNotes = updates.filter((note) => !note.events.some((event) => event.event === 'joins_team'))
  it.each(drawnNotes.map((note, place) => [place, note.course, note] as const))(
    'leads from one position to the next, event by event: note %i, %s',
    (_place, course, note) => {
      const after = createModel(note.after, scenes[course] ?? {}) as unknown as RoboModel
      // A robot that is being put back is told of when it is there for good.
      const unsaid = RETURNING.has(after.asked?.question ?? '') ? (after.asked?.robot ?? null) : null
      expect(drawn(played(note), unsaid)).toEqual(drawn(after, unsaid))
    },
  )

  it('leaves nothing in the air', () => {
    for (const note of updates) {
      const { effects } = played(note)
      expect([effects.beams, effects.flashes, effects.wrecks]).toEqual([[], [], []])
    }
  })
})

describe('any kind of event', () => {
  const before = updates.find((note) => (note.before.robots as Robot[]).some((robot) => robot.x !== null)) as PlayedNote
  const name = (before.before.robots as Robot[]).find((robot) => robot.x !== null)?.robot ?? ''
  const other = (before.before.robots as Robot[]).find((robot) => robot.robot !== name)?.robot ?? ''
  const said = { robot: name, by: other, target: name, seat: 0, team: 1, flag: 1, x: 1, y: 1, facing: 'N', count: 1 }
  const more = { card: 'P490', second: 'P080', register: 2, option: 'brakes', weapon: 'pressor_beam', dock: 1, turn: 2 }

  it.each(EVENT_KINDS)('%s is shown for a while that can be waited for', (kind) => {
    const shown = createModel(before.before, scenes[before.course] ?? {})
    const time = applyEvent(shown, { event: kind, ...said, ...more, damage: 3, lives: 2, board: 0 })
    clearEffects(shown)
    expect(time).toBeGreaterThanOrEqual(0)
    expect(time).toBeLessThanOrEqual(1000)
  })
})

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

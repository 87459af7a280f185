import { describe, expect, it } from 'vitest'
import {
  floatingPoint,
  drawingBox,
  spaceMiddle,
  pointInFrame,
  spaceUnderPoint,
} from '../src/titles/gang_rush/bridge/geometry'
import { bestWay, spaceStruckByShot, wayWithSpaces } from '../src/titles/gang_rush/ways'
import type { CarChange, Direction, Event, Preview, GangView, Outcome } from '../src/titles/gang_rush/types'

const moves = (space: string): Event => ({ event: 'moves', car: 'duke', space })
const duke = { driver: 'duke' as const, at: '3:10' }

function outcome(events: Event[], mine: Partial<CarChange> = {}, chance = 1): Outcome {
  const changed = { at: '3:12', speed: 20, body: 5, cash: 1000, debt: 0, facing: 'F' as const, damage: 0, gain: 0 }
  return { chance, faces: [], events, asks: [], cars: [{ car: 'duke', ...changed, ...mine }] }
}
const way = (steps: Direction[], events: Event[], mine: Partial<CarChange> = {}) =>
  wayWithSpaces(steps, [outcome(events, mine)], duke)

describe('the bridge', () => {
  it.each([false, true])('finds the space under a point, lying or standing: %s', (turned) => {
    for (const space of ['1:0', '2:-1', '3:14', '4:39', '5:40'])
      expect(spaceUnderPoint(pointInFrame(spaceMiddle(space), turned), turned)).toBe(space)
  })

  it('lies down as large as it stands', () => {
    const [standing, lying] = [drawingBox(false), drawingBox(true)]
    expect([lying.width, lying.height]).toEqual([standing.height, standing.width])
    for (const space of ['1:0', '5:40']) {
      const { x, y } = pointInFrame(spaceMiddle(space), true)
      expect(x > 0 && x < lying.width && y > 0 && y < lying.height).toBe(true)
    }
  })

  it('lets a car float on the side on which it fell', () => {
    expect(floatingPoint('1:12')[0]).toBeLessThan(0)
    expect(floatingPoint('5:12')[0]).toBeGreaterThan(0)
  })
})

describe('a way', () => {
  it('leads from space to space', () => {
    const { stages, end } = way(['F', 'FR'], [moves('3:12'), moves('4:13')])
    expect(stages.map(({ aim, after }) => [aim, after])).toEqual([
      ['3:12', '3:12'],
      ['4:13', '4:13'],
    ])
    expect(end).toBe('4:13')
  })

  it('stays where it rams, and goes on into the gap', () => {
    const rams: Event = { event: 'rams', car: 'duke', other: 'parker', direction: 'F' }
    const { stages } = way(['F', 'F'], [rams, { event: 'pushed', car: 'parker', space: '3:14' }, moves('3:12')])
    expect(stages.map(({ aim, after }) => [aim, after])).toEqual([
      ['3:12', '3:10'],
      ['3:12', '3:12'],
    ])
  })

  it('slides on without another step', () => {
    const slides: Event = { event: 'slides', car: 'duke', space: '3:12' }
    const { stages } = way(['F', 'F'], [moves('3:12'), slides, moves('3:14'), moves('3:16')])
    expect(stages.map(({ after }) => after)).toEqual(['3:14', '3:16'])
  })

  it('ends beyond the bridge for whoever leaves it', () => {
    const leaves: Event = { event: 'leaves', car: 'duke', place: 1 }
    expect(wayWithSpaces(['F'], [outcome([leaves])], { driver: 'duke', at: '3:40' }).end).toBe('3:42')
  })

  it('is the better the less it costs', () => {
    const sore = way(['F'], [moves('3:12')], { damage: 1, gain: -100 })
    const sound = way(['FL'], [moves('2:11')])
    expect(bestWay([sore, sound], 'duke')).toBe(sound)
  })
})

describe('a shot', () => {
  const view = { cars: [{ driver: 'parker', at: '3:20' }] } as unknown as GangView
  const foreseen = (event: Event): Partial<Preview> => ({
    choices: [{ decision: 'shoot F', outcomes: [outcome([{ event: 'shoots', car: 'duke', direction: 'F' }, event])] }],
  })

  it.each<[Event, string]>([
    [{ event: 'struck', car: 'parker' }, '3:20'],
    [{ event: 'barriers_gone', count: 1, space: '3:14' }, '3:14'],
    [{ event: 'shifts', count: 2, from: '3:16', to: '2:15' }, '3:16'],
  ])('is aimed where the engine says that it strikes: %o', (event, space) => {
    expect(spaceStruckByShot('shoot F', foreseen(event), view)).toBe(space)
  })

  it('is aimed nowhere while nobody says where', () => {
    expect(spaceStruckByShot('shoot F', {}, view)).toBeNull()
  })
})

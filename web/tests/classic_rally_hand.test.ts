import { beginsWith } from '../src/kit/planner.svelte'
import { beforeEach, describe, expect, it } from 'vitest'
import { preferences } from '../src/lib/preferences.svelte'
import { clearItems } from '../src/lib/storage'
import { type TitleTranslations, pageTranslations } from '../src/lib/translations.svelte'
import { answerNote } from '../src/titles/classic_rally/answer_notes'
import { offersDecision, questionText } from '../src/titles/classic_rally/questions'
import { featuresInSlots, harmOfRoll } from '../src/titles/classic_rally/features'
import { routePath } from '../src/titles/classic_rally/route_line'
import { isAllowed, loadChanges, saveLoadOut, lastLoadOut, decisionsToReach } from '../src/titles/classic_rally/loadout'
import { roadMapOf } from '../src/titles/classic_rally/map/geometry'
import {
  answerDecisions,
  decisionGroup,
  keyOfDecision,
  decisionOfKey,
} from '../src/titles/classic_rally/decision_groups'
import { bestPlan, planEnds, nextSteps, planForSteps, stepTowards } from '../src/titles/classic_rally/routes'
import { cardKey, decisionOfDigit, cardSwaps } from '../src/titles/classic_rally/card_swaps'
import type { Exchange, Preview, TileKind, Plan, Player, RallyView, Scene } from '../src/titles/classic_rally/types'

beforeEach(() => pageTranslations.load('en'))

function player(part: Partial<Player> = {}): Player {
  return {
    colour: 'white',
    seat: 0,
    place: 1,
    status: 'racing',
    at: '0,0',
    nose: 'E',
    features: [],
    load: { fuel: 3, toolbox: 1 },
    assistance: { at: '2,0', load: { fuel: 4 } },
    road_book: { left: 1, straight: 2, right: 1 },
    joker: 'robber',
    tokens: [],
    hazards: [],
    barred: false,
    bound: false,
    ready: false,
    vote: null,
    tile: null,
    finished_round: null,
    to_go: 0,
    fuelled: true,
    immobile: false,
    active: [],
    out: [],
    capacity: { rally: 6, assistance: 8 },
    ...part,
  }
}

function view(part: Partial<RallyView> = {}): RallyView {
  return {
    title: 'classic_rally@1',
    settings: {} as RallyView['settings'],
    seats: 2,
    map: [],
    phase: 'turn',
    round: 2,
    first: 'white',
    players: [player(), player({ colour: 'black', seat: 1 })],
    turn: {
      player: 'white',
      dice: [3, 4],
      weather: 'sun',
      moved: false,
      assistance_moved: false,
      distance: 0,
      exchange: null,
      owed: true,
    },
    tiles: {},
    piles: { fuel: 20 },
    feature_pile: {},
    hazards: { pile: {}, under: [] },
    jokers_seen: [],
    first_finish: null,
    you: 0,
    waiting: [0],
    asked: { question: 'turn', car: 'white', seat: 0 },
    stopwatch: { laps: 0, notch: 0, score: 0 },
    ...part,
  }
}

function exchange(kind: Exchange['kind'], part: Partial<Exchange> = {}): RallyView {
  const its = view()
  const open: Exchange = { kind, owed: false, before: { rally: {}, assistance: {} }, ...part }
  return { ...its, turn: { ...(its.turn as NonNullable<RallyView['turn']>), exchange: open } }
}

function plan(steps: Plan['steps'], cells: string[], part: Partial<Plan> = {}): Plan {
  return {
    steps,
    cells,
    end: cells.at(-1) ?? '0,0',
    nose: 'E',
    fuel: cells.length,
    left: 4 - cells.length,
    cards: steps.filter((way) => way !== 'forward'),
    ends: cells.length === steps.length ? 'stop' : 'nowhere',
    token: null,
    overtaking: false,
    ...part,
  }
}

const PLANS = [
  plan(['straight'], ['1,0']),
  plan(['straight', 'forward'], ['1,0', '2,0']),
  plan(['right', 'forward'], ['0,1', '1,1']),
  plan(['right', 'forward', 'straight'], ['0,1', '1,1', '2,1'], { end: '1,0' }),
  plan(['left'], []),
]

describe('a route', () => {
  it('is chosen tile by tile: each way on is offered once, with where it leads and whether a card is played', () => {
    expect(nextSteps(PLANS, [])).toEqual([
      { way: 'straight', cell: '1,0', card: true },
      { way: 'right', cell: '0,1', card: true },
      { way: 'left', cell: null, card: true },
    ])
    expect(nextSteps(PLANS, ['straight'])).toEqual([{ way: 'forward', cell: '2,0', card: false }])
  })

  it('shows exactly what was chosen, or the shortest way on to where the car may stop', () => {
    expect(planForSteps(PLANS, ['straight'])?.steps).toEqual(['straight'])
    expect(planForSteps(PLANS, ['right'])?.steps).toEqual(['right', 'forward'])
    expect(planForSteps(PLANS, ['forward'])).toBeUndefined()
    expect(beginsWith(PLANS[1] as Plan, ['straight'])).toBe(true)
  })

  it('to a cell is the one with the fewest cards, and never one that leads nowhere', () => {
    const ends = planEnds(PLANS)
    expect(ends.map(({ cell }) => cell)).toEqual(['1,0', '2,0', '1,1'])
    expect(ends[0]?.plan.steps).toEqual(['straight'])
    expect(bestPlan([PLANS[4] as Plan, PLANS[2] as Plan])?.steps).toEqual(['right', 'forward'])
  })

  it('is steered by the sides of the map', () => {
    expect(stepTowards(nextSteps(PLANS, []), '0,0', 'S')).toBe('right')
    expect(stepTowards(nextSteps(PLANS, []), '0,0', 'N')).toBeUndefined()
  })

  it('is drawn along the road, from the middle of the first tile to the middle of the last', () => {
    const kinds = [
      { kind: 'straight', ends: ['N', 'S'] },
      { kind: 'curve', ends: ['E', 'S'] },
    ] as unknown as TileKind[]
    const road = roadMapOf(kinds, [
      { kind: 'straight', at: '0,0', rotation: 90 },
      { kind: 'curve', at: '1,0', rotation: 90 },
      { kind: 'straight', at: '1,1', rotation: 0 },
    ])
    const line = routePath(road, '0,0', 'E', ['1,0', '1,1'])
    expect(line.startsWith('M0.0 0.0L')).toBe(true)
    expect(line.endsWith('L120.0 120.0')).toBe(true)
    expect(line).toContain('L120.0 60.0')
  })
})

const SCENE = {
  boards: { rally: 6, assistance: 8, features: 2 },
  limits: { fuel: 14, spare_tyre: 2, toolbox: 1, rain_tyres: 1, fog_lights: 1 },
  hazards: [
    { hazard: 'pothole', count: 2, fix: ['toolbox', 'mechanic'] },
    { hazard: 'flat_tyre', count: 4, fix: ['spare_tyre', 'mechanic'] },
  ],
} as unknown as Scene

describe('a load-out', () => {
  beforeEach(() => clearItems())
  const wanted = { rally: { fuel: 5, toolbox: 1 }, assistance: { fuel: 7, spare_tyre: 1 } }

  it('is reached card by card: what has no place in it comes off first', () => {
    const from = { rally: { fuel: 6 }, assistance: { toolbox: 1 } }
    expect(decisionsToReach(from, wanted)).toEqual([
      'unload rally fuel',
      'unload assistance toolbox',
      'load rally toolbox',
      ...Array.from({ length: 7 }, () => 'load assistance fuel'),
      'load assistance spare_tyre',
    ])
    expect(decisionsToReach(wanted, wanted)).toEqual([])
  })

  it('is kept for the same person at this browser, as last confirmed', () => {
    expect(lastLoadOut('Ann')).toBeNull()
    saveLoadOut('Ann', { rally: { fuel: 6 }, assistance: {} })
    saveLoadOut('Ann', wanted)
    saveLoadOut('Bo', { rally: {}, assistance: { fuel: 1 } })
    expect(lastLoadOut('Ann')).toEqual(wanted)
    for (let each = 0; each < 20; each += 1) saveLoadOut(`guest ${each}`, wanted)
    expect(lastLoadOut('Ann')).toBeNull()
  })

  it('is offered only where every card of it is allowed', () => {
    expect(isAllowed(wanted, SCENE)).toBe(true)
    expect(isAllowed({ rally: { toolbox: 1 }, assistance: { toolbox: 1 } }, SCENE)).toBe(false)
    expect(isAllowed({ rally: { fuel: 7 }, assistance: {} }, SCENE)).toBe(false)
  })

  it('tells what has changed since an exchange was opened', () => {
    expect(
      loadChanges({ rally: { fuel: 2 }, assistance: { fuel: 3 } }, { rally: { fuel: 4 }, assistance: { fuel: 1 } }),
    ).toEqual([
      { board: 'rally', card: 'fuel', more: 2 },
      { board: 'assistance', card: 'fuel', more: -2 },
    ])
  })
})

describe('cards and piles', () => {
  it('mean loading and unloading before the race', () => {
    const swap = cardSwaps(view({ phase: 'loading' }))
    expect(swap.press.rally?.lineOf('fuel')).toBe('unload rally fuel')
    expect(swap.shelf.assistance?.('toolbox')).toBe('load assistance toolbox')
    expect(decisionOfDigit('1', swap)).toBe('load rally fuel')
    expect(decisionOfDigit('8', swap)).toBe('load assistance toolbox')
  })

  it('change cars in an assistance, and come from the pile at a station', () => {
    expect(cardSwaps(exchange('assist')).press.rally?.lineOf('fuel')).toBe('to_assistance fuel')
    expect(decisionOfDigit('1', cardSwaps(exchange('transporter')))).toBe('to_rally fuel')
    const station = cardSwaps(exchange('assistance'))
    expect(station.shelf.assistance?.('fuel')).toBe('take fuel')
    expect(station.press.rally).toBeUndefined()
    expect(decisionOfDigit('0', station)).toBe('put_back fog_lights')
  })

  it('go back to whom they were taken from', () => {
    const swap = cardSwaps(exchange('robber', { robbed: { black: { fuel: 1 } } }))
    expect(swap.press.assistance?.lineOf('fuel')).toBe('give_back black fuel')
    expect(swap.press.assistance?.lineOf('toolbox')).toBeNull()
  })

  it('lie still while nothing is open, or somebody else has opened it', () => {
    expect(cardSwaps(view())).toEqual({ press: {}, shelf: {} })
    expect(cardSwaps({ ...exchange('assist'), you: 1 })).toEqual({ press: {}, shelf: {} })
    expect(decisionOfDigit('1', cardSwaps(view()))).toBeUndefined()
    expect(cardKey('end_turn')).toBe('')
  })
})

describe('features', () => {
  it('are told slot by slot, each with why it is out', () => {
    const found = featuresInSlots({
      features: [
        { feature: 'light_weight', sabotaged: false, marked: true },
        { feature: 'light_weight', sabotaged: false, marked: false },
      ],
      out: [{ feature: 'light_weight', causes: ['dice'] }],
    })
    expect(found.map(({ causes }) => causes)).toEqual([['dice'], []])
  })

  it('are harmed by ones, a seven with Light Weight, and weather without its card', () => {
    const light = player({ features: [{ feature: 'light_weight', sabotaged: false, marked: false }] })
    expect(harmOfRoll({ dice: [6, 1], weather: 'rain_fog' }, light)).toEqual({
      ones: 1,
      seven: true,
      rain: true,
      fog: true,
    })
    expect(harmOfRoll({ dice: [6, 1], weather: 'rain' }, player({ load: { rain_tyres: 1 } }))).toMatchObject({
      seven: false,
      rain: false,
      fog: false,
    })
  })
})

describe('what may be decided', () => {
  const LEGAL = [
    'end_turn',
    'turn_around',
    'assistance_move N',
    'assistance_move E',
    'rally_step left',
    'play_joker robber',
  ]

  it('has its part of the table', () => {
    expect(decisionGroup('rally_step left')).toBe('drive')
    expect(decisionGroup('place_tile 0,1 90')).toBe('map')
    expect(answerDecisions(LEGAL)).toEqual(['turn_around', 'assistance_move N', 'assistance_move E', 'end_turn'])
  })

  it('has one key each', () => {
    expect(LEGAL.map((line) => keyOfDecision(line, answerDecisions(LEGAL)))).toEqual(['Enter', 'r', '1', '2', '', 'j'])
    expect(decisionOfKey('2', answerDecisions(LEGAL))).toBe('assistance_move E')
  })

  it('is offered by hand and map, but for what leaves the table, and for cells that are read in words', () => {
    expect(offersDecision('load rally fuel')).toBe(true)
    expect(offersDecision('concede')).toBe(false)
    expect(offersDecision('place_assistance 0,1')).toBe(true)
    preferences.textView = true
    expect(offersDecision('place_assistance 0,1')).toBe(false)
    expect(offersDecision('rally_step left')).toBe(true)
    preferences.textView = false
  })

  it('is asked with what matters: a move that is owed, a car that stands', () => {
    const title = { messageOrNothing: () => '' } as unknown as TitleTranslations
    const ask = (its: RallyView): string => questionText(its, 0, title)
    expect(ask(view())).toBe('Your rally car has to move.')
    const turn = view().turn as NonNullable<RallyView['turn']>
    expect(ask(view({ turn: { ...turn, moved: true } }))).toContain('end your turn')
    expect(ask(view({ turn: { ...turn, owed: false }, players: [player({ immobile: true })] }))).toContain('stands')
    expect(questionText(view(), 1, title)).toBe('')
  })

  it('tells why a turn may end, and what a toolbox mends', () => {
    const title = { value: (_: string, name: string) => name } as unknown as TitleTranslations
    const known = { view: view(), player: player({ hazards: ['pothole', 'flat_tyre'] }), scene: SCENE, words: title }
    const preview: Preview = { stay: { allowed: false, why: 'owed' } }
    expect(answerNote('end_turn', { ...known, preview })).toContain('Not yet')
    expect(answerNote('repair toolbox', { ...known, preview })).toBe('pothole')
  })
})

import { beforeAll, describe, expect, it } from 'vitest'
import { pageTranslations, type TitleTranslations } from '../src/lib/translations.svelte'
import { offersDecision, questionText } from '../src/titles/gang_rush/questions'
import { chanceText, outcomesText } from '../src/titles/gang_rush/outcome_text'
import { nearestSpace, spaceInArrowDirection } from '../src/titles/gang_rush/space_cursor'
import { arrowOfStep, stepOfArrow } from '../src/titles/gang_rush/arrow_keys'
import { turnDice, rerollOdds, rerollDecision, rollableDice } from '../src/titles/gang_rush/turn_dice'
import { thingsOfHazard } from '../src/titles/gang_rush/hazards'
import {
  answerDecisions,
  decisionsInGroup,
  decisionsWithTile,
  decisionGroup,
  useDecisionOfTile,
} from '../src/titles/gang_rush/decision_groups'
import { moneyAfterPaying, isMoneyHidden, rankOfSeat, rankings, shopPlaces } from '../src/titles/gang_rush/money'
import { keyOfDecision, decisionOfKey } from '../src/titles/gang_rush/decision_groups'
import { positionText } from '../src/titles/gang_rush/position_text'
import type {
  Car,
  DieFace,
  Preview,
  GangView,
  Outcome,
  MoneyStanding,
  Scene,
  Turn,
} from '../src/titles/gang_rush/types'

beforeAll(() => pageTranslations.load('en'))

const DICE: DieFace[] = ['wheel', 'wheel', 'breakage', 'shot', 'speed']

function car(part: Partial<Car> = {}): Car {
  return {
    driver: 'pupetta',
    seat: 0,
    at: '3:10',
    exit: null,
    facing: 'F',
    homeward: false,
    speed: 20,
    body: 5,
    body_max: 5,
    cash: 700,
    debt: 0,
    ramp: true,
    tiles: [],
    active: [],
    wrong_way: false,
    ...part,
  }
}

function standing(seat: number, part: Partial<MoneyStanding> = {}): MoneyStanding {
  return { seat, driver: 'pupetta', race: seat + 1, worth: 1000, reward: 0, excluded: false, ...part }
}

const SETTINGS = { hide_cash: false } as GangView['settings']

function view(part: Partial<GangView> = {}): GangView {
  return {
    any_bought: false,
    bank: 0,
    title: 'gang_rush@1',
    settings: SETTINGS,
    seats: 2,
    wall: null,
    phase: 'moving',
    round: 2,
    cars: [car(), car({ driver: 'parker', seat: 1, at: '3:12' })],
    order: ['pupetta', 'parker'],
    road: { '3:20': { barrier: 2 } },
    hazards: { pile: {}, discard: {}, revealed: [], gone: 0 },
    bonuses: { pile: {}, discard: {}, shop: [null, 'nitro', null, 'mine', 'envelope'] },
    finished: [],
    arrested: [],
    conceded: [],
    you: 0,
    waiting: [0],
    asked: { question: 'moving', car: 'pupetta', seat: 0 },
    standing: [standing(0), standing(1, { excluded: true, worth: 3000 })],
    ...part,
  }
}

/** Words that only tell what they were asked for. */
const plain = {
  value: (_set: string, name: string) => name,
  values: (_set: string, names: readonly string[]) => names.join(', '),
  decision: (line: string) => line,
  message: (key: string, args: Record<string, unknown> = {}) => (key === 'money' ? `$${String(args.amount)}` : key),
  attribute: () => 'help',
  event: ({ event }: { event: string }) => `${event}.`,
  has: () => true,
} as unknown as TitleTranslations

const ram: Outcome = {
  chance: 1,
  faces: [],
  events: [{ event: 'rams', car: 'pupetta', other: 'parker', direction: 'F' }],
  asks: [],
  cars: [
    { car: 'parker', at: '3:14', speed: 20, body: 4, cash: 600, debt: 0, facing: 'F', damage: 1, gain: -100 },
    { car: 'pupetta', at: '3:10', speed: 20, body: 4, cash: 600, debt: 0, facing: 'F', damage: 1, gain: -100 },
  ],
}

describe('dice', () => {
  it('that may be rolled again are those that some decision rolls', () => {
    expect([...rollableDice(['reroll 1', 'reroll 14', 'reroll 4', 'stop'])].sort()).toEqual([1, 4])
    expect(rollableDice(['stop']).size).toBe(0)
  })
  it('that are not kept are rolled again, in the order of their numbers', () => {
    expect(rerollDecision(new Set([5, 1, 3]), new Set([3]))).toBe('reroll 15')
    expect(rerollDecision(new Set([1, 3]), new Set([1, 3]))).toBeNull()
  })
  it('say what became of them', () => {
    const turn = { car: 'pupetta', dice: DICE, spent: [1, 0, 1, 0, 1], lost: [2], doubled: 5 } as Turn
    expect(turnDice(turn, new Set()).map(({ state }) => state)).toEqual(['used', 'lost', 'used', 'free', 'free'])
    expect(turnDice(turn, new Set([1, 2])).map(({ state }) => state)).toEqual([
      'rollable',
      'rollable',
      'aside',
      'aside',
      'aside',
    ])
  })
  it('are weighed by the odds that the engine tells', () => {
    const none = [1, 0, 0, 0, 0, 0]
    const odds: Record<DieFace, number[]> = {
      speed: [0, 5 / 6, 1 / 6, 0, 0, 0],
      wheel: [0, 0, 1, 0, 0, 0],
      shot: [0, 1, 0, 0, 0, 0],
      repair: none,
      breakage: [5 / 6, 1 / 6, 0, 0, 0, 0],
    }
    const preview: Partial<Preview> = { rerolls: [{ decision: 'reroll 3', odds }] }
    const found = rerollOdds(preview, 'reroll 3', DICE)
    expect(found.map(({ face }) => face)).toEqual(['speed', 'breakage'])
    expect(found[0]?.average).toBeCloseTo(7 / 6)
    expect(found[1]?.fewer).toBeCloseTo(5 / 6)
    expect(rerollOdds(preview, null, DICE)).toEqual([])
  })
})

describe('money', () => {
  it('of the last one counts for nothing', () => {
    expect(rankings(view()).map(({ place }) => place)).toEqual([1, null])
    expect(rankOfSeat(view(), 1)?.worth).toBe(3000)
  })
  it('is paid from cash first; only what is missing is owed', () => {
    expect(moneyAfterPaying({ cash: 200, debt: 100 }, 500)).toEqual({ cash: 0, debt: 400, owed: 300 })
    expect(moneyAfterPaying({ cash: 500, debt: 100 }, 500)).toEqual({ cash: 0, debt: 100, owed: 0 })
  })
  it('of others is covered where the table says so, until the end', () => {
    const hidden = view({ settings: { ...SETTINGS, hide_cash: true } })
    expect([isMoneyHidden(hidden, 1, 0), isMoneyHidden(hidden, 0, 0), isMoneyHidden(view(), 1, 0)]).toEqual([
      true,
      false,
      false,
    ])
    expect(isMoneyHidden({ ...hidden, phase: 'over' }, 1, 0)).toBe(false)
    expect(rankings(hidden).map(({ race, place }) => [race, place])).toEqual([
      [1, null],
      [2, null],
    ])
  })
  it('buys what the engine offers, at the price of its place', () => {
    const offers = shopPlaces(view(), [500, 400, 300, 200, 100], ['buy 400', 'buy 100'], car({ cash: 300 }))
    expect(offers.map(({ tile, legal, owed }) => [tile, legal, owed])).toEqual([
      [null, false, 200],
      ['nitro', true, 100],
      [null, false, 0],
      ['mine', false, 0],
      ['envelope', true, 0],
    ])
  })
})

describe('decisions', () => {
  const legal = ['end', 'handbrake', 'shoot F', 'use firebomb', 'use mine', 'gunsmith 2', 'garage 1', 'buy 100']

  it('belong to one part of the table each', () => {
    expect(decisionsInGroup(legal, 'arm')).toEqual(['shoot F', 'use firebomb'])
    expect(decisionsInGroup(legal, 'tile')).toEqual(['use mine', 'gunsmith 2', 'garage 1'])
    expect(answerDecisions(legal)).toEqual(['handbrake', 'end'])
    expect(decisionGroup('place 3:10')).toBe('board')
  })
  it('of a tile are found by its own word', () => {
    expect(decisionsWithTile(legal, 'gunsmith')).toEqual(['gunsmith 2'])
    expect(decisionsWithTile(legal, 'mine')).toEqual(['use mine'])
    expect(decisionsWithTile(legal, 'solid_tyres')).toEqual([])
    expect([
      useDecisionOfTile('double_up', 'metal'),
      useDecisionOfTile('nitro', 'metal'),
      useDecisionOfTile('ballast', 'gold'),
    ]).toEqual(['double 1', 'use nitro', null])
  })
  it('have a key each, and no two the same', () => {
    const lines = ['shoot F', 'trick duke', 'handbrake', 'repair 1', 'repair 2', 'end']
    const keys = lines.map((line) => keyOfDecision(line, lines))
    expect(keys).toEqual(['1', '2', 'k', '', 'r', 'Enter'])
    expect(decisionOfKey('r', lines)).toBe('repair 2')
    expect(decisionOfKey('9', lines)).toBeUndefined()
  })
  it('are offered by the hand or the board, but for leaving', () => {
    expect(['roll', 'buy 100', 'place 3:10'].every(offersDecision)).toBe(true)
    expect(offersDecision('concede')).toBe(false)
  })
  it('are asked for with the number that matters', () => {
    const turn = { car: 'pupetta', dice: DICE, movement: 3, rerolls: 1 } as Turn
    expect(questionText(view({ turn }), 0, plain)).toContain('3')
    expect(questionText(view({ turn }), 1, plain)).toBe('')
    const rolling = view({ turn, asked: { question: 'rolling', car: 'pupetta', seat: 0 } })
    expect(questionText(rolling, 0, plain)).toContain('One reroll')
  })
})

describe('steps by arrows', () => {
  it('go where the car goes in the picture', () => {
    expect(stepOfArrow('ArrowUp', false, ['F', 'FL'])).toBe('F')
    expect(stepOfArrow('ArrowRight', true, ['F', 'FL'])).toBe('F')
    expect(stepOfArrow('ArrowUp', true, ['F', 'FL'])).toBe('FL')
    expect(stepOfArrow('ArrowLeft', true, ['B', 'BL'])).toBe('B')
    expect(stepOfArrow('ArrowDown', true, ['F', 'FL'])).toBeUndefined()
    expect([arrowOfStep('FR', true), arrowOfStep('FR', false)]).toEqual(['ArrowDown', 'ArrowRight'])
  })
})

describe('what would happen', () => {
  it('is told of every car, my own first', () => {
    const said = outcomesText([ram], view(), plain)
    expect(said.indexOf('loses one point')).toBe(0)
    expect(said).toContain('parker:')
    expect(said).toContain('to 3:14')
  })
  it('is told with its chance where a landing decides', () => {
    const calm: Outcome = { ...ram, chance: 0.25, cars: [], events: [] }
    const said = outcomesText([{ ...ram, chance: 0.75 }, calm], view(), plain)
    expect(said).toContain('75 %')
    expect(said).toContain('25 %: nobody is harmed')
    expect(chanceText(0.004)).toBe('< 1 %')
  })
  it('names what happens on the road to nobody', () => {
    const shot: Outcome = { ...ram, cars: [], events: [{ event: 'shifts', count: 2, from: '3:20', to: '2:21' }] }
    expect(outcomesText([shot], view(), plain)).toBe('2 officers move aside')
  })
})

describe('hazards', () => {
  it('are drawn as what they put on the road', () => {
    const known: Scene['hazards'] = [
      { hazard: 'barrier_2', kind: 'barrier', amount: 2, copies: 4 },
      { hazard: 'container', kind: 'container', amount: 1, copies: 10 },
    ]
    expect(thingsOfHazard('barrier_2', known)).toEqual({ barrier: 2 })
    expect(thingsOfHazard('container', known)).toEqual({ container: true })
    expect(thingsOfHazard('unknown', known)).toEqual({})
  })
})

describe('the position in words', () => {
  it('has the turn, what would come of it, the standing, the police, the shop, the road and the cars', () => {
    const turn = {
      car: 'pupetta',
      dice: DICE,
      movement: 1,
      wheels: { free: 3, granted: 0, dice: 2 },
      shots: 1,
      steps: 1,
      sale: 400,
    } as Turn
    const preview: Preview = {
      volleys: [
        { from: '3:30', officers: 2, at: '3:12', car: 'parker' },
        { from: '1:30', officers: 1, at: null, car: null },
      ],
      choices: [{ decision: 'step F', outcomes: [ram] }],
      paths: [{ steps: ['F'], outcomes: [ram] }],
    }
    const scene = { prices: [500, 400, 300, 200, 100] } as Scene
    const sections = positionText(view({ turn }), scene, plain, preview)
    const all = sections.flatMap(({ lines }) => lines)
    expect(sections).toHaveLength(9)
    expect(all.some((line) => line.includes('$400: nitro'))).toBe(true)
    expect(all.some((line) => line.includes('officers aim at parker'))).toBe(true)
    expect(sections.at(-1)?.table?.rows).toHaveLength(2)
  })
  it('covers what is covered', () => {
    const rows = positionText(view({ settings: { ...SETTINGS, hide_cash: true } }), {} as Scene, plain, {}).at(-1)
      ?.table?.rows
    expect(rows?.[0]?.[5]).toBe('$700')
    expect(rows?.[1]?.[5]).toBe('covered')
  })
})

describe('a space by arrow keys', () => {
  const spaces = ['2:11', '3:10', '3:12', '3:14', '4:11', '5:12']

  it('goes along the lane, and to the lane beside it', () => {
    expect(spaceInArrowDirection('ArrowRight', '3:12', spaces, true)).toBe('3:14')
    expect(spaceInArrowDirection('ArrowLeft', '3:12', spaces, true)).toBe('3:10')
    expect(spaceInArrowDirection('ArrowUp', '3:12', spaces, true)).toBe('2:11')
    expect(spaceInArrowDirection('ArrowDown', '3:12', spaces, true)).toBe('4:11')
  })

  it('goes as the bridge is seen, and nowhere off it', () => {
    expect(spaceInArrowDirection('ArrowUp', '3:12', spaces, false)).toBe('3:14')
    expect(spaceInArrowDirection('ArrowUp', '3:14', spaces, false)).toBeUndefined()
    expect(spaceInArrowDirection('Enter', '3:12', spaces, false)).toBeUndefined()
  })

  it('begins near the car', () => {
    expect(nearestSpace('3:8', spaces)).toBe('3:10')
    expect(nearestSpace('3:8', [])).toBeUndefined()
  })
})

import { beforeAll, describe, expect, it } from 'vitest'
import { preferences } from '../src/lib/preferences.svelte'
import type { Vocabulary } from '../src/lib/types'
import { TitleTranslations } from '../src/lib/translations.svelte'
import { offersDecision, questionText } from '../src/titles/rallyman_gt/questions'
import { crashText, riskLevel, percentText, secondsText, choiceCosts } from '../src/titles/rallyman_gt/risk_text'
import { positionText } from '../src/titles/rallyman_gt/position_text'
import type { Preview, GtView, RunView, Scene } from '../src/titles/rallyman_gt/types'
import { loadWords } from './words'

const words = new TitleTranslations('rallyman_gt')
const vocabulary: Partial<Vocabulary> = {
  decisions: {
    gear: {
      args: [
        ['gear', 'gear'],
        ['space', 'space'],
      ],
      quiet: true,
      formality: false,
      always_legal: false,
    },
    gas: { args: [['space', 'space']], quiet: true, formality: false, always_legal: false },
  },
}

beforeAll(() => loadWords(words, vocabulary))

function run(part: Partial<RunView> = {}): RunView {
  const car = {
    colour: 'blue' as const,
    seat: 0,
    status: 'road' as const,
    at: '0:B3',
    speed: 2,
    played: false,
    crossings: 0,
    focus: 2,
    damage: { gear: 1 },
    tyres: 'asphalt' as const,
    tyre_turns: 0,
    class: 'GT6' as const,
    backwards: false,
    side: null,
    zone: null,
    dice: { gear: 5, gas: 2, brake: 3, boost: 0 },
    threshold: 3,
  }
  return {
    seats: 1,
    solo: false,
    phase: 'plan',
    round: 2,
    weather: 'sun',
    cars: [car],
    order: ['blue'],
    turn: { plan: [], at: '0:B3', speed: 2 },
    bag: {},
    finished: [],
    retired: [],
    sheet: [],
    times: null,
    ...part,
  }
}

function view(part: Partial<GtView> = {}): GtView {
  const its = run(part)
  const asked = { question: its.phase, car: 'blue', seat: 0 }
  return { title: 'rallyman_gt@1', settings: {}, you: 0, waiting: [0], asked, ...its, ...part } as GtView
}

describe('what is asked', () => {
  it('is to lay dice, then to go on or roll', () => {
    expect(questionText(view(), 0, words, ['gear 1 0:B4'])).toBe('Lay your dice along the road, then roll.')
    const laid = view({ turn: { plan: ['gear 1 0:B4'] } })
    expect(questionText(laid, 0, words, ['gear 2 1:B1', 'roll'])).toBe('Lay on, or roll.')
    expect(questionText(laid, 0, words, ['roll', 'flat_out'])).toBe('Your plan is laid. Roll!')
  })
  it('is nothing while another seat is asked', () => {
    expect(questionText(view(), 1, words, [])).toBe('')
  })
  it('is to lay the dice again until control is lost', () => {
    const relay = view({ phase: 'relay', turn: { plan: ['gear 1 0:B4'], faces: [['warning']], relaid: [] } })
    expect(questionText(relay, 0, words, ['gear 1 0:B4', 'keep'])).toContain('Lay the dice again')
    expect(questionText(relay, 0, words, ['warnings 0', 'warnings 1'])).toBe('How many warnings do these dice show?')
    expect(questionText(relay, 0, words, ['relay'])).toContain('control is lost there')
  })
  it('is asked by one’s own lap in qualifying', () => {
    const other = run({ cars: run().cars.map((car) => ({ ...car, seat: 1, colour: 'red' })), phase: 'rolling' })
    const qualifying = view({
      phase: 'qualifying',
      asked: { question: 'qualifying', car: null, seat: null },
      runs: [run(), other],
    })
    expect(questionText(qualifying, 0, words, ['gear 1 0:B4'])).toContain('Lay your dice')
    expect(questionText(qualifying, 1, words, ['roll', 'stop'])).toContain('Roll on, secure, or stop?')
  })
})

describe('what the action bar need not offer', () => {
  it('is everything that the board and the hand do; steps are words where the board is words', () => {
    expect(['gear 3 1:A1', 'roll', 'tyres rain', 'pit_both soft', 'side left'].every(offersDecision)).toBe(true)
    expect(offersDecision('concede')).toBe(false)
    preferences.textView = true
    expect(offersDecision('gear 3 1:A1')).toBe(false)
    expect(offersDecision('roll')).toBe(true)
    preferences.textView = false
  })
})

describe('risks', () => {
  it('are whole percents that promise nothing', () => {
    expect([0, 0.001, 0.124, 0.999, 1].map(percentText)).toEqual([
      '0\u202f%',
      '<\u202f1\u202f%',
      '12\u202f%',
      '>\u202f99\u202f%',
      '100\u202f%',
    ])
  })
  it('look low, middling or high', () => {
    expect([0, 0.05, 0.2, 0.5].map(riskLevel)).toEqual(['none', 'low', 'middle', 'high'])
  })
  it('say what a loss would mean', () => {
    expect(crashText({ marker: '00', tokens: 2 })).toBe('Losing control there means marker 00 and 2 damage tokens.')
    expect(crashText({ marker: 0, tokens: 0 })).toBe('Losing control there means marker 0.')
  })
  it('are weighed in seconds against the best choice', () => {
    const preview = {
      choices: { roll: { seconds: 100 }, stop: { seconds: 103.26 }, secure: { seconds: 120, cost: 3 } },
    }
    const weights = choiceCosts(preview)
    expect(secondsText(weights, 'roll')).toBe('quickest')
    expect(secondsText(weights, 'stop')).toBe('+3.3\u202fs')
    expect(secondsText(weights, 'secure')).toBe('+20\u202fs')
    expect(secondsText(choiceCosts({ choices: { roll: { seconds: 5 } } }), 'roll')).toBe('')
  })
})

describe('the position in words', () => {
  const space = { space: '0:B4', tile: 0, limit: 2, hazard: false, x: 0, y: 0, u: [3, 6], outline: [] }
  const scene = {
    name: '1',
    laps: 2,
    lap: 34,
    tiles: [{ danger: 'orange' }],
    spaces: [space],
    links: [],
  } as unknown as Scene
  const preview: Preview = {
    threshold: 3,
    warnings: 1,
    plan: [],
    next: [
      {
        step: 'gear 3 0:B4',
        to: '0:B4',
        speed: 3,
        warnings: 1,
        too_fast: true,
        crash: { marker: '00', tokens: 1 },
        finishes: false,
        loss: 1,
      },
    ],
  }
  const told = (language: 'en' | 'fr', seen: GtView, odds: Preview = preview): string[] => {
    preferences.language = language
    const sections = positionText(seen, scene, words, odds)
    preferences.language = 'en'
    return sections.flatMap(({ heading, lines, table }) => [heading, ...lines, ...(table?.rows.flat() ?? [])])
  }

  it('tells where we are, the car, and what may be laid', () => {
    const lines = told('en', view())
    expect(lines).toContain('Round 2, a black one: Planning.')
    expect(lines).toContain('Speed 2, on 0:B3.')
    expect(lines).toContain('Dice left: gears 1, 2, 3, 4, 5, 6; gas 2; brake 3.')
    expect(lines).toContain('One warning of 3; at 3 you lose control.')
    expect(lines).toContain('0:B4: limit 2, danger orange.')
    expect(lines).toContain(
      'Gear 3 to 0:B4. The road adds a warning. Too fast: control is lost there. ' +
        'Losing control there means marker 00 and one damage token.',
    )
    expect(lines).toContain('Lap 1 of 2')
  })
  it('tells as much in French', () => {
    expect(told('fr', view())).toHaveLength(told('en', view()).length)
    expect(told('fr', view())).toContain('Vitesse 2, sur 0:B3.')
  })
  it('tells how likely a cannon start is spoiled', () => {
    const step = { step: 'gear 2 0:B4', to: '0:B4', speed: 2, warnings: 0, too_fast: false, finishes: false }
    const start = { ...step, crash: { marker: 0 as const, tokens: 0 }, loss: 0, spoiled: 1 / 6 }
    const plan = [{ ...start, dice: 1, chance: [1 / 6], here: 0 }]
    const turn = { plan: ['gear 2 0:B4'] }
    const flat_out = { loss: 0, spoiled: 1 / 6, focus: 1 }
    const spoiled = '17\u202f% that a spoiled cannon start ends the turn after one step.'
    expect(told('en', view(), { threshold: 3, next: [start] }).some((line) => line.endsWith(spoiled))).toBe(true)
    const laid = told('en', view({ turn } as Partial<GtView>), { threshold: 3, plan, flat_out })
    expect(laid).toContain(spoiled)
    expect(laid.filter((line) => line.includes(spoiled))).toHaveLength(2)
  })
  it('tells what rolled dice show while they are laid again', () => {
    const turn = { plan: ['gear 1 0:B4', 'gas 1:B1'], faces: [['warning'], ['clear']], relaid: [['gas 0:B4', 0]] }
    const lines = told('en', view({ phase: 'relay', turn } as Partial<GtView>), { threshold: 1, warnings: 0 })
    expect(lines).toContain('Dice left: gear die 1 (a warning).')
    expect(lines).toContain('Gas to 0:B4. Speed 2. No warning on these dice.')
  })
})

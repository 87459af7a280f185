/// <reference types="node" />
import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Vocabulary } from '../src/lib/types'
import { TitleTranslations } from '../src/lib/translations.svelte'
import { preferences } from '../src/lib/preferences.svelte'
import { offersDecision, picturedDecisions, optionsAskedAbout, questionText } from '../src/titles/roborally/questions'
import { sortCards } from '../src/titles/roborally/program_cards'
import { positionText } from '../src/titles/roborally/position_text'
import type { RoboView, Robot, Scene } from '../src/titles/roborally/types'
import { loadWords } from './words'

const CARDS: [string, string, number][] = [
  ['P050', 'u_turn', 50],
  ['P080', 'rotate_right', 80],
  ['P070', 'rotate_left', 70],
  ['P430', 'back_up', 430],
  ['P500', 'move_1', 500],
  ['P680', 'move_2', 680],
  ['P790', 'move_3', 790],
]
const vocabulary: Partial<Vocabulary> = {
  values: {
    card: {
      names: CARDS.map(([name]) => name),
      numeric: false,
      low: 0,
      messages: CARDS.map(([, action, priority]) => [`card-${action}`, { priority }]),
    },
  },
}
const words = new TitleTranslations('roborally')

beforeAll(() => loadWords(words, vocabulary))

function robot(part: Partial<Robot>): Robot {
  return {
    robot: 'twonky',
    seat: 0,
    team: 0,
    dock: 1,
    x: 2,
    y: 3,
    facing: 'N',
    damage: 0,
    locked: [],
    jammed: [],
    lives: 3,
    archive: [2, 3],
    next_flag: 1,
    status: 'racing',
    powered_down: false,
    announced: false,
    virtual: false,
    blocker: false,
    options: [],
    tokens: {},
    stored: {},
    hand: 9,
    registers: [null, null, null, null, null],
    revealed: [],
    sealed: false,
    controlled_by: null,
    gyro: false,
    aborted: false,
    drafted: [],
    unused: [],
    ...part,
  }
}

function view(part: Partial<RoboView>): RoboView {
  return {
    title: 'roborally@1',
    course: 'own',
    seats: 2,
    turn: 4,
    phase: 'programming',
    register: 0,
    step: null,
    robots: [robot({ hand: ['P050', 'P790'] }), robot({ robot: 'spin_bot', seat: 1, x: 2, y: 1, facing: 'S' })],
    flags: [
      [4, 0],
      [0, 3],
    ],
    control: [0, 0],
    home: [0, 1],
    returning: [],
    option_discard: [],
    deck: [],
    carried: [null, null],
    waiting: [0],
    asked: null,
    you: 0,
    settings: {} as RoboView['settings'],
    ...part,
  }
}

const squares = Array.from({ length: 25 }, (_, place) => ({ x: place % 5, y: Math.floor(place / 5) }))
const scene = {
  width: 5,
  height: 5,
  squares: squares.map((square) =>
    square.x === 2 && square.y === 2
      ? { ...square, belt: { speed: 2, exit: 'E', turn_from: ['S'], from: ['S'] } }
      : square.x === 3 && square.y === 3
        ? { ...square, pit: true }
        : square,
  ),
  walls: [{ x: 1, y: 3, side: 'E' }],
  lasers: [
    {
      x: 0,
      y: 1,
      fires: 'E',
      beams: 1,
      line: [
        [0, 1],
        [1, 1],
        [2, 1],
      ],
    },
  ],
  flags: [],
  rules: [],
} as unknown as Scene

describe('what is asked', () => {
  it('is the question of the engine, with its target', () => {
    const asked: RoboView['asked'] = { question: 'weapon', robot: 'twonky', seat: 0, target: 'spin_bot' }
    const said = questionText(view({ phase: 'register', asked }), 0, words)
    expect(said).toBe('Which weapon do you fire? Target: Gyro.')
    expect(questionText(view({ asked }), 1, words)).toBe('')
  })

  it('names the robot of a player of two', () => {
    const robots = [robot({ sealed: true }), robot({ robot: 'spin_bot', hand: ['P050'] })]
    expect(questionText(view({ robots }), 0, words)).toMatch(/^Gyro: Program your robot/)
  })

  it('tells programming from sealing and storing by the legal list', () => {
    expect(questionText(view({}), 0, words, ['place 1 P050'])).toMatch(/^Program your robot/)
    expect(questionText(view({}), 0, words, ['seal'])).toBe('Your program is complete. Seal it?')
    expect(questionText(view({}), 0, words, ['store_flywheel none'])).toMatch(/Flywheel/)
    expect(questionText(view({ phase: 'setup' }), 0, words, ['draft brakes'])).toBe('Which Option do you keep?')
  })

  it('has words for every question in both languages', () => {
    const asks = readFileSync(new URL('../../src/paddock/games/roborally/rules/questions.py', import.meta.url), 'utf-8')
    const names = [...asks.matchAll(/^\w+: Final = Question\(\d+, "(\w+)"/gm)]
    expect(names.length).toBeGreaterThan(20)
    for (const language of ['en', 'fr'] as const) {
      preferences.language = language
      for (const [, name = ''] of names)
        expect(
          questionText(
            view({ asked: { question: name as NonNullable<RoboView['asked']>['question'], robot: 'twonky', seat: 0 } }),
            0,
            words,
          ),
        ).not.toBe('')
    }
    preferences.language = 'en'
  })
})

describe('what the hand offers itself', () => {
  it('is cards, portraits and Options; squares stand in the bar too', () => {
    for (const line of ['place 1 P050', 'seal', 'robot twonky', 'draft brakes', 'store_flywheel none'])
      expect(offersDecision(line)).toBe(true)
    for (const line of [
      'enter 1 2',
      'power_down yes',
      'weapon main_laser',
      'take_damage',
      'no_touch',
      'face N',
      'fire_lock 3',
    ])
      expect(offersDecision(line)).toBe(false)
    expect(picturedDecisions(['robot twonky', 'seal'])).toEqual(['robot twonky'])
  })

  it('shows the Options that a question is about', () => {
    const its = view({ asked: { question: 'brakes', robot: 'twonky', seat: 0 } }) as unknown as RoboView
    expect(optionsAskedAbout(its, ['brakes no', 'brakes yes'])).toEqual(['brakes'])
    const weapon = view({ asked: { question: 'weapon', robot: 'twonky', seat: 0 } }) as unknown as RoboView
    expect(optionsAskedAbout(weapon, ['weapon tractor_beam', 'weapon main_laser'])).toEqual(['tractor_beam'])
  })

  it('lays the cards in order of what they do', () => {
    const names = CARDS.map(([name]) => name)
    expect(sortCards(names, words)).toEqual(['P790', 'P680', 'P500', 'P430', 'P070', 'P080', 'P050'])
  })
})

describe('the position in words', () => {
  const all = (part: Partial<RoboView> = {}, preview = {}) =>
    positionText(view(part), scene, words, preview)
      .flatMap((section) => [section.heading, ...section.lines, ...(section.table?.rows.flat() ?? [])])
      .join('\n')

  it('tells what is around the robot, up to walls and edges', () => {
    const said = all()
    expect(said).toContain('Ahead (north): 1) express belt to the east, turning robots that it brings from the south')
    expect(said).toContain('2) Gyro, facing south; in the line of a laser from the west')
    expect(said).toContain('To its right (east): 1) pit')
    expect(said).toContain('To its left (west): 1) wall.')
    expect(said).toContain('Behind (south): 1) open floor 2) edge of the course.')
  })

  it('tells hand, registers and the way that is foreseen', () => {
    const own = robot({
      hand: ['P050', 'P790'],
      registers: ['P500', ['P680', 'P080'], null, '?', 'P430'],
      locked: [5],
      damage: 5,
    })
    const path = [{ register: 1, x: 2, y: 2, facing: 'N' }, null]
    const said = all({ robots: [own] }, { paths: [{ robot: 'twonky', path }] })
    expect(said).toContain('Register 2: Move 2 (680) + Rotate Right (80).')
    expect(said).toContain('Register 4: hidden card.')
    expect(said).toContain('Register 5: Back Up (430), locked.')
    expect(said).toContain('Cards in hand: Move 3 (790), U-Turn (50).')
    expect(said).toContain('even alone it would be lost in register 2')
    expect(said).toContain('After register 1: 2, 2, facing north.')
  })

  it('tells where the flags are from here', () => {
    expect(all()).toContain('From you: 3 squares north, 2 squares east.')
  })

  it('has no hand of anybody else', () => {
    const sections = positionText(view({ you: null }), scene, words, {})
    expect(sections.map((section) => section.heading)).not.toContain('Your robot: Fidget')
    expect(sections.some((section) => section.table?.rows.length === 2)).toBe(true)
  })

  it('is told in French as well', () => {
    preferences.language = 'fr'
    expect(all()).toContain('Devant (vers le nord)')
    preferences.language = 'en'
  })
})

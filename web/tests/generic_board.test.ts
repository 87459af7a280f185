import { describe, expect, it } from 'vitest'
import { decisionPreviews, piecesIn, readBoard, routeBetween } from '../src/titles/generic/board'
import { decisionsAt, spacesOfDecision, targetsAfter } from '../src/titles/generic/choices'
import { geometryOf, standsOf, STEP } from '../src/titles/generic/geometry'
import type { Vocabulary } from '../src/lib/types'

const SPACES = ['a', 'b', 'c', 'd'].map((id, number) => ({ id, x: number * 7, y: 0 }))
const LINKS = [
  { start: 'a', end: 'b' },
  { start: 'b', end: 'c', one_way: true },
  { start: 'c', end: 'd' },
]

function boardWith(told: object) {
  const board = readBoard({ board: { spaces: SPACES, links: LINKS, ...told } })
  if (!board) throw new Error('no board')
  return board
}

describe('a board that a scene declares', () => {
  it('is read with what its author left out', () => {
    const board = boardWith({})
    expect(board.spaces.get('a')).toEqual({ id: 'a', x: 0, y: 0, kind: '', label: null, shape: 'circle', size: 1 })
    expect(board.pieces).toEqual([{ path: 'pieces', by_seat: true, kind: '' }])
    expect(board.values).toBe('space')
  })

  it('can be drawn whatever is wrong with it', () => {
    const board = boardWith({
      spaces: [
        ...SPACES,
        { id: 'a', x: 9, y: 9 },
        { id: 'e', x: 'left', y: 0 },
        null,
        { id: 'f', x: 0, y: 1, size: -4 },
      ],
      links: [...LINKS, { start: 'a', end: 'nowhere' }, { start: 'a', end: 'a' }, 7],
      pieces: [{ path: 'cars' }, null],
      labels: [{ text: 'x' }],
      areas: [{ points: [[0, 0], 'x'] }],
    })
    expect([...board.spaces.keys()]).toEqual(['a', 'b', 'c', 'd', 'f'])
    expect(board.spaces.get('a')?.x).toBe(0)
    expect(board.links).toHaveLength(3)
    expect(board.labels).toEqual([])
    expect(geometryOf(board).width).toBeGreaterThan(0)
    expect(piecesIn(board, { cars: 'gone' })).toEqual([])
  })

  it('is not drawn where there is none, or where nobody would find their way', () => {
    expect(readBoard({})).toBeNull()
    expect(readBoard({ board: { spaces: [] } })).toBeNull()
    const many = Array.from({ length: 2000 }, (_, x) => ({ id: `${x}`, x, y: 0 }))
    expect(readBoard({ board: { spaces: many } })).toBeNull()
  })

  it('is as large as its spaces need, in whatever unit they are', () => {
    const geometry = geometryOf(boardWith({}))
    expect(geometry.middle('b').x - geometry.middle('a').x).toBeCloseTo(STEP)
  })
})

describe('pieces', () => {
  const board = boardWith({ pieces: [{ path: 'race.cars' }, { path: 'cones', by_seat: false, kind: 'cone' }] })

  it('stand where the view says, and nowhere if it says nothing that is a space', () => {
    const view = {
      race: { cars: ['a', null, ['b', 'zzz'], { space: 'd', label: 'X' }] },
      cones: ['c', { space: 'a', seat: 1 }],
    }
    expect(piecesIn(board, view).map(({ seat, space, kind, label }) => [seat, space, kind, label])).toEqual([
      [0, 'a', '', ''],
      [2, 'b', '', ''],
      [3, 'd', '', 'X'],
      [null, 'c', 'cone', ''],
      [1, 'a', 'cone', ''],
    ])
  })

  it('keep their keys while they move, and stand side by side', () => {
    const before = piecesIn(board, { race: { cars: ['a', 'b'] } })
    const after = piecesIn(board, { race: { cars: ['b', 'b'] } })
    expect(after.map(({ key }) => key)).toEqual(before.map(({ key }) => key))
    const [one, other] = [...standsOf(after, geometryOf(board)).values()]
    expect(Math.abs((one?.x ?? 0) - (other?.x ?? 0))).toBeGreaterThan(1.9 * (one?.radius ?? 0))
  })

  it('go along the links, and straight where none lead there', () => {
    expect(routeBetween(board, 'a', 'd')).toEqual(['a', 'b', 'c', 'd'])
    expect(routeBetween(board, 'd', 'a')).toEqual(['d', 'a'])
  })
})

describe('what is decided by pressing spaces', () => {
  const board = boardWith({})
  const vocabulary: Vocabulary = {
    decisions: {
      go: { args: [['to', 'space']], quiet: false, formality: false, always_legal: false },
      shift: {
        args: [
          ['from', 'space'],
          ['by', 'number'],
          ['to', 'space'],
        ],
        quiet: false,
        formality: false,
        always_legal: false,
      },
      walk: { args: [['steps', 'number']], quiet: false, formality: false, always_legal: false },
    },
    events: {},
    values: {},
  }
  const previews = decisionPreviews({ decisions: { 'walk 2': { path: ['a', 'b', 'c'] } } })
  const pressable = (lines: string[]) =>
    new Map(lines.map((line) => [line, spacesOfDecision(line, board, vocabulary, previews)]))

  it('is named by a decision, or by where its piece would end', () => {
    expect([...pressable(['go b', 'shift a 3 d', 'walk 2', 'walk 1', 'go nowhere', 'unknown']).values()]).toEqual([
      ['b'],
      ['a', 'd'],
      ['c'],
      [],
      [],
      [],
    ])
  })

  it('is asked space by space', () => {
    const spaces = pressable(['shift a 1 b', 'shift a 1 c', 'shift a 2 c', 'go a'])
    expect(targetsAfter([], spaces).map(({ space }) => space)).toEqual(['a'])
    expect(decisionsAt(['a'], spaces)).toEqual(['go a'])
    expect(targetsAfter(['a'], spaces)).toEqual([
      { space: 'b', lines: ['shift a 1 b'] },
      { space: 'c', lines: ['shift a 1 c', 'shift a 2 c'] },
    ])
    expect(decisionsAt(['a', 'c'], spaces)).toEqual(['shift a 1 c', 'shift a 2 c'])
    expect(targetsAfter(['d'], spaces)).toEqual([])
  })
})

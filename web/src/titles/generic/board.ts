/**
 * The board that a title's scene declares (`paddock.core.board`), read so that it can be drawn whatever its author has overlooked:
 * what leads nowhere or is there twice is passed over here, and told to the author by `paddock check scene`.
 */

import type * as told from '../../../generated/board'
import type { View } from '../../lib/types'

export type Space = Required<told.Space>
export type Shape = Space['shape']
export type DecisionPreview = Required<told.DecisionPreview>

/** A board with everything that may be left out, and its spaces by their ids. */
export interface Board {
  spaces: ReadonlyMap<string, Space>
  links: Required<told.Link>[]
  pieces: Required<told.PieceList>[]
  labels: Required<told.BoardLabel>[]
  areas: Required<told.Area>[]
  /** The set of values by which decisions name spaces. */
  values: string
}

/** A piece that stands on the board; `key` stays the same while it moves. */
export interface Piece {
  key: string
  space: string
  seat: number | null
  kind: string
  label: string
}

/** A board of more spaces is told in words. */
const MOST_SPACES = 1000
const SHAPES: readonly unknown[] = ['circle', 'square', 'diamond', 'hexagon'] satisfies Shape[]

/** The board of a scene; null where there is none that can be drawn. */
export function readBoard(scene: View): Board | null {
  const given = record(scene.board)
  const spaces = new Map<string, Space>()
  for (const each of records(given.spaces)) {
    const { id, x, y } = each
    if (typeof id !== 'string' || !isNumber(x) || !isNumber(y) || spaces.has(id)) continue
    spaces.set(id, {
      id,
      x,
      y,
      kind: text(each.kind),
      label: typeof each.label === 'string' ? each.label : null,
      shape: SHAPES.includes(each.shape) ? (each.shape as Shape) : 'circle',
      size: sizeOf(each.size),
    })
  }
  if (spaces.size === 0 || spaces.size > MOST_SPACES) return null
  return {
    spaces,
    links: records(given.links)
      .map(({ start, end, one_way }) => ({ start: text(start), end: text(end), one_way: one_way === true }))
      .filter(({ start, end }) => start !== end && spaces.has(start) && spaces.has(end)),
    pieces: (given.pieces === undefined ? [{ path: 'pieces' }] : records(given.pieces)).map((each) => ({
      path: text(each.path),
      by_seat: each.by_seat !== false,
      kind: text(each.kind),
    })),
    labels: records(given.labels).flatMap(({ x, y, text: said, size }) =>
      isNumber(x) && isNumber(y) ? [{ x, y, text: text(said), size: sizeOf(size) }] : [],
    ),
    areas: records(given.areas).map(({ points, kind }) => ({ points: list(points).filter(isPoint), kind: text(kind) })),
    values: text(given.values) || 'space',
  }
}

const boards = new WeakMap<View, Board | null>()

/** The same, read once for each scene. */
export function boardOf(scene: View): Board | null {
  let found = boards.get(scene)
  if (found === undefined) boards.set(scene, (found = readBoard(scene)))
  return found
}

/** The pieces of a view that stand on the board. */
export function piecesIn(board: Board, view: View): Piece[] {
  return board.pieces.flatMap(({ path, by_seat, kind }) => {
    let found: unknown = view
    for (const step of path.split('.')) found = record(found)[step]
    const entries = Array.isArray(found) ? found : Object.values(record(found))
    return entries.flatMap((entry: unknown, place) =>
      (Array.isArray(entry) ? entry : [entry]).flatMap((one: unknown, number) => {
        const own = record(one)
        const space = String(isId(one) ? one : own.space)
        const seat = own.seat === undefined ? (by_seat ? place : null) : own.seat
        if (!board.spaces.has(space)) return []
        return [
          {
            key: `${path} ${place} ${number}`,
            space,
            seat: isNumber(seat) ? seat : null,
            kind: text(own.kind) || kind,
            label: text(own.label),
          },
        ]
      }),
    )
  })
}

/** What a preview tells of decisions, by their notation. */
export function decisionPreviews(preview: Record<string, unknown> | undefined): Record<string, DecisionPreview> {
  const given = Object.entries(record(preview?.decisions)).map(([line, each]) => [line, record(each)] as const)
  return Object.fromEntries(
    given.map(([line, { path, ends, message, args }]) => [
      line,
      {
        path: list(path).filter((space) => typeof space === 'string'),
        ends: Object.fromEntries(Object.entries(record(ends)).filter(([, chance]) => isNumber(chance))),
        message: text(message),
        args: record(args),
      } as DecisionPreview,
    ]),
  )
}

/** The spaces that one comes through on the shortest way along the links, both ends included; straight if there is none. */
export function routeBetween(board: Board, start: string, end: string): string[] {
  const neighbours = neighboursOf(board)
  const before = new Map<string, string | null>([[start, null]])
  for (const space of before.keys()) {
    if (space === end) break
    for (const next of neighbours.get(space) ?? []) if (!before.has(next)) before.set(next, space)
  }
  if (!before.has(end)) return [start, end]
  const route: string[] = []
  for (let space: string | null = end; space !== null; space = before.get(space) ?? null) route.unshift(space)
  return route
}

const known = new WeakMap<Board, Map<string, string[]>>()

/** Where one comes to from each space along one link. */
export function neighboursOf(board: Board): ReadonlyMap<string, string[]> {
  let found = known.get(board)
  if (!found) {
    found = new Map<string, string[]>([...board.spaces.keys()].map((id) => [id, []]))
    for (const { start, end, one_way } of board.links) {
      found.get(start)?.push(end)
      if (!one_way) found.get(end)?.push(start)
    }
    known.set(board, found)
  }
  return found
}

function record(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {}
}
function list(value: unknown): unknown[] {
  return Array.isArray(value) ? value : []
}
function records(value: unknown): Record<string, unknown>[] {
  return list(value).map(record)
}
function text(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
function isNumber(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value)
}
function isId(value: unknown): value is string | number {
  return typeof value === 'string' || typeof value === 'number'
}
function isPoint(value: unknown): value is [number, number] {
  return Array.isArray(value) && value.length === 2 && value.every(isNumber)
}
function sizeOf(value: unknown): number {
  return isNumber(value) && value > 0 ? Math.min(value, 10) : 1
}

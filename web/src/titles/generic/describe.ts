/**
 * What a board and a position are called. The title says it by its own messages: `space-kind-<kind>`, `piece-<kind>`, `choose-<decision>`,
 * `field-<field>` of its view, and `seat-field-<field>` of one that has an entry for each seat.
 */

import { wholePercent } from '../../lib/chance_graph'
import { decisionKind } from '../../lib/decisions'
import { capitalize, t, type TitleTranslations } from '../../lib/translations.svelte'
import type { View } from '../../lib/types'
import type { TextSection } from '../title'
import {
  type Board,
  boardOf,
  decisionPreviews,
  type DecisionPreview,
  neighboursOf,
  type Piece,
  piecesIn,
} from './board'

/** The words of the title; `has` tells whether it has a message. */
type Words = Pick<TitleTranslations, 'has' | 'message' | 'attribute' | 'value' | 'decision' | 'vocabulary'>

/** A space by its own name where the title gives it one, otherwise as "space 7". */
export function spaceName(board: Board, space: string, words: Words): string {
  const name = words.value(board.values, space)
  return name === space ? t('generic-space', { space }) : name
}

export function kindName(kind: string, words: Words): string {
  const key = `space-kind-${kind}`
  if (words.has(key)) return words.message(key)
  return kind === 'start' ? t('generic-start') : kind === 'finish' ? t('generic-finish') : ''
}

/** Whose or what a piece is. */
export function pieceName({ seat, kind, label }: Piece, words: Words, seatName: (seat: number) => string): string {
  const key = `piece-${kind}`
  const said = kind && words.has(key) ? words.message(key) : ''
  const who = seat === null ? '' : seatName(seat)
  return [who, said, label].filter(Boolean).join(', ') || t('generic-piece')
}

/** What is to be known of a space: what it is, what stands on it, where one comes to from it. */
export function describeSpace(
  board: Board,
  space: string,
  pieces: readonly Piece[],
  words: Words,
  seatName: (seat: number) => string,
): string[] {
  const kind = board.spaces.get(space)?.kind ?? ''
  const next = neighboursOf(board).get(space) ?? []
  return [
    kindName(kind, words),
    words.attribute(`space-kind-${kind}`, 'help'),
    ...pieces.filter((piece) => piece.space === space).map((piece) => pieceName(piece, words, seatName)),
    next.length
      ? t('generic-leads-to', { spaces: next.map((each) => words.value(board.values, each)).join(', ') })
      : '',
  ].filter(Boolean)
}

/** What the fields of a view that the title has words for say of the table. */
export function tableFields(view: View, words: Words): string[] {
  return saidFields(view, words, 'field-', (value) => value)
}

/** The same for a seat. */
export function seatFields(view: View, seat: number, words: Words): string[] {
  return saidFields(view, words, 'seat-field-', (value) =>
    Array.isArray(value) ? (value[seat] as unknown) : undefined,
  )
}

function saidFields(view: View, words: Words, prefix: string, pick: (value: unknown) => unknown): string[] {
  return Object.keys(view).flatMap((field) => {
    const key = prefix + field
    const value = words.has(key) ? pick(view[field]) : null
    const count = Array.isArray(value) ? value.length : 1
    if (value === null || value === undefined || value === '' || count === 0) return []
    return [capitalize(words.message(key, { value: inWords(value, words), count }))]
  })
}

/** A value of a view as an argument of a message: names of values in words, several of them in a row. */
function inWords(value: unknown, words: Words): string | number {
  if (typeof value === 'number') return value
  if (Array.isArray(value)) return value.map((each) => inWords(each, words)).join(', ')
  const name = String(value)
  const set = Object.entries(words.vocabulary.values).find(([, { names }]) => names.includes(name))
  return set ? words.value(set[0], name) : name
}

/** What a preview says of a decision: where a piece comes, by how many steps, and what its title adds. */
export function previewLines(board: Board, { path, message, args }: DecisionPreview, words: Words): string[] {
  const steps = path.length - 1
  return [
    steps > 0 ? t('generic-path', { space: spaceName(board, path[steps] ?? '', words), count: steps }) : '',
    message ? words.message(message, args) : '',
  ].filter(Boolean)
}

/** Where a piece may come, and how likely that is. */
function chancesText(board: Board, { ends }: DecisionPreview, words: Words): string {
  return Object.entries(ends)
    .map(([space, chance]) =>
      t('generic-end', { space: words.value(board.values, space), percent: wholePercent(chance) }),
    )
    .join(', ')
}

/** What decisions of a kind are listed under; empty where the title does not say. */
export function decisionHeading(kind: string, words: Words): string {
  return words.has(`choose-${kind}`) ? words.message(`choose-${kind}`) : ''
}

/** What a preview says of a decision, in one line. */
export function decisionNote(line: string, preview: Record<string, unknown> | undefined, words: Words): string {
  const told = decisionPreviews(preview)[line]
  return told?.message ? words.message(told.message, told.args) : ''
}

/** What is asked, if it is one thing only. */
export function questionText(_view: View, _seat: number, words: Words, legal: readonly string[] = []): string {
  const kinds = new Set(legal.map(decisionKind))
  return kinds.size === 1 ? decisionHeading([...kinds][0] ?? '', words) : ''
}

/** So many spaces are told one by one; more would keep everybody from what matters. */
const MOST_TOLD = 200

export function positionText(view: View, scene: View, words: Words, preview?: Record<string, unknown>): TextSection[] {
  const board = boardOf(scene)
  if (!board) return [{ heading: '', lines: fieldsAsTheyAre(view) }]
  const pieces = piecesIn(board, view)
  const fields = tableFields(view, words)
  const seats = [...new Set(pieces.flatMap(({ seat }) => (seat === null ? [] : [seat])))]
  const seatName = (seat: number) => words.value('seat', String(seat))
  const spoken = seats.flatMap((seat) =>
    seatFields(view, seat, words).map((said) => t('of-it', { name: seatName(seat), said })),
  )
  const previews = Object.entries(decisionPreviews(preview)).flatMap(([line, each]) => {
    const said = [...previewLines(board, each, words), chancesText(board, each, words)].filter(Boolean)
    return said.length ? [t('of-it', { name: words.decision(line), said: said.join(' ') })] : []
  })
  return [
    { heading: '', lines: fields.length || spoken.length ? [...fields, ...spoken] : fieldsAsTheyAre(view) },
    {
      heading: t('generic-pieces'),
      lines: pieces.map((piece) =>
        t('of-it', { name: pieceName(piece, words, seatName), said: spaceName(board, piece.space, words) }),
      ),
    },
    ...(previews.length ? [{ heading: t('generic-previews'), lines: previews }] : []),
    ...(board.spaces.size <= MOST_TOLD ? [spacesText(board, words)] : []),
  ]
}

function spacesText(board: Board, words: Words): TextSection {
  const rows = [...board.spaces.values()].map(({ id, kind }) => [
    spaceName(board, id, words),
    kindName(kind, words),
    (neighboursOf(board).get(id) ?? []).map((next) => words.value(board.values, next)).join(', '),
  ])
  const head = [t('generic-text-space'), t('generic-text-kind'), t('generic-text-next')]
  return { heading: t('generic-board'), lines: [], table: { head, rows } }
}

function fieldsAsTheyAre(view: View): string[] {
  return Object.entries(view).map(([name, value]) => `${name}: ${JSON.stringify(value)}`)
}

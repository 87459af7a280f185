/** What a circuit becomes when tiles are laid, turned, flipped or taken away. Nothing here knows a rule. */

import type { Design, InsertionPoint } from '../../../lib/design_editor.svelte'
import { capitalize, type TitleTranslations } from '../../../lib/translations.svelte'
import type { ErrorMessage } from '../../../lib/types'
import type { CircuitEditor } from './types'

const REVERSED = 'r'

export interface LaidTile {
  tile: string
  reversed: boolean
}

export function tilesOf(design: Design): string[] {
  return Array.isArray(design.tiles) ? design.tiles.map(String) : []
}

/** A tile as circuits write it: `115br`. */
export function formatTile({ tile, reversed }: LaidTile): string {
  return tile + (reversed ? REVERSED : '')
}

export function parseTile(text: string): LaidTile {
  const reversed = text.endsWith(REVERSED)
  return { tile: reversed ? text.slice(0, -1) : text, reversed }
}

export function tileNumber(tile: string): string {
  return tile.slice(0, 3)
}

/** The other side of a tile. */
export function flipTile({ tile, reversed }: LaidTile): LaidTile {
  return { tile: tileNumber(tile) + (tile.endsWith('a') ? 'b' : 'a'), reversed }
}

export function reverseTile({ tile, reversed }: LaidTile): LaidTile {
  return { tile, reversed: !reversed }
}

/** A circuit with a tile laid at a spot. */
export function withTile(design: Design, spot: InsertionPoint, laid: LaidTile): Design {
  const tiles = tilesOf(design)
  tiles.splice(spot.at ?? tiles.length, spot.instead ? 1 : 0, formatTile(laid))
  return { tiles }
}

/** A circuit without one of its tiles; the start tile stays. */
export function withoutTile(design: Design, at: number): Design | null {
  const tiles = tilesOf(design)
  if (at <= 0 || at >= tiles.length) return null
  return { tiles: tiles.filter((_, place) => place !== at) }
}

/** A circuit up to a tile, which is the last one then. */
export function truncateAfter(design: Design, at: number): Design | null {
  const tiles = tilesOf(design)
  return at + 1 < tiles.length ? { tiles: tiles.slice(0, at + 1) } : null
}

/** What only says that the road is not finished: as long as its end is open, that is no fault. */
const UNFINISHED = ['does-not-close', 'too-few-tiles', 'no-corner']

export function shownProblems({
  problems,
  facts,
}: {
  problems: ErrorMessage[]
  facts: { closed: boolean }
}): ErrorMessage[] {
  return facts.closed ? problems : problems.filter(({ details }) => !UNFINISHED.includes(String(details?.problem)))
}

/** The places of the tiles with which something is wrong. */
export function wrongTiles({ checked }: CircuitEditor): Set<number | null> {
  return new Set(shownProblems(checked).map(tileIndexOfProblem))
}

/** A problem in the words of the title. */
export function problemText({ details, message }: ErrorMessage, words: TitleTranslations): string {
  const key = `problem-${String(details?.problem ?? '')}`
  return words.has(key) ? capitalize(words.message(key, details as never)) : message
}

/** The place of a problem: `tiles[3]` is 3. */
export function tileIndexOfProblem(problem: ErrorMessage): number | null {
  const found = /\[(\d+)\]/.exec(String(problem.details?.where ?? ''))
  return found ? Number(found[1]) : null
}

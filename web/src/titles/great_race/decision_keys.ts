/** One key for each thing that may be decided: letters for what is always called the same, digits for lists. */

import { decisionKind } from '../../lib/decisions'

/** Letters of what an assistant does; those that the shared components keep for themselves are left out. */
export const ASSISTANT_KEYS: Record<string, string> = {
  fund: 'f',
  fund_power: 'g',
  scout_tiles: 's',
  scout_tiles_power: 'x',
  scout_card: 'k',
  drive: 'd',
  sail: 'l',
  repair: 'r',
  clear: 'e',
  buy_fuel: 'b',
  pass: 'p',
  stop: 'p',
  done: 'Enter',
}
const MOST_DIGITS = 9

/** What stands in a list, so that a digit means its place. */
const LISTED = new Set(['crew', 'split', 'react', 'upgrade', 'stamp', 'pick', 'tile', 'return'])

/** The key of a decision among those that stand there; a card of the bivouac has the number of its slot. */
export function keyOfDecision(line: string, lines: readonly string[]): string {
  const kind = decisionKind(line)
  if (kind === 'pick') return line.split(' ')[1] ?? ''
  if (LISTED.has(kind)) {
    const place = lines.filter((each) => decisionKind(each) === kind).indexOf(line)
    return place >= 0 && place < MOST_DIGITS ? String(place + 1) : ''
  }
  if (kind === 'buy_fuel' && line !== 'buy_fuel 1') return ''
  return ASSISTANT_KEYS[kind] ?? ''
}

/** One key for each thing that may be decided: letters for what is always called the same, digits for lists. */

import { isPrimary, kindOf, partOf } from './parts'

const LETTERS: Record<string, string> = {
  turn_around: 'r',
  assist: 'a',
  'resupply rally': 'f',
  'resupply assistance': 'v',
  'repair toolbox': 'b',
  'repair spare_tyre': 'y',
  rally_stop: 's',
}
const MOST_DIGITS = 9

function letterOf(line: string): string | undefined {
  return LETTERS[line] ?? LETTERS[kindOf(line)] ?? (partOf(line) === 'joker' ? 'j' : undefined)
}

/** Lines that get digits, in the order in which they stand there. */
export function numbered(lines: readonly string[]): string[] {
  return lines.filter((line) => !isPrimary(line) && letterOf(line) === undefined)
}

/** The key of a line among those that stand there. */
export function keyOfLine(line: string, lines: readonly string[]): string {
  if (isPrimary(line)) return 'Enter'
  const letter = letterOf(line)
  if (letter) return letter
  const place = numbered(lines).indexOf(line)
  return place >= 0 && place < MOST_DIGITS ? String(place + 1) : ''
}

/** The line that a key means. */
export function lineOfKey(key: string, lines: readonly string[]): string | undefined {
  return lines.find((line) => keyOfLine(line, lines) === key)
}

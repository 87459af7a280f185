/** One key for each thing that may be decided: letters for what is always called the same, digits for lists. */

import { decisionKind } from '../../lib/decisions'
import { isPrimaryAnswer, decisionGroup } from './decision_groups'

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
  return LETTERS[line] ?? LETTERS[decisionKind(line)] ?? (decisionGroup(line) === 'joker' ? 'j' : undefined)
}

/** Lines that get digits, in the order in which they stand there. */
export function linesWithDigits(lines: readonly string[]): string[] {
  return lines.filter((line) => !isPrimaryAnswer(line) && letterOf(line) === undefined)
}

/** The key of a line among those that stand there. */
export function keyOfDecision(line: string, lines: readonly string[]): string {
  if (isPrimaryAnswer(line)) return 'Enter'
  const letter = letterOf(line)
  if (letter) return letter
  const place = linesWithDigits(lines).indexOf(line)
  return place >= 0 && place < MOST_DIGITS ? String(place + 1) : ''
}

/** The line that a key means. */
export function decisionOfKey(key: string, lines: readonly string[]): string | undefined {
  return lines.find((line) => keyOfDecision(line, lines) === key)
}

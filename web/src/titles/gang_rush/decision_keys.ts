/** One key for each thing that may be decided: letters for what is always called the same, digits for lists. */

import { decisionKind } from '../../lib/decisions'
import { isPrimaryAnswer, decisionGroup } from './decision_groups'

const LETTERS: Record<string, string> = {
  ramp: 'j',
  service: 'v',
  no_service: 'n',
  restart: 'r',
  repair: 'r',
  handbrake: 'k',
  stop: 's',
}
const MOST_DIGITS = 9

/** Lines that get digits, in the order in which they stand there. */
export function linesWithDigits(lines: readonly string[]): string[] {
  return lines.filter((line) => {
    const part = decisionGroup(line)
    if (part === 'draft' || part === 'arm') return true
    return part === 'answer' && !isPrimaryAnswer(line) && !(decisionKind(line) in LETTERS)
  })
}

/** The key of a line among those that stand there; the letter of a list goes to its last line. */
export function keyOfDecision(line: string, lines: readonly string[]): string {
  if (isPrimaryAnswer(line)) return 'Enter'
  const letter = LETTERS[decisionKind(line)]
  if (letter) return lines.findLast((each) => LETTERS[decisionKind(each)] === letter) === line ? letter : ''
  const place = linesWithDigits(lines).indexOf(line)
  return place >= 0 && place < MOST_DIGITS ? String(place + 1) : ''
}

/** The line that a key means. */
export function decisionOfKey(key: string, lines: readonly string[]): string | undefined {
  return lines.find((line) => keyOfDecision(line, lines) === key)
}

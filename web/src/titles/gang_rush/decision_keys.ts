/** One key for each thing that may be decided: letters for what is always called the same, digits for lists. */

import { isPrimary, kindOf, partOf } from './parts'

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
export function numbered(lines: readonly string[]): string[] {
  return lines.filter((line) => {
    const part = partOf(line)
    if (part === 'draft' || part === 'arm') return true
    return part === 'answer' && !isPrimary(line) && !(kindOf(line) in LETTERS)
  })
}

/** The key of a line among those that stand there; the letter of a list goes to its last line. */
export function keyOfLine(line: string, lines: readonly string[]): string {
  if (isPrimary(line)) return 'Enter'
  const letter = LETTERS[kindOf(line)]
  if (letter) return lines.findLast((each) => LETTERS[kindOf(each)] === letter) === line ? letter : ''
  const place = numbered(lines).indexOf(line)
  return place >= 0 && place < MOST_DIGITS ? String(place + 1) : ''
}

/** The line that a key means. */
export function lineOfKey(key: string, lines: readonly string[]): string | undefined {
  return lines.find((line) => keyOfLine(line, lines) === key)
}

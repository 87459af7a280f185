/** Where the hand of a title offers each decision, and by which key it is made: Enter, a letter, or its place in a list. */

import { decisionKind } from '../lib/decisions'

const MOST_DIGITS = 9

/** All of it by the kind of a decision, or by the whole of it where that means something of its own. */
interface Layout<Group extends string> {
  /** The part of the table that offers it; what is not named is an answer. */
  groups: Record<string, Group>
  /** What one mostly does next: it stands last, and Enter does it. */
  primary: readonly string[]
  /** Letters of what is always called the same. */
  letters: Record<string, string>
  /** The parts in which a digit means a place in the list; all of them unless told. */
  numbered?: readonly (Group | 'answer')[]
}

export function layOutDecisions<Group extends string>({ groups, primary, letters, numbered }: Layout<Group>) {
  const letterOf = (line: string): string | undefined => letters[line] ?? letters[decisionKind(line)]

  function decisionGroup(line: string): Group | 'answer' {
    return groups[line] ?? groups[decisionKind(line)] ?? 'answer'
  }
  function decisionsInGroup(legal: readonly string[], ...wanted: (Group | 'answer')[]): string[] {
    return legal.filter((line) => wanted.includes(decisionGroup(line)))
  }
  function isPrimaryAnswer(line: string): boolean {
    return primary.includes(decisionKind(line))
  }
  /** Decisions in the order in which they stand there: what ends the question comes last. */
  function primaryLast(lines: readonly string[]): string[] {
    return lines.toSorted((one, other) => Number(isPrimaryAnswer(one)) - Number(isPrimaryAnswer(other)))
  }
  function hasDigit(line: string): boolean {
    return !isPrimaryAnswer(line) && !letterOf(line) && (numbered?.includes(decisionGroup(line)) ?? true)
  }
  /** The key of a decision among those that stand there; the letter of several goes to the last of them. */
  function keyOfDecision(line: string, lines: readonly string[]): string {
    if (isPrimaryAnswer(line)) return 'Enter'
    const letter = letterOf(line)
    if (letter) return (lines.findLast((each) => letterOf(each) === letter) ?? line) === line ? letter : ''
    const place = lines.filter(hasDigit).indexOf(line)
    return place >= 0 && place < MOST_DIGITS ? String(place + 1) : ''
  }
  /** The decision that a key means. */
  function decisionOfKey(key: string, lines: readonly string[]): string | undefined {
    return lines.find((line) => keyOfDecision(line, lines) === key)
  }
  return { decisionGroup, decisionsInGroup, isPrimaryAnswer, primaryLast, keyOfDecision, decisionOfKey }
}

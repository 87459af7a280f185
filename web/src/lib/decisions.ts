/** How a decision is written: its kind, then what it is about. `load rally fuel` is about `rally`, then `fuel`. */

export function decisionKind(line: string): string {
  return line.split(' ', 1)[0] ?? ''
}

export function decisionArguments(line: string): string[] {
  return line.split(' ').slice(1)
}

export function decisionsOfKind(legal: readonly string[], ...kinds: string[]): string[] {
  return legal.filter((line) => kinds.includes(decisionKind(line)))
}

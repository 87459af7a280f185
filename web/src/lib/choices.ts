/** The legal list as the action bar shows it: one key each, long lists in groups. */

import { decisionKind } from './decisions'

export interface Choice {
  line: string
  words: string
  key: string
}

export interface ChoiceGroup {
  kind: string
  choices: Choice[]
}

const DIGITS = '123456789'
const LETTERS = 'abcdefghijklmnopqrstuvwxyz'
/** Letters that the shared components keep for themselves, whether they mean something at the moment or not. */
export const RESERVED_KEYS = 'chtuw'
/** A list of more than this is grouped by kind. */
export const GROUPED_ABOVE = 9
/** A list of more than this can be searched. */
export const SEARCHABLE_ABOVE = 16

/** A key for each line: digits first, then letters, passing over those that mean something else here. */
export function assignKeys(count: number, taken: ReadonlySet<string>): string[] {
  const free = [...DIGITS, ...LETTERS].filter((key) => !taken.has(key) && !RESERVED_KEYS.includes(key))
  return Array.from({ length: count }, (_, place) => free[place] ?? '')
}

export function choicesWithKeys(lines: string[], say: (line: string) => string, taken: ReadonlySet<string>): Choice[] {
  const keys = assignKeys(lines.length, taken)
  return lines.map((line, place) => ({ line, words: say(line), key: keys[place] ?? '' }))
}

/** Short lists stay in the engine's order unless kinds have headings; long ones are put together by kind, in the order in
 *  which kinds appear. */
export function groupChoices(choices: Choice[], headed = false): ChoiceGroup[] {
  if (choices.length <= GROUPED_ABOVE && !headed) return choices.length ? [{ kind: '', choices }] : []
  const groups = new Map<string, Choice[]>()
  for (const choice of choices) {
    const kind = decisionKind(choice.line)
    groups.set(kind, [...(groups.get(kind) ?? []), choice])
  }
  return [...groups].map(([kind, its]) => ({ kind, choices: its }))
}

/** The choices whose words have all that was typed, whatever the accents. */
export function filterChoices(choices: Choice[], typed: string): Choice[] {
  const wanted = plain(typed).split(/\s+/).filter(Boolean)
  return choices.filter(({ words, line }) => {
    const text = plain(`${words} ${line}`)
    return wanted.every((each) => text.includes(each))
  })
}

function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
}

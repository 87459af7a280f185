/** "Why not?": what one may ask about, because it is not offered now. */

import type { Vocabulary } from './types'
import type { TitleTranslations } from './translations.svelte'

/** Something that one may want to do: a whole decision, or one with blanks to be filled in. */
export interface UnavailableDecision {
  kind: string
  words: string
  blanks: { name: string; set: string }[]
}

/** Value sets of so few are spelled out; of more, one is picked. */
const FEW = 4
/** Nobody wants to do that on purpose. */
const NOT_WANTED = new Set(['time_up'])

/** All that is not offered now, in words. */
export function unavailableDecisions(
  vocabulary: Vocabulary,
  legal: string[],
  words: TitleTranslations,
): UnavailableDecision[] {
  const offered = new Set(legal)
  const found: UnavailableDecision[] = []
  for (const [kind, { args }] of Object.entries(vocabulary.decisions)) {
    if (NOT_WANTED.has(kind)) continue
    const [first, ...more] = args
    const values = first ? (vocabulary.values[first[1]]?.names ?? []) : []
    if (!first) {
      if (!offered.has(kind)) found.push({ kind, words: words.decision(kind), blanks: [] })
    } else if (!more.length && values.length <= FEW) {
      for (const value of values) {
        const line = `${kind} ${value}`
        if (!offered.has(line)) found.push({ kind: line, words: words.decision(line), blanks: [] })
      }
    } else {
      found.push({ kind, words: blank(kind, args, words), blanks: args.map(([name, set]) => ({ name, set })) })
    }
  }
  return found
}

function blank(kind: string, args: [string, string][], words: TitleTranslations): string {
  const key = `do-${kind}`
  const said = Object.fromEntries(args.flatMap(([name]) => [name, `${name}-name`].map((each) => [each, '…'])))
  return words.has(key) ? words.message(key, said) : kind
}

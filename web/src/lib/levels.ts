/** What the levels of bots are called; one that has no words yet goes by its own name. */

import { t } from './words.svelte'

const USUAL = 'driver'

export function levelName(level: string): string {
  const key = `level-${level}`
  const said = t(key)
  return said === key ? level : said
}

/** What to expect of a level, in a few words; nothing where nobody has said. */
export function levelText(level: string): string {
  const key = `level-${level}-text`
  const said = t(key)
  return said === key ? '' : said
}

/** The level that a person plays against who has not chosen: good company, and quick. `levels` is weakest first. */
export function usualLevel(levels: string[]): string {
  return levels.includes(USUAL) ? USUAL : (levels.at(-1) ?? 'bot')
}

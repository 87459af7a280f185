/** What the levels of bots are called; one that has no words yet goes by its own name. */

import { t } from './words.svelte'

export function levelName(level: string): string {
  const key = `level-${level}`
  const said = t(key)
  return said === key ? level : said
}

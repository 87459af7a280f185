/** What the levels of bots are called. One that has no words was trained by somebody, and goes by the name of its file. */

import { t } from './translations.svelte'

const USUAL = 'driver'

export function botLevelName(level: string): string {
  return said(`level-${level}`) || t('trained-level', { name: level.replaceAll(/[-_]/g, ' ') })
}

/** What to expect of a level, in a few words; nothing where nobody can say. */
export function botLevelDescription(level: string): string {
  return said(`level-${level}`) ? said(`level-${level}-text`) : t('level-trained-text')
}

/** The level that a person plays against who has not chosen: good company, and quick. `levels` is weakest first. */
export function defaultBotLevel(levels: string[]): string {
  return levels.includes(USUAL) ? USUAL : (levels.at(-1) ?? 'bot')
}

function said(key: string): string {
  const words = t(key)
  return words === key ? '' : words
}

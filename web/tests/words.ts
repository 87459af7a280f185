/// <reference types="node" />
/** The words of a title and of the pages in both languages, as the server would send them. */

import { readFileSync } from 'node:fs'
import { vi } from 'vitest'
import { preferences } from '../src/lib/preferences.svelte'
import { pageTranslations, type TitleTranslations } from '../src/lib/translations.svelte'
import type { Vocabulary } from '../src/lib/types'

export async function loadWords(words: TitleTranslations, vocabulary: Partial<Vocabulary>): Promise<void> {
  vi.stubGlobal('fetch', (path: string) => {
    if (path.endsWith('/vocabulary'))
      return Promise.resolve(Response.json({ decisions: {}, events: {}, values: {}, ...vocabulary }))
    const [, title, language] = /words\/(\w+)\/(\w+)$/.exec(path) ?? []
    const folder = title === 'core' ? 'core' : `games/${title}`
    const file = new URL(`../../src/paddock/${folder}/words/${language}.ftl`, import.meta.url)
    return Promise.resolve(new Response(readFileSync(file, 'utf-8')))
  })
  await words.loadVocabulary(words.title)
  for (const language of ['en', 'fr'] as const) {
    await words.load(language)
    await pageTranslations.load(language)
  }
  preferences.language = 'en'
}

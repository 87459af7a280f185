import { afterEach, describe, expect, it, vi } from 'vitest'
import { loadTitleTranslations } from '../src/lib/translations.svelte'

afterEach(() => vi.unstubAllGlobals())

describe('the words of titles', () => {
  it('are fetched once, and those of the core once for all titles', async () => {
    const asked: string[] = []
    vi.stubGlobal('fetch', (path: string) => {
      asked.push(path)
      const body = path.includes('vocabulary') ? '{"decisions":{},"events":{},"values":{}}' : 'round = Round'
      return Promise.resolve(new Response(body))
    })
    await Promise.all(['first@1', 'first', 'second', 'third'].map(loadTitleTranslations))
    expect(asked.filter((path) => path.startsWith('/api/words/core/'))).toHaveLength(1)
    expect(new Set(asked).size).toBe(asked.length)
    expect(asked).toHaveLength(1 + 3 * 2)
  })
})

import { FluentBundle, FluentResource } from '@fluent/bundle'
import { describe, expect, it } from 'vitest'
import en from '../src/words/en'
import fr from '../src/words/fr'

const sources = import.meta.glob<string>('../src/**/*.{svelte,ts}', { eager: true, query: '?raw', import: 'default' })

/** Messages that count something of which there may be none, and what it is called. */
const COUNTED = {
  'great-race-bag-count': 'count',
  'great-race-cards': 'count',
  'great-race-left': 'count',
  'great-race-text-bag': 'count',
  'great-race-text-deck': 'count',
  'great-race-text-step': 'levels',
  'gt-bed': 'tiles',
  'gt-fact-tiles': 'tiles',
  'rally-text-hazards': 'count',
  'verify-good': 'count',
}

function keys(text: string): string[] {
  return new FluentResource(text).body.map((message) => message.id)
}

/** The variables that each message uses. */
function variables(text: string): Record<string, string[]> {
  const found: Record<string, string[]> = {}
  for (const message of new FluentResource(text).body) {
    const used = JSON.stringify(message.value).matchAll(/"type":"var","name":"([^"]+)"/g)
    found[message.id] = [...new Set([...used].map((match) => match[1] ?? ''))].sort()
  }
  return found
}

describe('the words of the pages', () => {
  it('are the same set in French and English', () => {
    expect(keys(fr).sort()).toEqual(keys(en).sort())
  })

  it('say each thing once', () => {
    for (const text of [en, fr]) expect(keys(text).length).toBe(new Set(keys(text)).size)
  })

  it('use the same variables in both languages', () => {
    expect(variables(fr)).toEqual(variables(en))
  })

  it('tell none as none in French, which counts 0 as it counts 1', () => {
    const words = new FluentBundle('fr', { useIsolating: false })
    words.addResource(new FluentResource(fr))
    for (const [key, count] of Object.entries(COUNTED)) {
      const pattern = words.getMessage(key)?.value ?? ''
      expect(words.formatPattern(pattern, { [count]: 0, legal: 'yes', space: 'b2', fuel: 1 })).toMatch(/aucun/i)
    }
  })

  it('have every message that a page asks for by name', () => {
    const known = new Set(keys(en))
    const lacking: string[] = []
    for (const [file, source] of Object.entries(sources))
      for (const [, key] of source.matchAll(/\bt\('([a-z0-9-]+)'/g))
        if (key && !known.has(key)) lacking.push(`${file}: ${key}`)
    expect(lacking).toEqual([])
  })

  it('have nothing that no page asks for', () => {
    const everything = Object.values(sources).join('\n')
    const made = stems(everything)
    const named = new Set([...everything.matchAll(/'([a-z0-9-]+)'/g)].map((match) => match[1] ?? ''))
    const unused = keys(en).filter((key) => !named.has(key) && !made.some((stem) => key.startsWith(stem)))
    expect(unused).toEqual([])
  })
})

/** Messages whose names are put together: t(`trouble-${code}`). */
function stems(source: string): string[] {
  return [...source.matchAll(/`([a-z-]+-)\$\{/g)].map((match) => match[1] ?? '')
}

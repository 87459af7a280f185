import { FluentResource } from '@fluent/bundle'
import { describe, expect, it } from 'vitest'
import en from '../src/words/en'
import fr from '../src/words/fr'

const sources = import.meta.glob<string>('../src/**/*.{svelte,ts}', { eager: true, query: '?raw', import: 'default' })

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
    const unused = keys(en).filter(
      (key) => !everything.includes(`'${key}'`) && !made.some((stem) => key.startsWith(stem)),
    )
    expect(unused).toEqual([])
  })
})

/** Messages whose names are put together: t(`trouble-${code}`). */
function stems(source: string): string[] {
  return [...source.matchAll(/`([a-z-]+-)\$\{/g)].map((match) => match[1] ?? '')
}

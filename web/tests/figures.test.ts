import { describe, expect, it } from 'vitest'
import { shown } from '../src/lib/figures'

describe('a figure of a finished game', () => {
  const said = {
    language: 'en',
    value: (set: string, name: string): string => `${set} of ${name}`,
    yes: 'yes',
    no: 'no',
  }

  it('is a number, a yes or no, or a name, as the title declares', () => {
    expect(shown(1204, 'number', said)).toBe('1,204')
    expect(shown(1, 'share', said)).toBe('yes')
    expect(shown(0, 'share', said)).toBe('no')
    expect(shown('france', 'crew', said)).toBe('crew of france')
  })

  it('is a dash where there is none', () => {
    expect(shown(null, 'number', said)).toBe('–')
    expect(shown(undefined, 'crew', said)).toBe('–')
  })
})

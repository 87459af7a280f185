import { describe, expect, it } from 'vitest'
import { formatStatistic } from '../src/lib/statistics'

describe('a figure of a finished game', () => {
  const said = {
    language: 'en',
    value: (set: string, name: string): string => `${set} of ${name}`,
    yes: 'yes',
    no: 'no',
  }

  it('is a number, a yes or no, or a name, as the title declares', () => {
    expect(formatStatistic(1204, 'number', said)).toBe('1,204')
    expect(formatStatistic(1, 'share', said)).toBe('yes')
    expect(formatStatistic(0, 'share', said)).toBe('no')
    expect(formatStatistic('france', 'crew', said)).toBe('crew of france')
  })

  it('is a dash where there is none', () => {
    expect(formatStatistic(null, 'number', said)).toBe('–')
    expect(formatStatistic(undefined, 'crew', said)).toBe('–')
  })
})

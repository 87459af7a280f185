import { describe, expect, it } from 'vitest'
import { parseBlocks, containsEveryWord, parseInline } from '../src/components/rules/markdown'

describe('the text of a rule', () => {
  it('has bold, italics, code and clauses in its lines', () => {
    expect(parseInline('Each **robot** gets `lives` = *three* (RR-1.4).')).toEqual([
      { kind: 'text', text: 'Each ' },
      { kind: 'bold', pieces: [{ kind: 'text', text: 'robot' }] },
      { kind: 'text', text: ' gets ' },
      { kind: 'code', text: 'lives' },
      { kind: 'text', text: ' = ' },
      { kind: 'italic', pieces: [{ kind: 'text', text: 'three' }] },
      { kind: 'text', text: ' (' },
      { kind: 'clause', id: 'RR-1.4' },
      { kind: 'text', text: ').' },
    ])
  })

  it('may have code inside bold', () => {
    expect(parseInline('**see `courses.json`**')).toEqual([
      {
        kind: 'bold',
        pieces: [
          { kind: 'text', text: 'see ' },
          { kind: 'code', text: 'courses.json' },
        ],
      },
    ])
  })

  it('names clauses of chapters with numbers and with letters, and nothing else', () => {
    const named = (text: string) => parseInline(text).flatMap((piece) => (piece.kind === 'clause' ? [piece.id] : []))
    expect(named('RR-4 RR-17.19 RR-A4 RR-8.7b')).toEqual(['RR-4', 'RR-17.19', 'RR-A4', 'RR-8.7b'])
    expect(named('U-turn X-ray RR-4-5 two-3')).toEqual([])
  })

  it('leaves lone signs as they are', () => {
    expect(parseInline('2 * 3 * 4 = f + |L| < 9')).toEqual([{ kind: 'text', text: '2 * 3 * 4 = f + |L| < 9' }])
  })

  it('has paragraphs, lists and tables', () => {
    const text = 'One\nline.\n\n- first\n- second\n\n1. a\n2. b\n\n| x | y |\n|---|---|\n| 1 | 2 |\n| 3 | 4 |\nAfter.'
    expect(parseBlocks(text).map((block) => block.kind)).toEqual(['paragraph', 'list', 'list', 'table', 'paragraph'])
    const table = parseBlocks(text)[3]
    expect(table?.kind === 'table' && table.rows.length).toBe(2)
    const list = parseBlocks(text)[2]
    expect(list?.kind === 'list' && [list.ordered, list.items.length]).toEqual([true, 2])
  })

  it('takes markup for text', () => {
    expect(parseBlocks('<img src=x onerror=alert(1)>')).toEqual([
      { kind: 'paragraph', pieces: [{ kind: 'text', text: '<img src=x onerror=alert(1)>' }] },
    ])
  })

  it('is found by any of its words, whatever the accents', () => {
    expect(containsEveryWord('Dégâts et **registres** verrouillés', 'registres degats')).toBe(true)
    expect(containsEveryWord('Dégâts', 'laser')).toBe(false)
  })
})

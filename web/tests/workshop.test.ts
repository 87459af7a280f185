import { describe, expect, it } from 'vitest'
import { extractShareCode, settingChoiceName } from '../src/lib/design_editor.svelte'
import { savedDesigns, unusedName } from '../src/lib/saved_designs.svelte'
import { MAX_FILE_BYTES, readDesignFile } from '../src/pages/workshop/design_file'
import {
  shownProblems,
  flipTile,
  tileIndexOfProblem,
  parseTile,
  reverseTile,
  truncateAfter,
  withoutTile,
  withTile,
  formatTile,
} from '../src/titles/rallyman_gt/editor/editing'

const design = { tiles: ['102b', '111b', '105br'] }
const saved = { name: 'One', design, code: '1JCS', inOrder: true }

describe('a circuit in the editor', () => {
  it('takes a tile at its end, between others, and instead of one', () => {
    const tile = { tile: '103b', reversed: false }
    expect(withTile(design, { at: null, instead: false }, tile)).toEqual({ tiles: [...design.tiles, '103b'] })
    expect(withTile(design, { at: 1, instead: false }, tile)).toEqual({ tiles: ['102b', '103b', '111b', '105br'] })
    expect(withTile(design, { at: 1, instead: true }, tile)).toEqual({ tiles: ['102b', '103b', '105br'] })
    expect(design.tiles).toHaveLength(3)
  })

  it('loses any tile but the start tile, or all that follows one', () => {
    expect(withoutTile(design, 1)).toEqual({ tiles: ['102b', '105br'] })
    expect(withoutTile(design, 0)).toBeNull()
    expect(withoutTile(design, 7)).toBeNull()
    expect(truncateAfter(design, 1)).toEqual({ tiles: ['102b', '111b'] })
    expect(truncateAfter(design, 2)).toBeNull()
  })

  it('has tiles that are written with their direction', () => {
    for (const text of ['115b', '115br', '102a']) expect(formatTile(parseTile(text))).toBe(text)
    expect(formatTile(reverseTile(parseTile('115b')))).toBe('115br')
    expect(formatTile(flipTile(parseTile('115br')))).toBe('115ar')
  })

  it('has problems at places, and an open end is none', () => {
    const problem = (code: string, where: string) => ({
      code: 'bad-data',
      message: '',
      details: { problem: code, where },
    })
    expect(tileIndexOfProblem(problem('lanes-differ', 'tiles[12]'))).toBe(12)
    expect(tileIndexOfProblem(problem('no-corner', 'tiles'))).toBeNull()
    const both = [problem('does-not-close', 'tiles[2]'), problem('hex-twice', 'tiles[2]')]
    expect(shownProblems({ problems: both, facts: { closed: false } })).toHaveLength(1)
    expect(shownProblems({ problems: both, facts: { closed: true } })).toHaveLength(2)
  })
})

describe('what is saved', () => {
  it('is kept by name, renamed, deleted and put back where it was', () => {
    const first = savedDesigns.save('race', saved)
    const second = savedDesigns.save('race', { ...saved, name: 'Two' })
    expect(savedDesigns.of('race').map(({ name }) => name)).toEqual(['Two', 'One'])
    savedDesigns.save('race', { ...saved, name: 'One again' }, first)
    expect(savedDesigns.of('race').map(({ name }) => name)).toEqual(['One again', 'Two'])
    savedDesigns.rename('race', second, 'Second')
    const back = savedDesigns.remove('race', first)
    expect(savedDesigns.of('race').map(({ name }) => name)).toEqual(['Second'])
    back()
    back()
    expect(savedDesigns.of('race').map(({ name }) => name)).toEqual(['One again', 'Second'])
    expect(savedDesigns.of('chess')).toEqual([])
  })

  it('gets a name that is free', () => {
    expect(unusedName(['C 1', 'C 3'], (number) => `C ${number}`)).toBe('C 2')
  })
})

describe('what is given from outside', () => {
  it('is a code, or a link with one', () => {
    expect(extractShareCode(' 1jcs-2zqw ')).toBe('1jcs-2zqw')
    expect(extractShareCode('https://club.example/workshop/rallyman_gt?code=1JCS-2ZQW&name=x')).toBe('1JCS-2ZQW')
    expect(extractShareCode('https://club.example/')).toBe('https://club.example/')
  })

  it('is a file that is refused before it is read, if it is too large or no object', async () => {
    const file = (text: string, size = text.length) => ({ size, text: () => Promise.resolve(text) })
    expect(await readDesignFile(file('{"tiles": []}'))).toEqual({ design: { tiles: [] } })
    expect(await readDesignFile(file('', MAX_FILE_BYTES + 1))).toMatchObject({ wrong: 'large' })
    expect(await readDesignFile(file('{"tiles": ['))).toMatchObject({ wrong: 'json' })
    for (const text of ['[]', '3', 'null', '"x"'])
      expect(await readDesignFile(file(text))).toMatchObject({ wrong: 'object' })
  })

  it('is called by its own name where it has one', () => {
    const words = { choice: (setting: string, choice: string) => `${setting} ${choice}` } as never
    expect(settingChoiceName(words, 'circuit', '3')).toBe('circuit 3')
    expect(settingChoiceName(words, 'circuit', { name: 'Hairpins', tiles: [] })).toBe('Hairpins')
  })
})

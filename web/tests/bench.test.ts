import { afterEach, describe, expect, it, vi } from 'vitest'
import { Bench, type Design, END } from '../src/lib/bench.svelte'

/** A server that takes every design, and refuses pieces whose name begins with "no". */
function answering(): void {
  vi.stubGlobal('fetch', async (_path: string, init: RequestInit) => {
    const { design } = JSON.parse(String(init.body)) as { design: Design }
    const offers = ['one', 'two', 'no-such'].map((piece) => ({
      piece,
      problem: piece.startsWith('no') ? { code: 'bad-data', message: 'not here' } : null,
    }))
    const look = { design, problems: [], facts: {}, scene: {}, offers, code: 'X' }
    return new Response(JSON.stringify(look), { headers: { 'content-type': 'application/json' } })
  })
}
afterEach(() => vi.unstubAllGlobals())

const pieces = (bench: Bench) => bench.design.pieces as string[]
const with_ = (piece: string) => (design: Design) => ({ pieces: [...(design.pieces as string[]), piece] })
const lay = (bench: Bench, piece: string) => bench.lay((offer) => offer.piece === piece, with_(piece), END)

describe('a bench', () => {
  it('lays pieces one after another, however quickly they are asked for, and goes back and forth', async () => {
    answering()
    const bench = new Bench('race', {})
    await bench.open({ pieces: [] })
    await Promise.all([lay(bench, 'one'), lay(bench, 'two'), lay(bench, 'one')])
    expect(pieces(bench)).toEqual(['one', 'two', 'one'])
    await bench.undo()
    await bench.undo()
    expect(pieces(bench)).toEqual(['one'])
    await bench.redo()
    expect(pieces(bench)).toEqual(['one', 'two'])
    await lay(bench, 'two')
    expect(bench.canRedo).toBe(false)
  })

  it('refuses what may not be laid, and nothing changes', async () => {
    answering()
    const bench = new Bench('race', {})
    await bench.open({ pieces: ['one'] })
    expect(await lay(bench, 'no-such')).toBe(false)
    expect(bench.refused?.message).toBe('not here')
    expect(pieces(bench)).toEqual(['one'])
    expect(bench.canUndo).toBe(false)
    expect(await lay(bench, 'two')).toBe(true)
    expect(bench.refused).toBeNull()
  })

  it('gives a design back with its own name: what was saved is never overwritten by another one', async () => {
    answering()
    const bench = new Bench('race', {})
    await bench.open({ pieces: ['mine'] }, 'Mine', 'id-1')
    await bench.open({ pieces: ['other'] }, 'Other', 'id-2')
    bench.rename('Other, renamed')
    await bench.undo()
    expect([bench.name, bench.saved, pieces(bench)]).toEqual(['Mine', 'id-1', ['mine']])
    await bench.redo()
    expect([bench.name, bench.saved, pieces(bench)]).toEqual(['Other, renamed', 'id-2', ['other']])
    await lay(bench, 'one')
    bench.rename('A third name')
    await bench.undo()
    expect([bench.name, pieces(bench)]).toEqual(['A third name', ['other']])
  })

  it('keeps what it has when the server can not be reached', async () => {
    answering()
    const bench = new Bench('race', {})
    await bench.open({ pieces: ['one'] })
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('gone')))
    expect(await lay(bench, 'two')).toBe(false)
    expect(bench.refused?.code).toBe('offline')
    expect(pieces(bench)).toEqual(['one'])
  })
})

import { afterEach, describe, expect, it, vi } from 'vitest'
import { DesignEditor, type Design, AT_END } from '../src/lib/design_editor.svelte'

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

const pieces = (editor: DesignEditor) => editor.design.pieces as string[]
const with_ = (piece: string) => (design: Design) => ({ pieces: [...(design.pieces as string[]), piece] })
const lay = (editor: DesignEditor, piece: string) => editor.lay((offer) => offer.piece === piece, with_(piece), AT_END)

describe('a design editor', () => {
  it('lays pieces one after another, however quickly they are asked for, and goes back and forth', async () => {
    answering()
    const editor = new DesignEditor('race', {})
    await editor.open({ pieces: [] })
    await Promise.all([lay(editor, 'one'), lay(editor, 'two'), lay(editor, 'one')])
    expect(pieces(editor)).toEqual(['one', 'two', 'one'])
    await editor.undo()
    await editor.undo()
    expect(pieces(editor)).toEqual(['one'])
    await editor.redo()
    expect(pieces(editor)).toEqual(['one', 'two'])
    await lay(editor, 'two')
    expect(editor.canRedo).toBe(false)
  })

  it('refuses what may not be laid, and nothing changes', async () => {
    answering()
    const editor = new DesignEditor('race', {})
    await editor.open({ pieces: ['one'] })
    expect(await lay(editor, 'no-such')).toBe(false)
    expect(editor.refused?.message).toBe('not here')
    expect(pieces(editor)).toEqual(['one'])
    expect(editor.canUndo).toBe(false)
    expect(await lay(editor, 'two')).toBe(true)
    expect(editor.refused).toBeNull()
  })

  it('gives a design back with its own name: what was saved is never overwritten by another one', async () => {
    answering()
    const editor = new DesignEditor('race', {})
    await editor.open({ pieces: ['mine'] }, 'Mine', 'id-1')
    await editor.open({ pieces: ['other'] }, 'Other', 'id-2')
    editor.rename('Other, renamed')
    await editor.undo()
    expect([editor.name, editor.saved, pieces(editor)]).toEqual(['Mine', 'id-1', ['mine']])
    await editor.redo()
    expect([editor.name, editor.saved, pieces(editor)]).toEqual(['Other, renamed', 'id-2', ['other']])
    await lay(editor, 'one')
    editor.rename('A third name')
    await editor.undo()
    expect([editor.name, pieces(editor)]).toEqual(['A third name', ['other']])
  })

  it('keeps what it has when the server can not be reached', async () => {
    answering()
    const editor = new DesignEditor('race', {})
    await editor.open({ pieces: ['one'] })
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('gone')))
    expect(await lay(editor, 'two')).toBe(false)
    expect(editor.refused?.code).toBe('offline')
    expect(pieces(editor)).toEqual(['one'])
  })
})

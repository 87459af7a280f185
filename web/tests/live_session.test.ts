import { expect, it, vi } from 'vitest'
import { LiveSession } from '../src/lib/live_session.svelte'
import { TitleTranslations } from '../src/lib/translations.svelte'
import type { TableView } from '../src/lib/types'
import { title } from '../src/titles/generic'
import { openFakeConnection, type FakeSocket } from './fake_socket'

const HINT = { do: 'pass', decision: 'Pass', reason: 'there is nothing else', chance: null, then: [], about: 3 }
const tableAt = (number: number, legal = ['pass', 'roll']): TableView =>
  ({ number, you: 0, now: 0, question: 3, legal, seats: [], clock: { left: [] } }) as unknown as TableView

/** Somebody who was given advice on question 3. */
async function advised(): Promise<{ session: LiveSession; socket: FakeSocket }> {
  vi.stubGlobal('fetch', () => Promise.reject(new Error('offline')))
  const { connection, socket } = openFakeConnection()
  socket.hear({ table: tableAt(3) })
  const parts = { match: 'm', title, words: new TitleTranslations('sprint'), scene: {}, requestOptions: {} }
  const session = new LiveSession(connection, parts)
  session.begin(tableAt(3))
  const asked = session.advise()
  socket.hear({ hint: HINT, id: socket.sent.at(-1)?.id })
  await asked
  expect(session.hint).toEqual(HINT)
  return { session, socket }
}

it('keeps advice while the question stands that it is about, whatever others do', async () => {
  const { session, socket } = await advised()
  socket.hear({ updates: [], table: tableAt(4) })
  expect(session.hint).toEqual(HINT)
  expect(session.highlighted).toBe('pass')
  socket.hear({ updates: [], table: { ...tableAt(5), question: 5 } })
  expect([session.hint, session.highlighted]).toEqual([null, null])
  session.close()
})

it.each([
  ['something else can be answered', { updates: [], table: tableAt(4, ['pass']) }],
  ['somebody else looks', { updates: [], table: { ...tableAt(4), you: 1 } }],
  ['the whole table is told anew', { table: tableAt(4), reset: true }],
])('forgets advice when %s', async (_, message) => {
  const { session, socket } = await advised()
  socket.hear(message)
  expect([session.hint, session.highlighted]).toEqual([null, null])
  session.close()
})

it('forgets advice when something is decided or taken back', async () => {
  for (const go of [(session: LiveSession) => session.act('roll'), (session: LiveSession) => session.takeBack()]) {
    const { session } = await advised()
    void go(session)
    expect(session.hint).toBe(null)
    session.close()
  }
})

it('knows that the table has gone back until somebody goes on', async () => {
  const { session, socket } = await advised()
  const note = { number: 4, at: 0, seat: 0 }
  socket.hear({ updates: [{ ...note, kind: 'took_back' }], table: tableAt(4, ['pass']) })
  expect(session.wentBack).toBe(true)
  void session.act('pass')
  expect(session.wentBack).toBe(false)
  socket.hear({ updates: [{ ...note, kind: 'proposed', what: 'back', settled: true, to: 1 }], table: tableAt(5) })
  expect(session.wentBack).toBe(true)
  socket.hear({ updates: [{ ...note, kind: 'stepped', seat: 1 }], table: { ...tableAt(6), question: 6 } })
  expect(session.wentBack).toBe(false)
  session.close()
})

import { afterEach, expect, it, vi } from 'vitest'
import { LiveSession } from '../src/lib/live_session.svelte'
import { TitleTranslations } from '../src/lib/translations.svelte'
import type { TableView, Update } from '../src/lib/types'
import { title } from '../src/titles/generic'
import { openFakeConnection, type FakeSocket } from './fake_socket'

afterEach(() => void vi.useRealTimers())

const tableAt = (number: number, lap: number, more: Partial<TableView> = {}): TableView => ({
  ...({ number, you: 0, now: 0, question: number, legal: ['roll'], waiting: [0], seats: [] } as unknown as TableView),
  view: { lap },
  status: 'playing',
  clock: { left: [null, null] } as unknown as TableView['clock'],
  ...more,
})
/** What somebody did; everything is looked at for `milliseconds`. */
const step = (seat: number, lap: number): Update =>
  ({ number: 4, at: 0, kind: 'stepped', seat, events: [{ event: 'moved', changes: [[['lap'], lap]] }] }) as Update

function seated(milliseconds: number): { session: LiveSession; socket: FakeSocket } {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', () => Promise.reject(new Error('offline')))
  const { connection, socket } = openFakeConnection()
  socket.hear({ table: tableAt(3, 1), yours: { seats: [0] } })
  const paced = { ...title, showEvent: () => milliseconds, shownFor: () => milliseconds }
  const parts = { match: 'm', title: paced, words: new TitleTranslations('sprint'), scene: {}, requestOptions: {} }
  const session = new LiveSession(connection, parts)
  session.begin(tableAt(3, 1))
  return { session, socket }
}

it('shows the moment of the board and asks nothing while what others did is shown, then all at once', async () => {
  const { session, socket } = seated(400)
  socket.hear({ updates: [step(1, 2)], table: tableAt(4, 3, { status: 'over', waiting: [], legal: [] }) })
  expect(session.watching).toBe(true)
  expect(session.table).toMatchObject({ view: { lap: 2 }, status: 'playing', legal: [], waiting: [] })
  expect(session.decidingSeat).toBe(null)
  expect(session.latest).toMatchObject({ view: { lap: 3 }, status: 'over' })
  await vi.advanceTimersByTimeAsync(500)
  expect(session.watching).toBe(false)
  expect(session.table).toMatchObject({ view: { lap: 3 }, status: 'over' })
  session.close()
})

it('goes to the end when it is skipped', () => {
  const { session, socket } = seated(5000)
  socket.hear({ updates: [step(1, 2)], table: tableAt(4, 3) })
  session.animator.skip()
  expect(session.table).toMatchObject({ number: 4, view: { lap: 3 }, legal: ['roll'] })
  session.close()
})

it('lets one go on at once after a short move of one’s own, and watch a long one', () => {
  for (const [milliseconds, watching] of [
    [300, false],
    [900, true],
  ] as const) {
    const { session, socket } = seated(milliseconds)
    socket.hear({ updates: [step(0, 2)], table: tableAt(4, 2) })
    expect(session.watching).toBe(watching)
    expect(session.legal).toEqual(watching ? [] : ['roll'])
    session.close()
  }
})

it('makes nobody watch whose clock is about to run out', () => {
  const { session, socket } = seated(5000)
  const clock = { left: [9000, null] } as unknown as TableView['clock']
  socket.hear({ updates: [step(1, 2)], table: tableAt(4, 3, { clock }) })
  expect([session.watching, session.legal]).toEqual([false, ['roll']])
  session.close()
})

import { describe, expect, it, vi } from 'vitest'
import { TableConnection } from '../src/lib/table_connection.svelte'

/** A socket that says what the test wants. */
class FakeSocket {
  static readonly OPEN = 1
  static latest: FakeSocket
  readyState = FakeSocket.OPEN
  sent: Record<string, unknown>[] = []
  onopen: () => void = () => {}
  onmessage: (event: { data: string }) => void = () => {}
  onclose: () => void = () => {}
  constructor() {
    FakeSocket.latest = this
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>)
  }
  close(): void {}
  hear(message: Record<string, unknown>): void {
    this.onmessage({ data: JSON.stringify(message) })
  }
}

const table = (number: number, you: number | null = 0) => ({ number, you, now: 0, seats: [], clock: { left: [] } })

function connected(): { connection: TableConnection; socket: FakeSocket } {
  vi.stubGlobal('WebSocket', FakeSocket)
  vi.stubGlobal('window', { addEventListener() {}, removeEventListener() {} })
  vi.stubGlobal('document', { addEventListener() {}, removeEventListener() {}, visibilityState: 'visible' })
  vi.stubGlobal('location', { protocol: 'http:', host: 'here', href: 'http://here/' })
  const connection = new TableConnection('m', {})
  connection.open()
  const socket = FakeSocket.latest
  socket.onopen()
  socket.hear({ table: table(3) })
  return { connection, socket }
}

describe('an update that an answer led to', () => {
  it('is waited for until it is here', async () => {
    const { connection, socket } = connected()
    let here = false
    const waiting = connection.arrival(4).then(() => (here = true))
    await Promise.resolve()
    expect(here).toBe(false)
    socket.hear({ updates: [], table: table(4) })
    await waiting
    expect(here).toBe(true)
    connection.close()
  })

  it('may be here before its answer', async () => {
    const { connection } = connected()
    await connection.arrival(3)
    connection.close()
  })

  it('need not be waited for where another question is asked already', async () => {
    const { connection, socket } = connected()
    socket.hear({ updates: [], table: { ...table(4), question: 4 } })
    let passed = false
    const waiting = connection.questionAfter(4).then(() => (passed = true))
    socket.hear({ updates: [], table: { ...table(5), question: 4 } })
    await Promise.resolve()
    expect(passed).toBe(false)
    socket.hear({ updates: [], table: { ...table(6), question: 6 } })
    await waiting
    connection.close()
  })

  it('is not waited for by another viewer, or after the end', async () => {
    const { connection, socket } = connected()
    const one = connection.arrival(9)
    socket.hear({ updates: [], table: table(1, 1) })
    await one
    const other = connection.arrival(9)
    connection.close()
    await other
  })
})

describe('a table that is kept', () => {
  const seen = (connection: TableConnection) => connection.table?.view

  it('follows what is told to have changed in it, and its view what updates change', () => {
    const { connection, socket } = connected()
    socket.hear({ table: { ...table(3), view: { cars: [{ at: 'A' }], round: 1 } }, reset: true })
    const events = [{ event: 'moves', changes: [[['cars', 0, 'at'], 'B']] }]
    socket.hear({
      updates: [{ number: 4, kind: 'stepped', events, changes: [[['round'], 2]] }],
      changes: [
        [['number'], 4],
        [['clock', 'left', 0], 900],
      ],
    })
    expect(connection.table).toEqual({
      ...table(4),
      clock: { left: [900] },
      view: { cars: [{ at: 'B' }], round: 2 },
    })
    connection.close()
  })

  it('is asked for once, whole, where an update does not fit; until then nothing is told', () => {
    const { connection, socket } = connected()
    socket.hear({ table: { ...table(3), view: { cars: [] } }, reset: true })
    const news: boolean[] = []
    connection.onnews = ({ reset }) => news.push(reset)
    const odd = (number: number) => ({
      updates: [{ number, kind: 'stepped', changes: [[['cars', 0, 'at'], 'B']] }],
      changes: [[['number'], number]],
    })
    socket.hear(odd(4))
    socket.hear(odd(5))
    expect(socket.sent.filter((message) => 'look' in message)).toEqual([{ look: 0 }])
    expect(news).toEqual([])
    expect(seen(connection)).toEqual({ cars: [] })
    socket.hear({ updates: [], table: { ...table(5), view: { cars: [{ at: 'B' }] } } })
    expect(news).toEqual([true])
    expect(seen(connection)).toEqual({ cars: [{ at: 'B' }] })
    connection.close()
  })
})

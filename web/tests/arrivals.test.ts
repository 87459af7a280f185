import { afterEach, describe, expect, it, vi } from 'vitest'
import type { TableConnection } from '../src/lib/table_connection.svelte'
import { type FakeSocket, openFakeConnection } from './fake_socket'

const table = (number: number, you: number | null = 0) => ({ number, you, now: 0, seats: [], clock: { left: [] } })

function connected(): { connection: TableConnection; socket: FakeSocket } {
  const opened = openFakeConnection()
  opened.socket.hear({ table: table(3) })
  return opened
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

describe('a line on which an answer takes long', () => {
  afterEach(() => void vi.useRealTimers())

  const asked = () => {
    vi.useFakeTimers()
    const { connection, socket } = connected()
    connection.ask({ hint: true }).catch(() => {})
    vi.advanceTimersByTime(10_000)
    return { connection, socket }
  }

  it('is asked whether it is there, and stays if it is', () => {
    const { connection, socket } = asked()
    expect(socket.sent.at(-1)).toEqual({ ping: 1 })
    socket.hear({ pong: 1 })
    vi.advanceTimersByTime(20_000)
    expect(connection.state).toBe('open')
    connection.close()
  })

  it('is broken if it is not', () => {
    const { connection } = asked()
    vi.advanceTimersByTime(3_000)
    expect(connection.state).toBe('broken')
    connection.close()
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

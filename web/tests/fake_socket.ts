import { vi } from 'vitest'
import { TableConnection } from '../src/lib/table_connection.svelte'

/** A socket that says what the test wants. */
export class FakeSocket {
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

/** A connection over a socket that is a fake. */
export function openFakeConnection(): { connection: TableConnection; socket: FakeSocket } {
  vi.stubGlobal('WebSocket', FakeSocket)
  vi.stubGlobal('window', { addEventListener() {}, removeEventListener() {} })
  vi.stubGlobal('document', { addEventListener() {}, removeEventListener() {}, visibilityState: 'visible' })
  vi.stubGlobal('location', { protocol: 'http:', host: 'here', href: 'http://here/' })
  const connection = new TableConnection('m', {})
  connection.open()
  const socket = FakeSocket.latest
  socket.onopen()
  return { connection, socket }
}

/**
 * The connection to a table. It comes back by itself after any break, tells what was missed, and sends a decision again
 * whose answer did not arrive: the server takes the same id only once.
 */

import { ApiError } from './api'
import { preferences } from './preferences.svelte'
import { timeLeft } from './time'
import { applyChanges, changedView, UnfittingChange } from './changes'
import type {
  Change,
  ClientMessage,
  Done,
  ErrorMessage,
  FirstMessage,
  Hello,
  HintMessage,
  HintReply,
  Legality,
  OwnSeats,
  ServerMessage,
  TableView,
  Update,
  WhyMessage,
} from './types'

export interface TableNews {
  updates: Update[]
  table: TableView
  /** More was missed than is told at once: the story before is not continued. */
  reset: boolean
  /** Another view than before was asked for, by somebody else at the same screen. */
  turned: boolean
  /** Whether this answers somebody who asked to look, also where they see what they saw. */
  answersLook: boolean
  /** What was shown before all eyes has a secret now, and is not shown any more: the board goes on as everybody sees it. */
  hidden: boolean
}

/** What answers a message with an id. */
type Answer = Extract<ServerMessage, { id: string }>
type TableMessage = Extract<ServerMessage, { table?: TableView }>

interface Waiting {
  message: ClientMessage
  resolve: (answer: never) => void
  reject: (trouble: ApiError) => void
}

export type ConnectionState = 'opening' | 'open' | 'broken' | 'closed'

const FIRST_PAUSE = 300
const LONGEST_PAUSE = 8000
const NO_RETURN = new Set([4400, 4401])
/** A connection on which nothing comes back for this long may be broken. */
const SILENCE = 9_500
/** One that does not even answer a ping for this long is. */
const SHORT_SILENCE = 2_500
const PING_EVERY = 25_000

export class TableConnection {
  readonly match: string
  table = $state.raw<TableView | null>(null)
  yours = $state.raw<OwnSeats | null>(null)
  state = $state<ConnectionState>('opening')
  /** Why the line is closed for good. */
  trouble = $state.raw<ErrorMessage | null>(null)
  /** Whether the server waits for its store: what is decided now is kept until it is back. */
  slow = $state(false)
  rematch = $state<string | null>(null)
  version = $state('')
  /** Whether the server has said that it restarts. */
  restarting = $state(false)
  /** When a broken line is tried again, by our clock; null while it is being tried. */
  again = $state<number | null>(null)
  /** The difference between the server's clock and ours, in milliseconds. */
  skew = 0
  onnews: (news: TableNews) => void = () => {}

  #hello: Hello
  #socket: WebSocket | null = null
  #after: number | null = null
  #viewer: number | null = null
  /** Whether others look at the screen on which my seat is shown. */
  #openly = false
  /** Since when the server or its store has been away: clocks stand until we hear how they are. */
  #stood: number | null = null
  #waiting = new Map<string, Waiting>()
  /** Whether the whole table was asked for, because something does not fit. */
  #missed = false
  /** Who waits for a table on which something has come. */
  #arrivals: { isHere: (table: TableView) => boolean; arrived: () => void }[] = []
  #pause = FIRST_PAUSE
  #timer: ReturnType<typeof setTimeout> | undefined
  #ping: ReturnType<typeof setInterval> | undefined
  #silence: ReturnType<typeof setTimeout> | undefined
  #ended = false

  constructor(match: string, hello: Hello) {
    this.match = match
    this.#hello = hello
  }

  open(): void {
    window.addEventListener('online', this.retry)
    window.addEventListener('offline', this.#doubt)
    document.addEventListener('visibilitychange', this.#seen)
    this.#connect()
  }

  close(): void {
    this.#ended = true
    window.removeEventListener('online', this.retry)
    window.removeEventListener('offline', this.#doubt)
    document.removeEventListener('visibilitychange', this.#seen)
    this.#socket?.close()
    this.#socket = null
    this.#shut()
  }

  /** Sends something and waits for the answer; a decision waits through breaks of the line. */
  ask(message: WhyMessage): Promise<Legality>
  ask(message: HintMessage): Promise<HintReply>
  ask(message: ClientMessage): Promise<Done>
  ask(message: ClientMessage): Promise<Answer> {
    const id = newDecisionId()
    return new Promise((resolve, reject) => {
      if (this.state === 'closed') {
        reject(this.closedError())
        return
      }
      const whole = { ...message, id }
      if (this.state !== 'open' && !('do' in message)) {
        reject(ApiError.own('offline'))
        return
      }
      this.#waiting.set(id, { message: whole, resolve, reject })
      this.#send(whole)
      if (this.state === 'open') this.#expect()
    })
  }

  /** Why nothing can be asked any more. */
  closedError(): ApiError {
    return this.trouble ? new ApiError(this.trouble) : ApiError.own('closed')
  }

  /** Asks for the view of one of my seats, or (null) for what everybody may see; `openly`, as long as it has no secret. */
  look(seat: number | null, openly = false): void {
    this.#openly = openly
    this.#send(openly ? { look: seat, openly } : { look: seat })
  }

  /** From now on the server's own sentences come in this language. */
  speak(language: 'fr' | 'en'): void {
    this.#send({ language, id: newDecisionId() })
  }

  /** Milliseconds left for a seat, by the server's clock. */
  left(seat: number, now: number): number | null {
    const table = this.table
    const given = table?.clock.left[seat]
    if (table == null || given == null) return null
    if (table.status !== 'playing') return given
    return timeLeft(given, (this.#stood ?? now) + this.skew - table.now, table.clock.stands)
  }

  /** Tries a broken line at once. */
  retry = (): void => {
    if (this.state === 'broken' && this.#socket === null) {
      clearTimeout(this.#timer)
      this.#connect()
    }
  }

  /** The network may be gone, or only its way to the world: whoever answers is there. */
  #doubt = (): void => {
    if (this.state === 'open') this.#check(SHORT_SILENCE)
  }

  #seen = (): void => {
    if (document.visibilityState === 'visible') {
      this.retry()
      if (this.state === 'open') this.#check()
    }
  }

  #connect(): void {
    if (this.#ended) return
    this.again = null
    const address = `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/tables/${encodeURIComponent(this.match)}/live`
    let socket: WebSocket
    try {
      socket = new WebSocket(address)
    } catch {
      this.#broke()
      return
    }
    this.#socket = socket
    socket.onopen = () => {
      const hello: Hello = { ...this.#hello, language: preferences.language, keeps_table: true }
      if (this.#after !== null) hello.after = this.#after
      // Whoever of several people was looking at their hand goes on looking at it. What was open to all is asked for again.
      if (this.#viewer !== null && (this.yours?.seats.length ?? 0) > 1 && !this.#openly) hello.seat = this.#viewer
      socket.send(JSON.stringify({ hello } satisfies FirstMessage))
      this.#expect()
    }
    socket.onmessage = (event) => this.#heard(JSON.parse(String(event.data)) as ServerMessage)
    socket.onclose = (event) => {
      if (this.#socket !== socket) return
      this.#socket = null
      if (NO_RETURN.has(event.code)) this.#shut()
      else this.#broke()
    }
  }

  #heard(message: ServerMessage): void {
    clearTimeout(this.#silence)
    if ('table' in message || 'updates' in message) this.#told(message)
    else if ('error' in message && !message.id) {
      if (this.state !== 'open') this.trouble = message.error
    } else if ('id' in message) this.#answered(message)
    else if ('rematch' in message) this.rematch = message.rematch
    else if ('trouble' in message) {
      this.slow = message.trouble !== null
      if (this.slow) this.#stood ??= Date.now()
    } else if ('presence' in message) {
      const { presence, watchers } = message
      if (this.table) this.table = { ...this.table, presence, watchers }
    } else if ('bye' in message) {
      this.restarting = true
      this.#pause = Math.max(FIRST_PAUSE, message.reconnect_ms)
    } else if (!('pong' in message)) message satisfies never // of a newer server: it concerns others
  }

  /** Waits until an update is here that an answer led to. */
  arrival(number: number): Promise<void> {
    return this.#until((table) => table.number >= number)
  }

  /** Waits until another question is asked, or none. */
  questionAfter(question: number | undefined): Promise<void> {
    return this.#until((table) => table.question !== question)
  }

  #until(isHere: (table: TableView) => boolean): Promise<void> {
    if (this.state === 'closed' || (this.table && isHere(this.table))) return Promise.resolve()
    return new Promise((arrived) => this.#arrivals.push({ isHere, arrived }))
  }

  /** Tells those whose table is here, or (null) everybody: it will not come any more. */
  #arrive(table: TableView | null): void {
    const waiting = this.#arrivals
    this.#arrivals = waiting.filter(({ isHere }) => table && !isHere(table))
    for (const each of waiting) if (!this.#arrivals.includes(each)) each.arrived()
  }

  #told(message: TableMessage): void {
    const updates = 'updates' in message ? message.updates : undefined
    if ('version' in message) this.version = message.version
    if ('yours' in message) this.yours = message.yours
    const table = message.table ?? this.#changedTable('changes' in message ? message.changes : undefined, updates)
    if (table) this.#show(table, updates, message)
    if ('id' in message) this.#answered(message)
  }

  #show(table: TableView, updates: Update[] | undefined, message: TableMessage): void {
    const first = this.table === null
    const other = !first && table.you !== this.#viewer
    const missed = this.#missed
    this.#missed = false
    this.skew = table.now - Date.now()
    this.table = table
    this.#stood = null
    if (table.rematch) this.rematch = table.rematch
    this.#viewer = table.you
    this.#after = table.number
    const was = this.state
    this.state = 'open'
    this.#pause = FIRST_PAUSE
    if (was !== 'open') this.#resume()
    const told = 'reset' in message && message.reset === true
    const reset = first || missed || told || (was !== 'open' && updates === undefined)
    const news = { updates: updates ?? [], table, reset, turned: other }
    this.onnews({ ...news, answersLook: 'done' in message, hidden: 'hidden' in message })
    // Another viewer's updates have numbers of their own: nobody waits for those of the one before.
    this.#arrive(other ? null : table)
  }

  /** Carries out what has changed in the table that is kept, and what the updates changed in its view. Where it does
   *  not fit something was missed, and the whole table is asked for. */
  #changedTable(changes: Change[] = [], updates: Update[] = []): TableView | null {
    if (this.table === null || this.#missed) return null
    try {
      const { view, ...rest } = this.table
      const table: TableView = structuredClone(rest)
      applyChanges(table, changes)
      if (view) table.view = changedView(view, updates)
      return table
    } catch (error) {
      if (!(error instanceof UnfittingChange)) throw error
      this.#missed = true
      this.look(this.#viewer, this.#openly)
      return null
    }
  }

  #resume(): void {
    this.trouble = null
    this.slow = false
    this.restarting = false
    clearInterval(this.#ping)
    this.#ping = setInterval(() => this.#check(), PING_EVERY)
    for (const { message } of this.#waiting.values()) this.#send(message)
  }

  #check(patience = SILENCE): void {
    this.#send({ ping: 1 })
    this.#expect(patience)
  }

  /** Something is to come back. An answer may take its time, as advice does: what is silent is asked whether it is there. */
  #expect(patience = SILENCE): void {
    clearTimeout(this.#silence)
    this.#silence = setTimeout(() => {
      const socket = this.#socket
      if (!socket) return
      if (patience > SHORT_SILENCE && this.state === 'open') {
        this.#check(SHORT_SILENCE)
        return
      }
      this.#socket = null
      socket.close()
      this.#broke()
    }, patience)
  }

  #answered(answer: Answer): void {
    const { id } = answer
    const waiting = this.#waiting.get(id)
    if (!waiting) return
    const error = 'error' in answer ? answer.error : null
    const code = error?.code
    if ((code === 'busy' || code === 'stopping') && 'do' in waiting.message) {
      setTimeout(() => this.#waiting.has(id) && this.state === 'open' && this.#send(waiting.message), 1000)
      return
    }
    this.#waiting.delete(id)
    if (error) waiting.reject(new ApiError(error))
    else waiting.resolve(answer as never)
  }

  #send(message: ClientMessage): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message))
  }

  #broke(): void {
    if (this.#ended) return
    this.#quiet()
    this.state = 'broken'
    this.#stood ??= Date.now()
    for (const [id, { message, reject }] of [...this.#waiting]) {
      if ('do' in message) continue
      this.#waiting.delete(id)
      reject(ApiError.own('offline'))
    }
    const pause = this.#pause * (0.8 + 0.4 * Math.random())
    this.again = Date.now() + pause
    this.#timer = setTimeout(() => this.#connect(), pause)
    this.#pause = Math.min(LONGEST_PAUSE, this.#pause * 2)
  }

  /** Nothing can be asked any more, and nobody waits any longer. */
  #shut(): void {
    this.#quiet()
    this.state = 'closed'
    for (const { reject } of this.#waiting.values()) reject(this.closedError())
    this.#waiting.clear()
    this.#arrive(null)
  }

  #quiet(): void {
    clearTimeout(this.#timer)
    clearInterval(this.#ping)
    clearTimeout(this.#silence)
  }
}

/** An id for a decision; `crypto.randomUUID` is missing on plain http addresses. */
export function newDecisionId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

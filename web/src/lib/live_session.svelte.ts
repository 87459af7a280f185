/** The session of a game that is being played: everything goes over the connection to the server. */

import { announcer } from './announce.svelte'
import { type RequestOptions, get, ApiError } from './api'
import { wholePercent } from './chance_graph'
import { announceError } from './errors'
import type { TableSession } from './session.svelte'
import { fetchScene, loadSessionParts, SessionBase, type SessionParts } from './session_parts.svelte'
import { seatKeys } from './seat_keys.svelte'
import { TableConnection, type TableNews } from './table_connection.svelte'
import { GameLog, isRewind } from './game_log.svelte'
import { preferences } from './preferences.svelte'
import type { Hint, LegalityAnswer, LogPage, TableView, Update } from './types'

const PAGE = 500
/** How long to wait for a table whose server does not answer, before saying so. */
const PATIENCE = 5000
/** Milliseconds on a clock below which whoever has to decide is not made to watch first. */
const LITTLE_TIME = 15_000
const NO_LOG = new GameLog()

/** The same for two tables at which the same is asked, with the same answers. */
const questionKey = ({ question, legal = [] }: TableView): string => [question, ...legal].join('\n')

export class LiveSession extends SessionBase implements TableSession {
  readonly mode = 'live'
  readonly connection: TableConnection
  hint = $state.raw<Hint | null>(null)
  #busy = $state(0)
  /** Each viewer at this screen has a story of their own: it may tell what the others must not know. */
  #logs = $state.raw<Record<string, GameLog>>({})
  /** The question that was asked last: advice on it holds whatever others do meanwhile. */
  #asked = ''
  #shown: number | null = null
  /** The table before the one that comes. */
  #known: TableView | null = null
  #done = $state(false)
  #turning = $state(false)
  #openly = $state(false)

  constructor(connection: TableConnection, parts: SessionParts) {
    super(parts)
    this.connection = connection
    this.animator.onshown = (events) => {
      const said = events.filter((event) => this.title.isLogged(event)).map((event) => this.words.event(event))
      if (said.length) announcer.say(said.join(' '))
    }
    connection.onnews = (news) => this.#news(news)
  }

  get latest(): TableView | null {
    return this.connection.table
  }
  get log(): GameLog {
    return this.#logs[String(this.you)] ?? NO_LOG
  }
  get you(): number | null {
    return this.table?.you ?? null
  }
  get mine(): number[] {
    return this.connection.yours?.seats ?? []
  }
  get several(): boolean {
    return this.mine.length > 1
  }
  get legal(): string[] {
    return this.table?.legal ?? []
  }
  get decidingSeat(): number | null {
    return this.you !== null && this.legal.length > 0 ? this.you : null
  }
  /** My seats that have to decide: several people at one screen see whose turn it is to look. */
  get due(): number[] {
    return (this.table?.waiting ?? []).filter((seat) => this.mine.includes(seat))
  }
  /** Whether a hand lies open on a screen that several people share: its owner looks, and still has to decide. */
  get open(): boolean {
    return this.you !== null && this.due.includes(this.you) && (this.#openly || !this.#done)
  }
  /** Whether what is shown has no secret: nobody at this screen has to look away. */
  get openly(): boolean {
    return this.#openly && this.you !== null
  }
  /** One of us who has to decide and has no secret to keep. */
  get openSeat(): number | null {
    return this.table?.open_seats?.[0] ?? null
  }
  /** Whether another view was asked for and has not come yet. */
  get turning(): boolean {
    return this.#turning
  }
  get busy(): boolean {
    return this.#busy > 0
  }

  /** Shows the first table, and finds out what came before. */
  begin(table: TableView): void {
    this.#shown = table.you
    this.#asked = questionKey(table)
    this.#known = table
    if (table.view) this.animator.set(table.view, table.number)
    void this.past().catch(() => {}) // the story is read again whenever it can be had
  }

  /** The story that the present viewer has missed: as much as is worth reading. */
  async past(): Promise<void> {
    const table = this.latest
    if (!table || table.number === 0 || table.status === 'gathering') return
    const viewer = table.you
    const log = this.#logOf(viewer)
    const after = Math.max(log.last, table.number - PAGE)
    if (after >= table.number) return
    const seat = viewer !== null && this.several ? `&seat=${viewer}` : ''
    const path = `/api/tables/${this.match}/log?after=${after}&limit=${PAGE}${seat}`
    const { updates } = await get<LogPage>(path, this.requestOptions)
    log.add(updates, viewer, this.title)
  }

  async act(decision: string): Promise<void> {
    const table = this.latest
    if (!table) return
    this.hint = null
    this.wentBack = false
    const { question } = table
    const taken = this.#taken(this.connection.ask({ do: decision, about: question, seat: this.you }))
    // Word that it was taken may come long after the next question, which can be answered as soon as it is seen.
    await this.#busyUntil(Promise.race([taken, this.connection.questionAfter(question)]))
  }

  async explainRefusal(decision: string): Promise<LegalityAnswer> {
    return (await this.connection.ask({ why: decision, seat: this.you })).why
  }

  async advise(): Promise<void> {
    try {
      const { hint } = await this.connection.ask({ hint: true, seat: this.you })
      if (hint.about !== this.latest?.question) return
      this.hint = hint
      this.highlighted = hint.do
      announcer.say(this.#advice(hint))
    } catch (error) {
      announceError(error)
    }
  }

  #advice(hint: Hint): string {
    const { chance } = hint
    const percent =
      chance === null || chance === undefined ? '' : this.words.message('percent', { percent: wholePercent(chance) })
    const odds = percent ? ` ${this.words.message('hint-chance', { chance: percent })}.` : ''
    return `${hint.decision}.${odds} ${hint.reason}`
  }

  takeBack(step?: number): Promise<void> {
    this.hint = null
    return this.#doing(this.connection.ask({ take_back: step ?? null, seat: this.you }))
  }
  propose(what: 'back' | 'pause' | 'resume', to = 0): Promise<void> {
    return this.#doing(this.connection.ask({ propose: what, to, ...this.#speaker() }))
  }
  agree(yes: boolean): Promise<void> {
    return this.#doing(this.connection.ask({ agree: yes }))
  }
  say(text: string, seat?: number): Promise<void> {
    return this.#doing(this.connection.ask({ say: text, ...this.#speaker(seat) }), true)
  }
  handOver(level: string, seat?: number): Promise<void> {
    return this.#doing(this.connection.ask({ hand_over: level, ...this.#speaker(seat) }))
  }
  resign(): Promise<void> {
    return this.#doing(this.connection.ask({ resign: true, ...this.#speaker() }))
  }
  start(): Promise<void> {
    return this.#doing(this.connection.ask({ start: true }))
  }
  look(seat: number | null, openly = false): void {
    // Whoever looks already, and is asked once more, has only to say that it is still them.
    if (seat !== null && seat === this.you && !openly) this.#done = false
    else {
      this.#turning = true
      this.#openly = openly
      this.connection.look(seat, openly)
    }
  }
  close(): void {
    this.connection.close()
  }

  #speaker(seat = this.you ?? this.mine[0]): { seat?: number } {
    return seat === undefined ? {} : { seat }
  }

  #doing(asked: Promise<{ number?: number }>, raise = false): Promise<void> {
    return this.#busyUntil(this.#taken(asked, raise))
  }

  async #busyUntil(over: Promise<void>): Promise<void> {
    this.#busy += 1
    try {
      await over
    } finally {
      this.#busy -= 1
    }
  }

  /** Waits for an answer, and for the update that it led to: whoever goes on then goes on from there. */
  async #taken(asked: Promise<{ number?: number }>, raise = false): Promise<void> {
    try {
      const { number } = await asked
      if (number !== undefined) await this.connection.arrival(number)
    } catch (error) {
      announceError(error)
      if (raise) throw error
    }
  }

  /** Whether a note ends what the one who looks had to do: a decision of theirs that set something going for all to see. */
  #ends(note: Update): boolean {
    if (note.kind !== 'stepped' || note.seat !== this.you) return false
    const quiet = this.words.vocabulary.decisions[note.do?.split(' ', 1)[0] ?? '']?.quiet ?? false
    return !quiet && (note.events ?? []).some((event) => this.title.isLogged(event))
  }

  /** Whether one of us has to decide and little time is left: then nothing is shown at leisure. */
  #isPressed({ waiting = [], clock }: TableView): boolean {
    return this.mine.some((seat) => waiting.includes(seat) && (clock.left[seat] ?? Infinity) < LITTLE_TIME)
  }

  #logOf(viewer: number | null): GameLog {
    let log = this.#logs[String(viewer)]
    if (!log) {
      log = new GameLog()
      this.#logs = { ...this.#logs, [String(viewer)]: log }
    }
    return log
  }

  #news(news: TableNews): void {
    const { updates, table } = news
    if (!this.watching) this.beforeShown = this.#known
    this.#known = table
    // What one person's view had in it must not stay on the board for the next one; the common view may.
    const anew = news.reset || (news.turned && this.#shown !== null && !news.hidden)
    this.#shown = table.you
    if (news.reset || news.turned || news.answersLook) this.#turning = false
    if (table.view) {
      if (anew || this.animator.number === 0) this.animator.set(table.view, table.number)
      else this.animator.push(updates, table.view, table.number, table.you)
      if (this.#isPressed(table)) this.animator.skip()
    }
    this.#done = !news.turned && (this.#done || updates.some((note) => this.#ends(note)))
    this.#logOf(table.you).add(updates, table.you, this.title)
    if (news.reset || news.turned) void this.past().catch(() => {})
    const asked = questionKey(table)
    if (updates.some((note) => note.kind === 'took_back' || isRewind(note))) this.wentBack = true
    else if (asked !== this.#asked) this.wentBack = false
    if (news.reset || news.turned || asked !== this.#asked) {
      this.hint = null
      this.highlighted = null
    }
    this.#asked = asked
    if (table.status === 'over') seatKeys.keep({ match: this.match, over: true })
  }
}

/** Opens the connection, waits for the first table, and loads what is needed to draw the table. */
export async function openLiveSession(match: string, hello: RequestOptions): Promise<LiveSession> {
  const connection = new TableConnection(match, { ...hello, name: preferences.name })
  const first = new Promise<TableView>((resolve, reject) => {
    connection.onnews = ({ table }) => resolve(table)
    const since = Date.now()
    const watch = setInterval(() => {
      if (connection.state === 'closed') reject(connection.closedError())
      else if (!connection.table && Date.now() - since > PATIENCE) reject(ApiError.own('offline'))
      else if (!connection.table) return
      clearInterval(watch)
    }, 50)
  })
  connection.open()
  const scene = fetchScene(match, hello)
  scene.catch(() => {}) // why a table can't be seen is said on the line to it
  try {
    const table = await first
    const session = new LiveSession(connection, await loadSessionParts(match, table.title, hello, scene))
    session.begin(connection.table ?? table)
    return session
  } catch (error) {
    connection.close()
    throw error
  }
}

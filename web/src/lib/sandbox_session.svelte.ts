/** The session of a sandbox: a copy of the game in which every seat can be played. The real game knows nothing of it. */

import { get, post, deleteRequest, ApiError } from './api'
import { announceError } from './errors'
import type { TableSession } from './session.svelte'
import { SessionBase, type SessionParts } from './session_parts.svelte'
import { GameLog } from './game_log.svelte'
import type { LegalityAnswer, SandboxBotStep, SandboxStep, SandboxView, TableView, Update } from './types'

type Shown = SandboxView & Partial<Pick<SandboxStep, 'events'>>

export class SandboxSession extends SessionBase implements TableSession {
  readonly mode = 'try'
  readonly log = new GameLog()
  /** The seat that I look from. */
  readonly own: number | null
  #table = $state.raw<TableView>({} as TableView)
  #branch = $state('')
  #legal = $state.raw<Record<string, string[]>>({})
  #seat = $state<number | null>(null)
  #busy = $state(0)
  #tried = $state.raw<{ seat: number; do: string }[]>([])
  #steps = 0
  #line: Promise<void> = Promise.resolve()

  /** A sandbox of the same game as another session. */
  constructor(session: SessionParts & { table: TableView }) {
    super(session)
    this.own = session.table.you
    this.#table = session.table
  }

  /** Leaves the game as it stands, or as it stood at note `number`. */
  async open(number: number | null): Promise<void> {
    const body: Record<string, unknown> = { seat: this.own }
    if (number !== null) body.number = number
    this.wentBack = true
    this.#take(await post<Shown>(`/api/tables/${this.match}/branches`, body, this.requestOptions), true)
  }

  get latest(): TableView {
    return this.#table
  }
  get you(): number | null {
    return this.#table.you
  }
  get decidingSeat(): number | null {
    return this.legal.length ? this.#seat : null
  }
  get legal(): string[] {
    return this.watching ? [] : this.#legalNow
  }
  get #legalNow(): string[] {
    return this.#seat === null ? [] : (this.#legal[String(this.#seat)] ?? [])
  }
  get busy(): boolean {
    return this.#busy > 0
  }
  get waiting(): number[] {
    return this.#table.waiting ?? []
  }
  get tried(): number {
    return this.#tried.length
  }

  /** Plays another seat from now on. */
  choose(seat: number): Promise<void> {
    return this.#next(async () => {
      this.#seat = seat
      await this.#look(seat)
    })
  }

  act(decision: string): Promise<void> {
    return this.#next(() => this.#try(decision))
  }

  /** Lets bots decide for all seats that are waited for, but not for mine. */
  others(): Promise<void> {
    return this.#next(async () => {
      for (const seat of this.waiting.filter((each) => each !== this.own)) {
        if (!this.waiting.includes(seat)) continue
        const shown = await this.#ask<SandboxBotStep>('bots', { seat })
        for (const line of shown.done) this.#tried = [...this.#tried, { seat, do: line }]
        this.#take(shown, false)
      }
    })
  }

  takeBack(step?: number): Promise<void> {
    return this.#next(async () => {
      const mine = this.#mine()
      const from = step === undefined ? mine.length - 1 : step - 1
      if (!mine.length) return this.#back(1)
      const later = mine.slice(from + 1)
      await this.#back(mine.length - from)
      for (const each of later) await this.#try(each)
    })
  }

  /** Takes back what was tried last, whoever's it was. */
  back(): Promise<void> {
    return this.#next(() => this.#back(1))
  }

  async explainRefusal(decision: string): Promise<LegalityAnswer> {
    try {
      await this.#ask('decisions', { do: decision, seat: this.#seat ?? 0 })
      await this.#back(1)
      return { do: decision, allowed: true, legal: this.#legalNow }
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      return {
        do: decision,
        allowed: false,
        legal: this.#legalNow,
        message: error.said.message,
        ...(error.said.clause ? { clause: error.said.clause } : {}),
      }
    }
  }

  close(): void {
    if (this.#branch) void deleteRequest(`/api/branches/${this.#branch}`, this.requestOptions).catch(() => {})
  }

  /** My latest steps that revealed nothing: what could be taken back at a real table. */
  #mine(): string[] {
    const found: string[] = []
    for (const each of [...this.#tried].reverse()) {
      const kind = each.do.split(' ', 1)[0] ?? ''
      if (each.seat !== this.#seat || !this.words.vocabulary.decisions[kind]?.quiet) break
      found.unshift(each.do)
    }
    return found
  }

  async #try(decision: string): Promise<void> {
    const seat = this.#seat
    if (seat === null) return
    const shown = await this.#ask<Shown>('decisions', { do: decision, seat })
    this.#tried = [...this.#tried, { seat, do: decision }]
    this.wentBack = false
    this.#take(shown, false, { seat, do: decision })
  }

  async #back(steps: number): Promise<void> {
    const shown = await this.#ask<Shown>('back', { steps })
    this.#tried = this.#tried.slice(0, shown.steps)
    this.wentBack = true
    if (this.#seat === null) this.#take(shown, true)
    else await this.#look(this.#seat)
  }

  async #look(seat: number): Promise<void> {
    this.#take(await get<Shown>(`/api/branches/${this.#branch}?seat=${seat}`, this.requestOptions), true)
  }

  #ask<Answer>(what: 'bots' | 'decisions' | 'back', body: object): Promise<Answer> {
    return post<Answer>(`/api/branches/${this.#branch}/${what}`, body, this.requestOptions)
  }

  /** One thing after another, however fast it is clicked. */
  #next(what: () => Promise<void>): Promise<void> {
    this.#busy += 1
    this.#line = this.#line.then(what).catch((error: unknown) => {
      announceError(error)
    })
    return this.#line.finally(() => (this.#busy -= 1))
  }

  #take(shown: Shown, reset: boolean, done?: { seat: number; do: string }): void {
    this.#branch = shown.branch
    this.#legal = shown.legal
    if (this.#seat === null || !shown.waiting.includes(this.#seat)) {
      const next = this.own !== null && shown.waiting.includes(this.own) ? this.own : (shown.waiting[0] ?? null)
      if (next !== null && next !== shown.you) {
        this.#seat = next
        void this.choose(next)
      } else this.#seat = next
    }
    this.#steps += 1
    if (!this.watching) this.beforeShown = this.#table
    this.#table = {
      ...this.#table,
      number: this.#steps,
      status: shown.outcome ? 'over' : 'playing',
      you: shown.you,
      view: shown.view,
      waiting: shown.waiting,
      legal: this.#legalNow,
      always_legal: [],
      preview: shown.preview,
      outcome: shown.outcome,
      take_back: this.#mine().map((line, place) => ({ step: place + 1, do: line })),
      clock: { ...this.#table.clock, left: this.#table.seats.map(() => null) },
    }
    const note: Update = {
      number: this.#steps,
      kind: 'stepped',
      at: this.#table.now,
      seat: shown.you ?? 0,
      ...done,
      events: shown.events ?? [],
    }
    if (reset) this.animator.set(shown.view, this.#steps)
    else this.animator.push([note], shown.view, this.#steps, shown.you)
    this.log.add([note], shown.you, this.title)
  }
}

/** The session of a replay: every moment can be gone to, forwards, backwards, or by playing. */

import type { TitleModule } from '../titles/title'
import { announcer } from './announce.svelte'
import { askedOnce } from './asked_once'
import { type RequestOptions, get, getWithRetry } from './api'
import type { TableSession } from './session.svelte'
import { loadSessionParts, SessionBase, type SessionParts } from './session_parts.svelte'
import { GameLog } from './game_log.svelte'
import { groupSimultaneous } from './animator.svelte'
import type { GameEvent, LegalityAnswer, LogPage, Moment, OwnTableView, TableView, Update, View } from './types'

/** A place to stop: after some of a note's events. */
export interface ReplayStop {
  number: number
  events: GameEvent[]
  /** Which group of its note, and how many there are; the last one ends exactly where the note did. */
  group: number
  last: boolean
  /** The place in the note of the last event that is shown; -1 where nothing has happened. */
  place: number
}

export interface ReplayRound {
  round: number
  stop: number
}

const PAGE = 500
/** Positions that are kept; each is some kilobytes. */
const KEPT = 60

/** The stops of a story, and where its rounds begin. */
export function replayStops(
  updates: Update[],
  title: Pick<TitleModule, 'areSimultaneous' | 'roundBegunBy'>,
): { stops: ReplayStop[]; rounds: ReplayRound[] } {
  const stops: ReplayStop[] = []
  const rounds: ReplayRound[] = []
  for (const note of updates) {
    const its = groupSimultaneous(note.events ?? [], title)
    if (note.kind === 'started' && !its.length)
      stops.push({ number: note.number, events: [], group: 0, last: true, place: -1 })
    let place = -1
    for (const [group, events] of its.entries()) {
      for (const event of events) {
        const round = title.roundBegunBy(event)
        if (round !== null && rounds.at(-1)?.round !== round) rounds.push({ round, stop: stops.length })
      }
      place += events.length
      stops.push({ number: note.number, events, group, last: group === its.length - 1, place })
    }
  }
  return { stops, rounds }
}

export class ReplaySession extends SessionBase implements TableSession {
  readonly mode = 'replay'
  readonly log = new GameLog()
  readonly stops: ReplayStop[]
  readonly rounds: ReplayRound[]
  readonly legal: string[] = []
  readonly decidingSeat = null
  readonly busy = false
  /** Where we are in `stops`. */
  at = $state(0)
  running = $state(false)

  #going = 0
  /** Done when the stop that was gone to is drawn: only then can be shown what follows. */
  #placed: Promise<void> = Promise.resolve()

  constructor(
    parts: SessionParts,
    readonly latest: TableView,
    updates: Update[],
    readonly seat: number | null,
  ) {
    super(parts)
    const { stops, rounds } = replayStops(updates, parts.title)
    this.stops = stops
    this.rounds = rounds
    this.log.add(updates, latest.you, parts.title)
  }

  /** The game as it stood at the moment that is shown; as it stands now before the first of them has come. */
  override get table(): TableView {
    const { view } = this.animator
    return Object.keys(view).length ? { ...this.latest, view } : this.latest
  }

  get you(): number | null {
    return this.latest.you
  }
  get stop(): ReplayStop | undefined {
    return this.stops[this.at]
  }
  /** The number of the note that is shown. */
  get number(): number {
    return this.stop?.number ?? this.latest.number
  }
  get round(): number | null {
    return this.rounds.findLast((each) => each.stop <= this.at)?.round ?? null
  }
  get atEnd(): boolean {
    return this.at >= this.stops.length - 1
  }

  /** Goes to a stop at once. */
  async go(to: number): Promise<void> {
    this.running = false
    await this.#place(to)
    const said = (this.stop?.events ?? []).filter((event) => this.title.isLogged(event))
    if (said.length) announcer.say(said.map((event) => this.words.event(event)).join(' '))
  }

  /** Goes to the moment of a note, after one of its events if `place` says so. */
  goToNote(number: number, place = -1): Promise<void> {
    let seen = -1
    for (const [index, stop] of this.stops.entries()) {
      if (stop.number < number) continue
      if (stop.number > number) return this.go(Math.max(0, index - 1))
      seen += stop.events.length
      if ((place >= 0 && seen >= place) || (place < 0 && stop.last)) return this.go(index)
    }
    return this.go(this.stops.length - 1)
  }

  goToRound(round: number): Promise<void> {
    const found = this.rounds.find((each) => each.round === round)
    return found ? this.go(found.stop) : Promise.resolve()
  }

  /** One step on, shown as it happened. */
  async forward(): Promise<void> {
    await this.#placed
    if (this.atEnd) return
    const going = ++this.#going
    this.animator.next()
    await this.#show(this.at + 1, going)
  }

  back(): Promise<void> {
    return this.go(Math.max(0, this.at - 1))
  }

  /** Plays on until the end, or until told otherwise. */
  async play(): Promise<void> {
    if (this.atEnd) void this.#place(0)
    await this.#placed
    this.running = true
    const going = ++this.#going
    while (this.running && this.#going === going && !this.atEnd) await this.#show(this.at + 1, going)
    if (this.#going === going) this.running = false
  }

  pause(): void {
    this.running = false
  }

  act(): Promise<void> {
    return Promise.resolve()
  }
  takeBack(): Promise<void> {
    return Promise.resolve()
  }
  explainRefusal(decision: string): Promise<LegalityAnswer> {
    return Promise.resolve({ do: decision, allowed: false, legal: [] })
  }

  async #show(to: number, going: number): Promise<void> {
    const stop = this.stops[to]
    if (!stop) return
    if (stop.group === 0) {
      const before = await this.#before(stop)
      if (this.#going !== going) return
      if (before) this.animator.set(before, stop.number)
    }
    void this.#view(this.stops[to + 1]?.number ?? stop.number).catch(() => {})
    this.at = to
    await this.animator.show(stop.events, stop.number)
    if (stop.last && this.#going === going) this.animator.set(await this.#view(stop.number), stop.number)
  }

  #place(to: number): Promise<void> {
    const placing = this.#draw(to)
    this.#placed = placing.catch(() => {})
    return placing
  }

  async #draw(to: number): Promise<void> {
    const going = ++this.#going
    this.at = Math.max(0, Math.min(to, this.stops.length - 1))
    this.animator.next()
    const stop = this.stop
    if (!stop) return
    const before = stop.last ? null : await this.#before(stop)
    if (before === null) {
      const view = await this.#view(stop.number)
      if (this.#going === going) this.animator.set(view, stop.number)
      return
    }
    if (this.#going !== going) return
    const events = this.stops.slice(this.at - stop.group, this.at + 1).flatMap((each) => each.events)
    this.animator.place(before, events, stop.number)
  }

  /** The position before a note's first event; null where the game begins with it. */
  async #before(stop: ReplayStop): Promise<View | null> {
    const first = this.stops[0]
    return first && stop.number > first.number ? this.#view(stop.number - 1) : null
  }

  /** The position after a note. */
  #view = askedOnce(async (number: number): Promise<View> => {
    const seat = this.seat === null ? '' : `?seat=${this.seat}`
    return (await get<Moment>(`/api/tables/${this.match}/moments/${number}${seat}`, this.requestOptions)).view
  }, KEPT)
}

/** Reads a whole story: all pages of it. */
async function story(match: string, seat: number | null, requestOptions: RequestOptions): Promise<Update[]> {
  const updates: Update[] = []
  for (;;) {
    const path = `/api/tables/${match}/log?after=${updates.at(-1)?.number ?? 0}&limit=${PAGE}${seat === null ? '' : `&seat=${seat}`}`
    const page = await getWithRetry<LogPage>(path, requestOptions)
    updates.push(...page.updates)
    if (page.updates.length === 0 || (updates.at(-1)?.number ?? 0) >= page.last) return updates
  }
}

/** Opens a game to look at it again, as one of my seats or (null) as everybody saw it. */
export async function openReplaySession(
  match: string,
  seat: number | null,
  requestOptions: RequestOptions,
): Promise<ReplaySession> {
  const query = seat === null ? '' : `?seat=${seat}`
  const [table, updates] = await Promise.all([
    get<OwnTableView>(`/api/tables/${match}${query}`, requestOptions),
    story(match, seat, requestOptions),
  ])
  return new ReplaySession(await loadSessionParts(match, table.title, requestOptions), table, updates, seat)
}

/** The desk of a game that is looked at again: every moment can be gone to, forwards, backwards, or by playing. */

import { titleModule } from '../titles'
import type { TitleModule } from '../titles/title'
import { announcer } from './announce.svelte'
import { type Asking, get, getInTime } from './api'
import type { Desk } from './desk.svelte'
import { Logbook } from './logbook.svelte'
import { groups, Stage } from './stage.svelte'
import type { GameEvent, Note, Sight, View, Why } from './types'
import { type TitleWords, titleWords } from './words.svelte'

/** A place to stop: after some of a note's events. */
export interface Stop {
  number: number
  events: GameEvent[]
  /** Which group of its note, and how many there are; the last one ends exactly where the note did. */
  group: number
  last: boolean
}

export interface Round {
  round: number
  stop: number
}

const PAGE = 500
/** Positions that are kept; each is some kilobytes. */
const KEPT = 60

/** The stops of a story, and where its rounds begin. */
export function stopsOf(
  notes: Note[],
  title: Pick<TitleModule, 'together' | 'round'>,
): { stops: Stop[]; rounds: Round[] } {
  const stops: Stop[] = []
  const rounds: Round[] = []
  for (const note of notes) {
    const its = groups(note.events ?? [], title)
    if (note.kind === 'started' && !its.length) stops.push({ number: note.number, events: [], group: 0, last: true })
    for (const [group, events] of its.entries()) {
      for (const event of events) {
        const round = title.round(event)
        if (round !== null && rounds.at(-1)?.round !== round) rounds.push({ round, stop: stops.length })
      }
      stops.push({ number: note.number, events, group, last: group === its.length - 1 })
    }
  }
  return { stops, rounds }
}

export class ReplayDesk implements Desk {
  readonly mode = 'replay'
  readonly match: string
  readonly title: TitleModule
  readonly words: TitleWords
  readonly scene: View
  readonly stage: Stage
  readonly sight: Sight
  readonly asking: Asking
  readonly seat: number | null
  readonly log = new Logbook()
  readonly stops: Stop[]
  readonly rounds: Round[]
  readonly legal: string[] = []
  readonly asked = null
  readonly busy = false
  lit = $state<string | null>(null)
  /** Where we are in `stops`. */
  at = $state(0)
  running = $state(false)

  #views = new Map<number, Promise<View>>()
  #going = 0

  constructor(parts: {
    sight: Sight
    notes: Note[]
    title: TitleModule
    words: TitleWords
    scene: View
    asking: Asking
    seat: number | null
  }) {
    this.sight = parts.sight
    this.match = parts.sight.match
    this.title = parts.title
    this.words = parts.words
    this.scene = parts.scene
    this.asking = parts.asking
    this.seat = parts.seat
    this.stage = new Stage(parts.title, parts.scene)
    const { stops, rounds } = stopsOf(parts.notes, parts.title)
    this.stops = stops
    this.rounds = rounds
    this.log.add(parts.notes, parts.sight.you, parts.title)
    this.words.names = { seat: (name) => this.sight.seats[Number(name)]?.name || undefined }
  }

  get you(): number | null {
    return this.sight.you
  }
  get stop(): Stop | undefined {
    return this.stops[this.at]
  }
  /** The number of the note that is shown. */
  get number(): number {
    return this.stop?.number ?? this.sight.number
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
    const said = (this.stop?.events ?? []).filter((event) => this.title.matters(event))
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
    if (this.atEnd) return
    const going = ++this.#going
    this.stage.next()
    await this.#show(this.at + 1, going)
  }

  back(): Promise<void> {
    return this.go(Math.max(0, this.at - 1))
  }

  /** Plays on until the end, or until told otherwise. */
  async play(): Promise<void> {
    if (this.atEnd) await this.#place(0)
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
  why(decision: string): Promise<Why> {
    return Promise.resolve({ do: decision, allowed: false, legal: [] })
  }

  async #show(to: number, going: number): Promise<void> {
    const stop = this.stops[to]
    if (!stop) return
    if (stop.group === 0) {
      const before = await this.#before(stop)
      if (this.#going !== going) return
      if (before) this.stage.set(before, stop.number)
    }
    void this.#view(this.stops[to + 1]?.number ?? stop.number).catch(() => {})
    this.at = to
    await this.stage.show(stop.events, stop.number)
    if (stop.last && this.#going === going) this.stage.set(await this.#view(stop.number), stop.number)
  }

  async #place(to: number): Promise<void> {
    const going = ++this.#going
    this.at = Math.max(0, Math.min(to, this.stops.length - 1))
    this.stage.next()
    const stop = this.stop
    if (!stop) return
    const before = stop.last ? null : await this.#before(stop)
    if (before === null) {
      const view = await this.#view(stop.number)
      if (this.#going === going) this.stage.set(view, stop.number)
      return
    }
    if (this.#going !== going) return
    const events = this.stops.slice(this.at - stop.group, this.at + 1).flatMap((each) => each.events)
    this.stage.place(before, events, stop.number)
  }

  /** The position before a note's first event; null where the game begins with it. */
  async #before(stop: Stop): Promise<View | null> {
    const first = this.stops[0]
    return first && stop.number > first.number ? this.#view(stop.number - 1) : null
  }

  #view(number: number): Promise<View> {
    let found = this.#views.get(number)
    if (!found) {
      const seat = this.seat === null ? '' : `?seat=${this.seat}`
      found = get<{ view: View }>(`/api/tables/${this.match}/moments/${number}${seat}`, this.asking).then(
        (each) => each.view,
      )
      found.catch(() => this.#views.delete(number))
      this.#views.set(number, found)
      if (this.#views.size > KEPT) this.#views.delete(this.#views.keys().next().value as number)
    }
    return found
  }
}

/** Reads a whole story: all pages of it. */
async function story(match: string, seat: number | null, asking: Asking): Promise<Note[]> {
  const notes: Note[] = []
  for (;;) {
    const path = `/api/tables/${match}/log?after=${notes.at(-1)?.number ?? 0}&limit=${PAGE}${seat === null ? '' : `&seat=${seat}`}`
    const page = await getInTime<{ notes: Note[]; last: number }>(path, asking)
    notes.push(...page.notes)
    if (page.notes.length === 0 || (notes.at(-1)?.number ?? 0) >= page.last) return notes
  }
}

/** Opens a game to look at it again, as one of my seats or (null) as everybody saw it. */
export async function openReplay(match: string, seat: number | null, asking: Asking): Promise<ReplayDesk> {
  const query = seat === null ? '' : `?seat=${seat}`
  const [sight, notes] = await Promise.all([
    get<Sight>(`/api/tables/${match}${query}`, asking),
    story(match, seat, asking),
  ])
  const [title, words, scene] = await Promise.all([
    titleModule(sight.title),
    titleWords(sight.title),
    get<View>(`/api/tables/${match}/scene`, asking),
  ])
  return new ReplayDesk({ sight, notes, title, words, scene, asking, seat })
}

/** The desk of a game that is being played: everything goes over the line to the server. */

import { titleModule } from '../titles'
import type { TitleModule } from '../titles/title'
import { announcer } from './announce.svelte'
import { type Asking, get, Trouble } from './api'
import { type Desk, seatName } from './desk.svelte'
import { keys } from './keys.svelte'
import { LiveTable, type News } from './live.svelte'
import { Logbook } from './logbook.svelte'
import { preferences } from './preferences.svelte'
import { Stage } from './stage.svelte'
import type { Hint, Note, Sight, View, Why } from './types'
import { t, type TitleWords, titleWords } from './words.svelte'

const PAGE = 500

export class LiveDesk implements Desk {
  readonly mode = 'live'
  readonly match: string
  readonly live: LiveTable
  readonly title: TitleModule
  readonly words: TitleWords
  readonly scene: View
  readonly stage: Stage
  readonly log = new Logbook()
  readonly asking: Asking
  lit = $state<string | null>(null)
  hint = $state.raw<Hint | null>(null)
  #busy = $state(0)

  constructor(live: LiveTable, parts: { title: TitleModule; words: TitleWords; scene: View; asking: Asking }) {
    this.live = live
    this.match = live.match
    this.title = parts.title
    this.words = parts.words
    this.scene = parts.scene
    this.asking = parts.asking
    this.stage = new Stage(parts.title, parts.scene)
    this.stage.onshown = (events) => {
      const said = events.filter((event) => this.title.matters(event)).map((event) => this.words.event(event))
      if (said.length) announcer.say(said.join(' '))
    }
    live.onnews = (news) => this.#news(news)
    this.words.names = { seat: (name) => this.sight?.seats[Number(name)]?.name || undefined }
  }

  get sight(): Sight | null {
    return this.live.sight
  }
  get you(): number | null {
    return this.sight?.you ?? null
  }
  get mine(): number[] {
    return this.live.yours?.seats ?? []
  }
  get several(): boolean {
    return this.mine.length > 1
  }
  get legal(): string[] {
    return this.sight?.legal ?? []
  }
  get asked(): number | null {
    return this.you !== null && this.legal.length > 0 ? this.you : null
  }
  /** My seats that have to decide: several people at one screen see whose turn it is to look. */
  get due(): number[] {
    return (this.sight?.waiting ?? []).filter((seat) => this.mine.includes(seat))
  }
  get busy(): boolean {
    return this.#busy > 0
  }

  /** The story before we came: as much as is worth reading. */
  async past(): Promise<void> {
    const sight = this.sight
    if (!sight || sight.number === 0 || sight.status === 'gathering') return
    const after = Math.max(0, sight.number - PAGE)
    const seat = this.you !== null && this.several ? `&seat=${this.you}` : ''
    const path = `/api/tables/${this.match}/log?after=${after}&limit=${PAGE}${seat}`
    const { notes } = await get<{ notes: Note[] }>(path, this.asking)
    const known = new Set(this.log.notes.map((note) => note.number))
    const later = this.log.notes
    this.log.clear()
    this.log.add([...notes.filter((note) => !known.has(note.number)), ...later], this.you, this.title)
  }

  async act(decision: string): Promise<void> {
    const sight = this.sight
    if (!sight) return
    this.hint = null
    await this.#doing(this.live.ask({ do: decision, about: sight.question, seat: this.you }))
  }

  async why(decision: string): Promise<Why> {
    const answer = await this.live.ask({ why: decision, seat: this.you })
    return answer.why as Why
  }

  async advise(): Promise<void> {
    try {
      const answer = await this.live.ask({ hint: true, seat: this.you })
      this.hint = answer.hint ?? null
      if (this.hint) {
        this.lit = this.hint.do
        announcer.say(`${this.hint.decision}. ${this.hint.reason}`)
      }
    } catch (error) {
      this.#complain(error)
    }
  }

  takeBack(step?: number): Promise<void> {
    return this.#doing(this.live.ask({ take_back: step ?? null, seat: this.you }))
  }
  propose(what: 'back' | 'pause' | 'resume', to = 0): Promise<void> {
    return this.#doing(this.live.ask({ propose: what, to, ...this.#speaker() }))
  }
  agree(yes: boolean): Promise<void> {
    return this.#doing(this.live.ask({ agree: yes }))
  }
  say(text: string): Promise<void> {
    return this.#doing(this.live.ask({ say: text, ...this.#speaker() }), true)
  }
  handOver(level: string): Promise<void> {
    return this.#doing(this.live.ask({ hand_over: level, ...this.#speaker() }))
  }
  resign(): Promise<void> {
    return this.#doing(this.live.ask({ resign: true, ...this.#speaker() }))
  }
  start(): Promise<void> {
    return this.#doing(this.live.ask({ start: true }))
  }
  look(seat: number | null): void {
    this.live.look(seat)
  }
  close(): void {
    this.live.close()
  }

  #speaker(): { seat?: number } {
    const seat = this.you ?? this.mine[0]
    return seat === undefined ? {} : { seat }
  }

  async #doing(asked: Promise<unknown>, raise = false): Promise<void> {
    this.#busy += 1
    try {
      await asked
    } catch (error) {
      this.#complain(error)
      if (raise) throw error
    } finally {
      this.#busy -= 1
    }
  }

  #complain(error: unknown): void {
    if (!(error instanceof Trouble)) throw error
    announcer.show(error.said.message || t(`trouble-${error.code}`), 'trouble')
  }

  #news(news: News): void {
    const { notes, sight } = news
    if (sight.view) {
      if (news.reset || this.stage.number === 0) this.stage.set(sight.view, sight.number)
      else this.stage.push(notes, sight.view, sight.number)
    }
    this.log.add(notes, news.viewer, this.title)
    this.hint = null
    this.lit = null
    if (sight.status === 'over') keys.keep({ match: this.match, over: true })
  }
}

/** Opens the line, waits for the first sight, and loads what is needed to draw the table. */
export async function openDesk(match: string, hello: { token?: string; invitation?: string }): Promise<LiveDesk> {
  const live = new LiveTable(match, { ...hello, name: preferences.name })
  const first = new Promise<Sight>((resolve, reject) => {
    live.onnews = ({ sight }) => resolve(sight)
    const watch = setInterval(() => {
      if (live.line === 'closed') {
        clearInterval(watch)
        reject(new Trouble(live.trouble ?? { code: 'closed', message: '' }))
      } else if (live.sight) clearInterval(watch)
    }, 50)
  })
  live.open()
  try {
    const sight = await first
    const asking: Asking = { token: hello.token, invitation: hello.invitation }
    const [title, words, scene] = await Promise.all([
      titleModule(sight.title),
      titleWords(sight.title),
      get<View>(`/api/tables/${match}/scene`, asking),
    ])
    const desk = new LiveDesk(live, { title, words, scene, asking })
    const now = live.sight ?? sight
    if (now.view) desk.stage.set(now.view, now.number)
    void desk.past().catch(() => {}) // the story is read again whenever it can be had
    return desk
  } catch (error) {
    live.close()
    throw error
  }
}

export { seatName }

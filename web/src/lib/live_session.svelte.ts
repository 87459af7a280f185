/** The desk of a game that is being played: everything goes over the line to the server. */

import { titleModule } from '../titles'
import type { TitleModule } from '../titles/title'
import { announcer } from './announce.svelte'
import { type Asking, get, Trouble } from './api'
import { whole } from './chances'
import { type Desk, seatName } from './desk.svelte'
import { keys } from './keys.svelte'
import { LiveTable, type News } from './live.svelte'
import { Logbook } from './logbook.svelte'
import { preferences } from './preferences.svelte'
import { Stage } from './stage.svelte'
import type { Hint, Note, Sight, View, Why } from './types'
import { t, type TitleWords, titleWords } from './words.svelte'

const PAGE = 500
/** How long to wait for a table whose server does not answer, before saying so. */
const PATIENCE = 5000
const NO_LOG = new Logbook()

export class LiveDesk implements Desk {
  readonly mode = 'live'
  readonly match: string
  readonly live: LiveTable
  readonly title: TitleModule
  readonly words: TitleWords
  readonly scene: View
  readonly stage: Stage
  readonly asking: Asking
  lit = $state<string | null>(null)
  hint = $state.raw<Hint | null>(null)
  #busy = $state(0)
  /** Each viewer at this screen has a story of their own: it may tell what the others must not know. */
  #logs = $state.raw<Record<string, Logbook>>({})
  #shown: number | null = null
  #done = $state(false)
  #turning = $state(false)

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
  get log(): Logbook {
    return this.#logs[String(this.you)] ?? NO_LOG
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
  /** Whether a hand lies open on a screen that several people share: its owner looks, and still has to decide. */
  get open(): boolean {
    return this.you !== null && this.due.includes(this.you) && !this.#done
  }
  /** Whether another view was asked for and has not come yet. */
  get turning(): boolean {
    return this.#turning
  }
  get busy(): boolean {
    return this.#busy > 0
  }

  /** Shows the first sight, and finds out what came before. */
  begin(sight: Sight): void {
    this.#shown = sight.you
    if (sight.view) this.stage.set(sight.view, sight.number)
    void this.past().catch(() => {}) // the story is read again whenever it can be had
  }

  /** The story that the present viewer has missed: as much as is worth reading. */
  async past(): Promise<void> {
    const sight = this.sight
    if (!sight || sight.number === 0 || sight.status === 'gathering') return
    const viewer = sight.you
    const log = this.#logOf(viewer)
    const after = Math.max(log.last, sight.number - PAGE)
    if (after >= sight.number) return
    const seat = viewer !== null && this.several ? `&seat=${viewer}` : ''
    const path = `/api/tables/${this.match}/log?after=${after}&limit=${PAGE}${seat}`
    const { notes } = await get<{ notes: Note[] }>(path, this.asking)
    log.add(notes, viewer, this.title)
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
        announcer.say(this.#advice(this.hint))
      }
    } catch (error) {
      this.#complain(error)
    }
  }

  #advice(hint: Hint): string {
    const { chance } = hint
    const percent =
      chance === null || chance === undefined ? '' : this.words.message('percent', { percent: whole(chance) })
    const odds = percent ? ` ${this.words.message('hint-chance', { chance: percent })}.` : ''
    return `${hint.decision}.${odds} ${hint.reason}`
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
  say(text: string, seat?: number): Promise<void> {
    return this.#doing(this.live.ask({ say: text, ...this.#speaker(seat) }), true)
  }
  handOver(level: string, seat?: number): Promise<void> {
    return this.#doing(this.live.ask({ hand_over: level, ...this.#speaker(seat) }))
  }
  resign(): Promise<void> {
    return this.#doing(this.live.ask({ resign: true, ...this.#speaker() }))
  }
  start(): Promise<void> {
    return this.#doing(this.live.ask({ start: true }))
  }
  look(seat: number | null): void {
    // Whoever looks already, and is asked once more, has only to say that it is still them.
    if (seat !== null && seat === this.you) this.#done = false
    else {
      this.#turning = true
      this.live.look(seat)
    }
  }
  close(): void {
    this.live.close()
  }

  #speaker(seat = this.you ?? this.mine[0]): { seat?: number } {
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

  /** Whether a note ends what the one who looks had to do: a decision of theirs that set something going for all to see. */
  #ends(note: Note): boolean {
    if (note.kind !== 'stepped' || note.seat !== this.you) return false
    const quiet = this.words.vocabulary.decisions[note.do?.split(' ', 1)[0] ?? '']?.quiet ?? false
    return !quiet && (note.events ?? []).some((event) => this.title.matters(event))
  }

  #logOf(viewer: number | null): Logbook {
    let log = this.#logs[String(viewer)]
    if (!log) {
      log = new Logbook()
      this.#logs = { ...this.#logs, [String(viewer)]: log }
    }
    return log
  }

  #news(news: News): void {
    const { notes, sight } = news
    // What one person's view had in it must not stay on the stage for the next one; the common view may.
    const anew = news.reset || (news.turned && this.#shown !== null)
    this.#shown = sight.you
    if (news.reset || news.turned) this.#turning = false
    if (sight.view) {
      if (anew || this.stage.number === 0) this.stage.set(sight.view, sight.number)
      else this.stage.push(notes, sight.view, sight.number)
    }
    this.#done = !news.turned && (this.#done || notes.some((note) => this.#ends(note)))
    this.#logOf(news.viewer).add(notes, news.viewer, this.title)
    if (news.reset || news.turned) void this.past().catch(() => {})
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
    const since = Date.now()
    const watch = setInterval(() => {
      if (live.line === 'closed') reject(new Trouble(live.trouble ?? { code: 'closed', message: '' }))
      else if (!live.sight && Date.now() - since > PATIENCE) reject(new Trouble({ code: 'offline', message: '' }))
      else if (!live.sight) return
      clearInterval(watch)
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
    desk.begin(now)
    return desk
  } catch (error) {
    live.close()
    throw error
  }
}

export { seatName }

/**
 * The bench of a workshop: the design that is being built, what the rules say of it, and the way back. It knows nothing
 * of tiles: a title's workshop says how a piece changes a design, the server says what may be laid and what is wrong.
 */

import { get, post, Trouble } from './api'
import { recall, remember } from './storage'
import type { Json, Said, View } from './types'
import { t, type TitleWords } from './words.svelte'

export type Design = Record<string, Json>

/** A piece for a place, and the problem that forbids it. */
export interface Offer {
  problem: Said | null
  [part: string]: unknown
}

/** Where the next piece goes: before what is at a place, or instead of it; without a place, at the end. */
export interface Spot {
  at: number | null
  instead: boolean
}

/** A design as the rules see it. */
export interface Look {
  design: Design
  problems: Said[]
  facts: Record<string, unknown>
  scene: View
  offers: Offer[]
  code: string | null
}

/** What was on the bench, and since which opening. */
interface Step {
  design: Design
  name: string
  saved: string | null
  opened: number
}

export const END: Spot = { at: null, instead: false }
const MOST_STEPS = 200

export class Bench {
  readonly title: string
  /** What there is to build with. */
  readonly box: View
  looked = $state.raw<Look | null>(null)
  /** Where the next piece goes; what is offered there comes a moment later. */
  spot = $state.raw<Spot>(END)
  name = $state('')
  /** The saved design that this one was opened from. */
  saved = $state<string | null>(null)
  /** What was not allowed, or could not be done: said until something else is done. */
  refused = $state.raw<Said | null>(null)
  busy = $state(false)
  #past = $state.raw<Step[]>([])
  #future = $state.raw<Step[]>([])
  /** How often something was put on the bench. */
  #opened = 0
  #queue: Promise<unknown> = Promise.resolve()
  /** The spot that the offers are for. */
  #seen: Spot = END

  constructor(title: string, box: View) {
    this.title = title
    this.box = box
  }

  get design(): Design {
    return this.looked?.design ?? {}
  }
  /** The design with its name, as a table takes it and a file keeps it. */
  get whole(): Design {
    const name = this.name.trim()
    return name ? { name, ...this.design } : this.design
  }
  get inOrder(): boolean {
    return this.looked !== null && this.looked.problems.length === 0
  }
  get canUndo(): boolean {
    return this.#past.length > 0
  }
  get canRedo(): boolean {
    return this.#future.length > 0
  }

  /** Puts another design on the bench; it can be undone too. Returns whether it could be read. */
  open(design: Design, name = '', saved: string | null = null): Promise<boolean> {
    const { name: own, ...bare } = design
    return this.#run(async () => {
      const before = this.looked ? this.#step : null
      await this.#see(bare, END)
      if (before) this.#stepped(before)
      this.name = name || (typeof own === 'string' ? own : '')
      this.saved = saved
      this.#opened += 1
      this.#keep()
    })
  }

  /** Changes the design as it is when its turn comes; null means that there is nothing to change. */
  change(to: (design: Design) => Design | null, spot: Spot = END): Promise<boolean> {
    return this.#run(async () => {
      const before = this.#step
      const after = to(before.design)
      if (!after) return
      await this.#see(after, spot)
      this.#stepped(before)
      this.#keep()
    })
  }

  /** Lays a piece at a spot, if the rules allow it there. `find` knows it among what is offered. */
  lay(find: (offer: Offer) => boolean, to: (design: Design, spot: Spot) => Design, spot: Spot, then = END) {
    return this.#run(async () => {
      const before = this.#step
      const there = same(spot, this.#seen) ? this.looked : await this.#ask(before.design, spot)
      const problem = there?.offers.find(find)?.problem
      if (problem) {
        this.refused = problem
        return
      }
      await this.#see(to(before.design, spot), then)
      this.#stepped(before)
      this.#keep()
    })
  }

  /** Looks at another place of the same design. */
  look(spot: Spot): Promise<boolean> {
    if (same(spot, this.spot)) return Promise.resolve(true)
    this.spot = spot
    return this.#run(() => this.#see(this.design, spot))
  }

  undo(): Promise<boolean> {
    return this.#run(async () => {
      const before = this.#past.at(-1)
      if (!before) return
      const now = this.#step
      await this.#back(before)
      this.#past = this.#past.slice(0, -1)
      this.#future = [...this.#future, now]
      this.#keep()
    })
  }

  redo(): Promise<boolean> {
    return this.#run(async () => {
      const after = this.#future.at(-1)
      if (!after) return
      const now = this.#step
      await this.#back(after)
      this.#future = this.#future.slice(0, -1)
      this.#past = [...this.#past, now]
      this.#keep()
    })
  }

  rename(name: string): void {
    this.name = name.slice(0, LONGEST_NAME)
    this.#keep()
  }

  /** What was on this bench last. */
  static left(title: string): { design: Design; name: string; saved: string | null } | null {
    const found = recall<Record<string, { design: Design; name: string; saved: string | null }>>(KEY, {})[title]
    return found && typeof found.design === 'object' ? found : null
  }

  #keep(): void {
    const all = recall<Record<string, unknown>>(KEY, {})
    remember(KEY, { ...all, [this.title]: { design: this.design, name: this.name, saved: this.saved } })
  }

  get #step(): Step {
    return { design: this.design, name: this.name, saved: this.saved, opened: this.#opened }
  }

  /** Goes to another step. Another design that was on the bench comes with its own name and place. */
  async #back(step: Step): Promise<void> {
    await this.#see(step.design, END)
    if (step.opened === this.#opened) return
    this.name = step.name
    this.saved = step.saved
    this.#opened = step.opened
  }

  #stepped(before: Step): void {
    this.#past = [...this.#past, before].slice(-MOST_STEPS)
    this.#future = []
  }

  async #see(design: Design, spot: Spot): Promise<void> {
    this.looked = await this.#ask(design, spot)
    this.spot = spot
    this.#seen = spot
  }

  #ask(design: Design, spot: Spot): Promise<Look> {
    return post<Look>(`/api/titles/${this.title}/workshop`, { design, at: spot.at, instead: spot.instead })
  }

  /** One thing after another, in the order in which they were asked for; false if it could not be done. */
  #run(work: () => Promise<void>): Promise<boolean> {
    const done = this.#queue.then(async () => {
      this.busy = true
      this.refused = null
      try {
        await work()
        return this.refused === null
      } catch (error) {
        if (!(error instanceof Trouble)) throw error
        this.refused = { ...error.said, message: error.said.message || t(`trouble-${error.code}`) }
        return false
      } finally {
        this.busy = false
      }
    })
    this.#queue = done.catch(() => undefined)
    return done
  }
}

export const LONGEST_NAME = 60
const KEY = 'bench'

function same(one: Spot, other: Spot): boolean {
  return one.at === other.at && one.instead === other.instead
}

/** The design that a share code carries, with the code as it is best written. Raises `Trouble`. */
export function decoded(title: string, code: string): Promise<{ design: Design; code: string }> {
  return get(`/api/titles/${title}/workshop/codes/${encodeURIComponent(bare(code))}`)
}

/** A code out of what somebody pasted: the code itself, or a link with it. */
export function bare(text: string): string {
  const trimmed = text.trim()
  try {
    return new URL(trimmed).searchParams.get('code') ?? trimmed
  } catch {
    return trimmed
  }
}

const codes = new Map<string, Promise<string | null>>()

/** The share code of a design; null where it has none. */
export function codeOf(title: string, design: Design): Promise<string | null> {
  const { name: _, ...rest } = design
  const key = `${title} ${JSON.stringify(rest)}`
  let found = codes.get(key)
  if (!found) {
    found = post<Look>(`/api/titles/${title}/workshop`, { design: rest }).then((look) => look.code)
    found.catch(() => codes.delete(key))
    codes.set(key, found)
  }
  return found
}

/** What a choice of a setting is called: by the title's words, or by the name that somebody gave to their design. */
export function choiceName(words: TitleWords, setting: string, choice: Json | undefined): string {
  if (typeof choice !== 'object' || choice === null || Array.isArray(choice))
    return words.choice(setting, String(choice ?? ''))
  return typeof choice.name === 'string' && choice.name ? choice.name : t('own-unnamed')
}

/** The text by which a choice is drawn: the choice itself, or the code of a design. */
export async function choiceText(title: string, choice: Json | undefined): Promise<string> {
  if (typeof choice !== 'object' || choice === null || Array.isArray(choice)) return String(choice ?? '')
  return (await codeOf(title, choice).catch(() => null)) ?? ''
}

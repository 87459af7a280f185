/**
 * The editor of a workshop: the design that is being built, what the rules say of it, undo and redo. It knows nothing
 * of tiles: a title's workshop says how a piece changes a design, the server says what may be laid and what is wrong.
 */

import { get, post, ApiError } from './api'
import { askedOnce } from './asked_once'
import { readItem, writeItem } from './storage'
import type { DesignCheck as DesignAnswer, ErrorMessage, Json } from './types'
import { t, type TitleTranslations } from './translations.svelte'

export type Design = Record<string, Json>

/** What the server tells a workshop; the types of a title's own are generated. */
export interface WorkshopTypes {
  BuildingMaterial: object
  DesignFacts: object
  Scene: object
  OfferedPiece: object
}

/** A piece for a place, and the problem that forbids it. */
export type PieceOffer<W extends WorkshopTypes = any> = W['OfferedPiece'] & { problem: ErrorMessage | null }

/** Where the next piece goes: before what is at a place, or instead of it; without a place, at the end. */
export interface InsertionPoint {
  at: number | null
  instead: boolean
}

/** A design as the rules see it. */
export interface DesignCheck<W extends WorkshopTypes = any> extends Omit<DesignAnswer, 'facts' | 'scene' | 'offers'> {
  facts: W['DesignFacts']
  scene: W['Scene']
  offers: PieceOffer<W>[]
}

/** What was being edited, and since which opening. */
interface Step {
  design: Design
  name: string
  saved: string | null
  opened: number
}

export const AT_END: InsertionPoint = { at: null, instead: false }
const MOST_STEPS = 200

export class DesignEditor<W extends WorkshopTypes = any> {
  check = $state.raw<DesignCheck<W> | null>(null)
  /** Where the next piece goes; what is offered there comes a moment later. */
  spot = $state.raw<InsertionPoint>(AT_END)
  name = $state('')
  /** The saved design that this one was opened from. */
  saved = $state<string | null>(null)
  /** What was not allowed, or could not be done: said until something else is done. */
  refused = $state.raw<ErrorMessage | null>(null)
  busy = $state(false)
  #past = $state.raw<Step[]>([])
  #future = $state.raw<Step[]>([])
  /** How often a design was opened. */
  #opened = 0
  #queue: Promise<unknown> = Promise.resolve()
  /** The spot that the offers are for. */
  #seen: InsertionPoint = AT_END

  /** `box`: what there is to build with. */
  constructor(
    readonly title: string,
    readonly box: W['BuildingMaterial'],
  ) {}

  /** The design as the rules see it; a workshop is shown once they have. */
  get checked(): DesignCheck<W> {
    if (!this.check) throw new Error('no design has been checked yet')
    return this.check
  }
  get design(): Design {
    return this.check?.design ?? {}
  }
  /** The design with its name, as a table takes it and a file keeps it. */
  get namedDesign(): Design {
    const name = this.name.trim()
    return name ? { name, ...this.design } : this.design
  }
  get isValid(): boolean {
    return this.check !== null && this.check.problems.length === 0
  }
  get canUndo(): boolean {
    return this.#past.length > 0
  }
  get canRedo(): boolean {
    return this.#future.length > 0
  }

  /** Opens another design; it can be undone too. Returns whether it could be read. */
  open(design: Design, name = '', saved: string | null = null): Promise<boolean> {
    const { name: own, ...bare } = design
    return this.#run(async () => {
      const before = this.check ? this.#step : null
      await this.#see(bare, AT_END)
      if (before) this.#stepped(before)
      this.name = name || (typeof own === 'string' ? own : '')
      this.saved = saved
      this.#opened += 1
      this.#keep()
    })
  }

  /** Changes the design as it is when its turn comes; null means that there is nothing to change. */
  change(to: (design: Design) => Design | null, spot: InsertionPoint = AT_END): Promise<boolean> {
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
  lay(
    find: (offer: PieceOffer<W>) => boolean,
    to: (design: Design, spot: InsertionPoint) => Design,
    spot: InsertionPoint,
    then = AT_END,
  ) {
    return this.#run(async () => {
      const before = this.#step
      const there = same(spot, this.#seen) ? this.check : await this.#ask(before.design, spot)
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
  look(spot: InsertionPoint): Promise<boolean> {
    if (same(spot, this.spot)) return Promise.resolve(true)
    this.spot = spot
    return this.#run(() => this.#see(this.design, spot))
  }

  undo(): Promise<boolean> {
    return this.#travel(true)
  }
  redo(): Promise<boolean> {
    return this.#travel(false)
  }
  #travel(back: boolean): Promise<boolean> {
    return this.#run(async () => {
      const [now, past, future] = [this.#step, this.#past, this.#future]
      const step = (back ? past : future).at(-1)
      if (!step) return
      await this.#show(step)
      this.#past = back ? past.slice(0, -1) : [...past, now]
      this.#future = back ? [...future, now] : future.slice(0, -1)
      this.#keep()
    })
  }

  rename(name: string): void {
    this.name = name.slice(0, MAX_NAME_LENGTH)
    this.#keep()
  }

  /** What was edited last. */
  static left(title: string): { design: Design; name: string; saved: string | null } | null {
    const found = readItem<Record<string, { design: Design; name: string; saved: string | null }>>(KEY, {})[title]
    return found && typeof found.design === 'object' ? found : null
  }

  #keep(): void {
    const all = readItem<Record<string, unknown>>(KEY, {})
    writeItem(KEY, { ...all, [this.title]: { design: this.design, name: this.name, saved: this.saved } })
  }

  get #step(): Step {
    return { design: this.design, name: this.name, saved: this.saved, opened: this.#opened }
  }

  /** Goes to another step. Another design that was open comes with its own name and place. */
  async #show(step: Step): Promise<void> {
    await this.#see(step.design, AT_END)
    if (step.opened === this.#opened) return
    this.name = step.name
    this.saved = step.saved
    this.#opened = step.opened
  }

  #stepped(before: Step): void {
    this.#past = [...this.#past, before].slice(-MOST_STEPS)
    this.#future = []
  }

  async #see(design: Design, spot: InsertionPoint): Promise<void> {
    this.check = await this.#ask(design, spot)
    this.spot = spot
    this.#seen = spot
  }

  #ask(design: Design, spot: InsertionPoint): Promise<DesignCheck<W>> {
    return post<DesignCheck<W>>(`/api/titles/${this.title}/workshop`, { design, at: spot.at, instead: spot.instead })
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
        if (!(error instanceof ApiError)) throw error
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

export const MAX_NAME_LENGTH = 60
const KEY = 'bench'

function same(one: InsertionPoint, other: InsertionPoint): boolean {
  return one.at === other.at && one.instead === other.instead
}

/** The design that a share code carries, with the code as it is best written. Raises `ApiError`. */
export function decodeShareCode(title: string, code: string): Promise<{ design: Design; code: string }> {
  return get(`/api/titles/${title}/workshop/codes/${encodeURIComponent(extractShareCode(code))}`)
}

/** A code out of what somebody pasted: the code itself, or a link with it. */
export function extractShareCode(text: string): string {
  const trimmed = text.trim()
  try {
    return new URL(trimmed).searchParams.get('code') ?? trimmed
  } catch {
    return trimmed
  }
}

const askCode = askedOnce(async (asked: string): Promise<string | null> => {
  const { title, design } = JSON.parse(asked) as { title: string; design: Design }
  return (await post<DesignCheck>(`/api/titles/${title}/workshop`, { design })).code
})

/** The share code of a design; null where it has none. */
export function shareCodeOf(title: string, { name: _, ...design }: Design): Promise<string | null> {
  return askCode(JSON.stringify({ title, design }))
}

/** What a choice of a setting is called: by the title's words, or by the name that somebody gave to their design. */
export function settingChoiceName(words: TitleTranslations, setting: string, choice: Json | undefined): string {
  if (typeof choice !== 'object' || choice === null || Array.isArray(choice))
    return words.choice(setting, String(choice ?? ''))
  return typeof choice.name === 'string' && choice.name ? choice.name : t('own-unnamed')
}

/** The text by which a choice is drawn: the choice itself, or the code of a design. */
export async function settingChoiceCode(title: string, choice: Json | undefined): Promise<string> {
  if (typeof choice !== 'object' || choice === null || Array.isArray(choice)) return String(choice ?? '')
  return (await shareCodeOf(title, choice).catch(() => null)) ?? ''
}

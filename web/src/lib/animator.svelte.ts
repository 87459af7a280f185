/**
 * The animator: what is drawn now, which may be behind what is known. Events wait in a queue and are shown one after
 * another; decisions never wait for them.
 */

import type { BoardModel, TitleModule } from '../titles/title'
import { preferences } from './preferences.svelte'
import { changedView, withSameParts } from './changes'
import type { Change, GameEvent, Update, View } from './types'

interface Frame {
  events: GameEvent[]
  note: number
  /** What has changed since its events. */
  changes?: Change[]
  /** The position after a note's last event. */
  view: View | null
}

/** With less motion nothing glides, but one thing still comes after another. */
const STILL_FRAME = 250
/** What one's own decision sets going is looked at in passing, up to this many milliseconds at speed 1: more than that
 *  has the stage to itself. */
const BRIEF = 700
/** As long as a timer can wait: until somebody wakes it. */
const FOREVER = 2 ** 31 - 1
/** Frames that may wait: some turns of any title. */
const LONGEST = 600

/** Events in groups: what happens together is one group. */
export function groupSimultaneous(events: GameEvent[], title: Pick<TitleModule, 'areSimultaneous'>): GameEvent[][] {
  const found: GameEvent[][] = []
  for (const event of events) {
    const current = found.at(-1)
    if (current?.every((before) => title.areSimultaneous(before, event))) current.push(event)
    else found.push([event])
  }
  return found
}

export class EventAnimator {
  /** The view that is drawn, and what is drawn of it. */
  view = $state.raw<View>({})
  model = $state.raw<BoardModel>({})
  /** The number of the note that is shown. */
  number = $state(0)
  /** What is happening right now, for the caption under the board. */
  now = $state.raw<GameEvent[]>([])
  /** Milliseconds that the present frame takes: boards move things in this time. */
  pace = $state(0)
  playing = $state(false)
  /** Whether what is being shown has the stage to itself: all but what somebody does quickly at their own table. */
  watching = $state(false)
  #held = $state(false)
  /** What is known already but still waits to be shown: the story does not run ahead of the board. */
  ahead = $state.raw<ReadonlySet<GameEvent>>(new Set())
  onshown: (events: GameEvent[]) => void = () => {}

  #queue: Frame[] = []
  #wake: (() => void) | null = null
  #latest: View = {}

  /** `scene`: what never changes, for models that need it: where flags stood, where docks are. */
  constructor(
    readonly title: TitleModule,
    readonly scene: View = {},
  ) {}

  /** Shows a position at once and forgets what was waiting. */
  set(view: View, number: number): void {
    this.#queue = []
    this.ahead = new Set()
    this.watching = false
    this.#latest = view
    this.#wake?.()
    this.#draw(view, number)
  }

  /** Shows what happened, then the position that it led to. */
  push(updates: Update[], view: View, number: number, viewer: number | null = null): void {
    // Bots among themselves are faster than anybody can look: what is too far behind is passed over.
    if (this.#queue.length > LONGEST) this.skip()
    this.#latest = view
    const frames: Frame[] = []
    for (const note of updates) frames.push(...this.#frames(note))
    const last = frames.at(-1)
    if (!last && this.#queue.length === 0 && !this.playing) {
      this.#draw(view, number)
      return
    }
    if (last) last.view = view
    else frames.push({ events: [], note: number, view })
    this.#queue.push(...frames)
    this.#count()
    if (updates.some((update) => this.#takesStage(update, viewer))) this.watching = true
    if (document.visibilityState === 'hidden') this.skip()
    else if (!this.playing) void this.#run()
  }

  /** Shows a moment in the middle of a note: a position, and some of the events that follow it. */
  place(view: View, events: GameEvent[], number: number): void {
    this.set(view, number)
    this.#draw(changedView(view, [{ events }]), number)
  }

  /** Shows one group of events over what is drawn now, and waits until it has been looked at. */
  async show(events: GameEvent[], number: number): Promise<void> {
    this.playing = true
    await this.#frame({ events, note: number, view: null })
    this.playing = false
    this.#held = false
    this.now = []
  }

  /** Goes to the end of what is waiting; everything is said, nothing is moved. */
  skip(): void {
    for (const frame of this.#queue) if (frame.events.length) this.onshown(frame.events)
    const number = this.#queue.at(-1)?.note ?? this.number
    this.#queue = []
    this.ahead = new Set()
    this.watching = false
    this.#draw(this.#latest, number)
    this.#wake?.()
  }

  /** Ends the present frame, and goes on with the next. */
  next(): void {
    this.#wake?.()
  }

  /** Whether the story stands still after the present frame, until `next` or until it is let go. */
  get held(): boolean {
    return this.#held
  }
  set held(value: boolean) {
    this.#held = value
    if (!value) this.#wake?.()
  }

  get waiting(): number {
    return this.#queue.length
  }

  #count(): void {
    this.ahead = new Set(this.#queue.flatMap(({ events }) => events))
  }

  #frames(note: Update): Frame[] {
    const frames: Frame[] = groupSimultaneous(note.events ?? [], this.title).map((events) => ({
      events,
      note: note.number,
      view: null,
    }))
    if (note.changes?.length) frames.push({ events: [], note: note.number, changes: note.changes, view: null })
    return frames
  }

  #takesStage({ kind, events = [], ...update }: Update, viewer: number | null): boolean {
    const groups = groupSimultaneous(events, this.title)
    const lengths = groups.map((group) => Math.max(...group.map((event) => this.title.shownFor(event))))
    const length = lengths.reduce((sum, each) => sum + each, 0)
    const own = kind === 'stepped' && 'seat' in update && update.seat === viewer
    return length > (own ? BRIEF : 0)
  }

  async #run(): Promise<void> {
    this.playing = true
    for (let frame = this.#queue.shift(); frame; frame = this.#queue.shift()) {
      this.#count()
      await this.#frame(frame)
      if (this.#held && this.#queue.length) await this.#sleep(FOREVER)
      if (frame.view && this.#queue.length === 0) this.#draw(frame.view, frame.note)
    }
    this.playing = false
    this.watching = false
    this.#held = false
    this.now = []
    this.#draw(this.#latest, this.number)
  }

  async #frame(frame: Frame): Promise<void> {
    let wanted = 0
    for (const event of frame.events) {
      wanted = Math.max(wanted, this.title.showEvent(this.model, event))
      this.#change(event.changes)
    }
    if (frame.changes) this.#change(frame.changes)
    this.number = frame.note
    if (frame.events.length) {
      this.now = frame.events
      this.onshown(frame.events)
    }
    if (wanted > 0) {
      this.pace = preferences.still ? 0 : wanted / preferences.speed
      await this.#sleep(preferences.still ? STILL_FRAME / preferences.speed : this.pace)
    }
    if (frame.events.length) this.model = this.#drawn()
  }

  /** Draws what an event changed; what is seen for a moment stays until the frame ends. */
  #change(changes: readonly Change[] = []): void {
    this.view = changedView(this.view, [{ changes: [...changes] }])
    const { effects } = this.model
    this.model = { ...this.#drawn(), effects }
  }

  /** What is drawn of the present view; of what was drawn before a title may keep something. */
  #drawn(): BoardModel {
    return this.#kept(this.title.createModel(this.view, this.scene, this.model))
  }

  #draw(view: View, number: number): void {
    this.view = view
    this.model = this.#kept(this.title.createModel(view, this.scene))
    this.number = number
  }

  /** What of the view is as it was stays the same object: only what has changed is drawn anew. */
  #kept(model: BoardModel): BoardModel {
    const [before, now] = [this.model, model] as Record<string, unknown>[]
    if (before && now) for (const key of Object.keys(this.view)) now[key] = withSameParts(before[key], now[key])
    return model
  }

  #sleep(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(done, milliseconds)
      const wake = () => {
        clearTimeout(timer)
        done()
      }
      const animator = this
      function done(): void {
        if (animator.#wake === wake) animator.#wake = null
        resolve()
      }
      this.#wake = wake
    })
  }
}

/** The log of a game, line by line. Each line knows the moment that it tells of. */

import type { TitleModule } from '../titles/title'
import type { AnsweredUpdate, GameEvent, ProposedUpdate, Update } from './types'

export interface LogLine {
  /** Whose note it is (null: what everybody was told), and its number: together they name the moment. */
  viewer: number | null
  number: number
  /** Which event of the note; -1 for something that people did. */
  place: number
  event: GameEvent | null
  note: Update
  /** Whether the table has gone back to before it. */
  undone: boolean
}

/** A round of the story; null is what came before the first. */
export interface LogRound {
  round: number | null
  /** The note that the round begins with. */
  number: number
  undone: boolean
  /** The line that is told by the heading. */
  heading: LogLine | null
  lines: LogLine[]
}

/** What people did that is worth a line; the rest shows itself. */
const TOLD = new Set([
  'sat',
  'stood',
  'started',
  'took_back',
  'proposed',
  'answered',
  'handed_over',
  'marked',
  'closed',
])

const MOST = 5000

/** The lines that a note is worth; `isAnswered`: what was decided was the only choice, and answered for somebody. */
export function logLinesOf(
  note: Update,
  viewer: number | null,
  title: Pick<TitleModule, 'isLogged'>,
  isAnswered = false,
): LogLine[] {
  const found: LogLine[] = []
  const bot = note.kind === 'sat' && note.level !== ''
  // Where the title has an event of its own for time that is up, nothing needs to be said twice.
  const late = note.kind === 'stepped' && note.late && !note.events?.some(({ event }) => event === 'time_up')
  if ((TOLD.has(note.kind) && !bot) || late || isAnswered)
    found.push({ viewer, number: note.number, place: -1, event: null, note, undone: false })
  for (const [place, event] of (note.events ?? []).entries())
    if (title.isLogged(event)) found.push({ viewer, number: note.number, place, event, note, undone: false })
  return found
}

/** Whether by this the table has gone back. */
export function isRewind(note: Update): note is ProposedUpdate | AnsweredUpdate {
  if (note.kind !== 'proposed' && note.kind !== 'answered') return false
  return note.what === 'back' && note.settled && !(note.kind === 'answered' && !note.agrees)
}

/** Marks what happened between a moment and the note by which the table agreed to go back to it. */
export function markUndone(lines: LogLine[], updates: Update[]): LogLine[] {
  const backs = updates.filter(isRewind)
  if (!backs.length) return lines
  const undone = (line: LogLine) =>
    line.event !== null && backs.some(({ number, to }) => line.number > (to ?? 0) && line.number < number)
  return lines.map((line) => (undone(line) === line.undone ? line : { ...line, undone: !line.undone }))
}

/** The story in rounds. The event that begins a round is its heading, and no line of its own. */
export function groupByRound(lines: LogLine[], title: Pick<TitleModule, 'roundBegunBy'>): LogRound[] {
  const found: LogRound[] = []
  for (const line of lines) {
    const round = line.event ? title.roundBegunBy(line.event) : null
    if (round !== null) found.push({ round, number: line.number, undone: line.undone, heading: line, lines: [] })
    else {
      if (!found.length) found.push({ round: null, number: line.number, undone: false, heading: null, lines: [] })
      found.at(-1)?.lines.push(line)
    }
  }
  return found
}

/** A moment in the middle of a note: after its event at `place`. */
export interface NoteMoment {
  number: number
  place: number
}

/** Whether a line tells of something that comes after a moment. */
export function isAfter(line: Pick<LogLine, 'number' | 'place'>, moment: NoteMoment | undefined): boolean {
  if (!moment) return false
  return line.number > moment.number || (line.number === moment.number && line.place > moment.place)
}

/** Where among the lines the one is that tells of a moment, or of what came last before it; -1 where nothing has. */
export function lastLineBefore(lines: Pick<LogLine, 'number' | 'place'>[], moment: NoteMoment): number {
  return lines.findLastIndex((line) => !isAfter(line, moment))
}

/** The round that was on when a note was told. */
export function roundOfUpdate(all: LogRound[], number: number): number | null {
  return all.findLast((each) => each.number <= number)?.round ?? null
}

export class GameLog {
  lines = $state.raw<LogLine[]>([])
  /** The updates themselves, in the order of their numbers, as far as they are known. */
  updates = $state.raw<Update[]>([])
  /** The numbers of those that tell of an answer that was given for somebody. */
  #answered = new Set<number>()

  /** The number of the last note that is known. */
  get last(): number {
    return this.updates.at(-1)?.number ?? 0
  }

  /** Adds updates that are not known yet, in whatever order they arrive. */
  add(updates: Update[], viewer: number | null, title: TitleModule): void {
    const last = this.last
    const later = updates.every((note, place) => note.number > (updates[place - 1]?.number ?? last))
    if (later) {
      if (!updates.length) return
      this.updates = [...this.updates, ...updates].slice(-MOST)
      const found = [...this.lines, ...this.#linesOf(updates, viewer, title)].slice(-MOST)
      this.lines = markUndone(found, updates)
      return
    }
    const all = new Map([...this.updates, ...updates].map((note) => [note.number, note]))
    this.updates = [...all.values()].sort((a, b) => a.number - b.number).slice(-MOST)
    this.#tell(viewer, title)
  }

  /** Tells that what an update says was answered for somebody, as the only choice. */
  markAnswered(number: number, viewer: number | null, title: TitleModule): void {
    this.#answered.add(number)
    this.#tell(viewer, title)
  }

  #tell(viewer: number | null, title: TitleModule): void {
    this.lines = markUndone(this.#linesOf(this.updates, viewer, title).slice(-MOST), this.updates)
  }

  #linesOf(updates: Update[], viewer: number | null, title: TitleModule): LogLine[] {
    return updates.flatMap((note) => logLinesOf(note, viewer, title, this.#answered.has(note.number)))
  }

  clear(): void {
    this.lines = []
    this.updates = []
  }
}

/** The story so far, line by line. Each line knows the moment that it tells of. */

import type { TitleModule } from '../titles/title'
import type { GameEvent, Note } from './types'

export interface LogLine {
  /** Whose note it is (null: what everybody was told), and its number: together they name the moment. */
  viewer: number | null
  number: number
  /** Which event of the note; -1 for something that people did. */
  place: number
  event: GameEvent | null
  note: Note
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

export class Logbook {
  lines = $state.raw<LogLine[]>([])
  /** The notes themselves, by number, as far as they are known. */
  notes = $state.raw<Note[]>([])

  add(notes: Note[], viewer: number | null, title: TitleModule): void {
    if (!notes.length) return
    const found: LogLine[] = []
    for (const note of notes) {
      if (TOLD.has(note.kind)) found.push({ viewer, number: note.number, place: -1, event: null, note })
      for (const [place, event] of (note.events ?? []).entries())
        if (title.matters(event)) found.push({ viewer, number: note.number, place, event, note })
    }
    this.notes = [...this.notes, ...notes].slice(-MOST)
    this.lines = [...this.lines, ...found].slice(-MOST)
  }

  clear(): void {
    this.lines = []
    this.notes = []
  }
}

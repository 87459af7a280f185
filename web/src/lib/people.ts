/** What people did at the table, as a message and its arguments. */

import { seatName } from './desk.svelte'
import type { LogLine } from './logbook.svelte'
import type { Sight } from './types'

export function saidOf(line: LogLine, sight: Sight | null): [string, Record<string, string>] {
  const { note } = line
  const who = note.name || (typeof note.seat === 'number' ? seatName(sight, note.seat) : '')
  const what = note.what ?? ''
  switch (note.kind) {
    case 'stepped':
      return ['log-late', { who }]
    case 'sat':
      return [note.level ? 'log-sat-bot' : 'log-sat', { who }]
    case 'answered':
      return [note.agrees ? 'log-agrees' : 'log-refuses', { who, what }]
    case 'handed_over':
      return [note.level ? 'log-bot-plays' : 'log-is-back', { who }]
    case 'marked':
      return ['log-bot-failed', { who }]
    case 'proposed':
      return ['log-proposed', { who, what }]
    case 'took_back':
      return ['log-took-back', { who }]
    case 'stood':
      return ['log-stood', { who }]
    case 'started':
      return ['log-started', {}]
    default:
      return ['log-closed', {}]
  }
}

/** A sentence in pieces, its numbers apart: they are set in bold. */
export function figures(text: string): { text: string; bold: boolean }[] {
  return text
    .split(/(\d+(?:[.,]\d+)?)/)
    .map((piece, place) => ({ text: piece, bold: place % 2 === 1 }))
    .filter(({ text: piece }) => piece !== '')
}

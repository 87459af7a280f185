/** What people did at the table, as a message and its arguments. */

import { seatName } from './session.svelte'
import type { LogLine } from './game_log.svelte'
import type { TableView, Update } from './types'

/** The seat that did it, or to which it happened; null for nobody's. */
export function seatOfUpdate(note: Update): number | null {
  return 'seat' in note ? note.seat : null
}

export function actionMessage(line: LogLine, table: TableView | null): [string, Record<string, string>] {
  const { note } = line
  const seat = seatOfUpdate(note)
  const who = 'name' in note ? note.name : seat !== null ? seatName(table, seat) : ''
  switch (note.kind) {
    case 'stepped':
      return ['log-late', { who }]
    case 'sat':
      return ['log-sat', { who }]
    case 'answered':
      return [note.agrees ? 'log-agrees' : 'log-refuses', { who, what: note.what }]
    case 'handed_over':
      return [note.level ? 'log-bot-plays' : 'log-is-back', { who }]
    case 'marked':
      return ['log-bot-failed', { who }]
    case 'proposed':
      return [note.settled ? 'log-does' : 'log-proposed', { who, what: note.what }]
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

/** A number that stands by itself: not the digits of a place such as 0:B3. */
const NUMBER = '(?<![\\p{L}\\d:]|:[-−])\\d+(?:[.,]\\d+)?(?![\\p{L}\\d]|:\\S)'

/** A sentence in pieces, its numbers apart: they are set in bold. Numbers that are part of a name are left alone. */
export function splitNumbers(text: string, names: string[] = []): { text: string; bold: boolean }[] {
  const known = names.filter((name) => /\d/.test(name)).map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  const found: { text: string; bold: boolean }[] = []
  let plain = ''
  for (const piece of text.split(new RegExp(`(${[...known, NUMBER].join('|')})`, 'iu'))) {
    if (!/^\d+(?:[.,]\d+)?$/.test(piece)) {
      plain += piece
      continue
    }
    if (plain) found.push({ text: plain, bold: false })
    found.push({ text: piece, bold: true })
    plain = ''
  }
  if (plain) found.push({ text: plain, bold: false })
  return found
}

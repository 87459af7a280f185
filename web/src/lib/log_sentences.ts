/** What people did at the table, as a message and its arguments. */

import { seatName } from './session.svelte'
import type { LogLine } from './game_log.svelte'
import type { TitleTranslations } from './translations.svelte'
import type { TableView, Update } from './types'

/** The seat that did it, or to which it happened; null for nobody's. */
export function seatOfUpdate(note: Update): number | null {
  return 'seat' in note ? note.seat : null
}

const MESSAGES: Partial<Record<Update['kind'], string>> = {
  sat: 'log-sat',
  marked: 'log-bot-failed',
  took_back: 'log-took-back',
  stood: 'log-stood',
  started: 'log-started',
}

export function actionMessage(
  line: LogLine,
  table: TableView | null,
  words: Pick<TitleTranslations, 'decision'>,
): [string, Record<string, string>] {
  const { note } = line
  const seat = seatOfUpdate(note)
  const who = 'name' in note ? note.name : seat !== null ? seatName(table, seat) : ''
  if (note.kind === 'stepped')
    return note.late ? ['log-late', { who }] : ['log-answered-for-you', { what: words.decision(note.do ?? '') }]
  if (note.kind === 'answered') return [note.agrees ? 'log-agrees' : 'log-refuses', { who, what: note.what }]
  if (note.kind === 'proposed') return [note.settled ? 'log-does' : 'log-proposed', { who, what: note.what }]
  if (note.kind === 'handed_over') return [note.level ? 'log-bot-plays' : 'log-is-back', { who }]
  return [MESSAGES[note.kind] ?? 'log-closed', { who }]
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

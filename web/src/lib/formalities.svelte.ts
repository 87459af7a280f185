/** Questions that have one answer, and nothing to think about: they are answered for whoever likes that. */

import { announcer } from './announce.svelte'
import { decisionKind } from './decisions'
import { preferences } from './preferences.svelte'
import { asLiveSession, type TableSession } from './session.svelte'
import { t } from './translations.svelte'
import type { Update } from './types'

/** Milliseconds in which a question and its answer can be read. */
const READING_TIME = 1500
/** What somebody reads meanwhile: nothing changes under it. */
const READ = 'dialog[open], .panels > *'

let isExplained = false

/** The answer that need not be pressed now, or null. */
export function formality(session: TableSession): string | null {
  const { table, legal, animator } = session
  if (!preferences.answersFormalities || session.busy || session.wentBack || animator.playing) return null
  if (session.decidingSeat === null || table?.status !== 'playing' || table.proposal) return null
  const live = asLiveSession(session)
  if (live && (live.hint || live.connection.state !== 'open' || (live.several && !live.open))) return null
  const [line, ...others] = legal
  if (line === undefined || others.length) return null
  const kind = session.words.vocabulary.decisions[decisionKind(line)]
  // What is not quiet ends the right to take back what went before.
  return kind?.formality && (kind.quiet || !table.take_back?.length) ? line : null
}

/** Gives such answers once they could be read. To be called while what asks is set up. */
export function answerFormalities(session: TableSession): void {
  const line = $derived(formality(session))
  $effect(() => {
    void session.table?.question
    if (line === null) return
    const answer = line
    let timer = setTimeout(give, READING_TIME)
    function give(): void {
      if (document.hidden || document.querySelector(READ)) timer = setTimeout(give, READING_TIME)
      else void answerFor(session, answer)
    }
    return () => clearTimeout(timer)
  })
}

/** Answers it, and says so: in the story always, the first time also where the setting is. */
export async function answerFor(session: TableSession, line: string): Promise<void> {
  const { decidingSeat, log } = session
  const before = log.last
  await session.act(line)
  const isIts = (note: Update) => note.kind === 'stepped' && note.seat === decidingSeat && note.do === line
  const done = log.updates.findLast((note) => note.number > before && isIts(note))
  if (!done) return
  log.markAnswered(done.number, session.you, session.title)
  const what = session.words.decision(line)
  if (isExplained) announcer.say(t('log-answered-for-you', { what }))
  else announcer.show(t('answered-for-you', { what }))
  isExplained = true
}

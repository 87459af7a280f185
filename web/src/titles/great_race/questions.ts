/** Which decisions the hand and the map offer themselves, and what is asked. */

import { decisionKind } from '../../lib/decisions'
import { preferences } from '../../lib/preferences.svelte'
import { t, type TitleTranslations } from '../../lib/translations.svelte'
import type { RaceView } from './types'

/** What is chosen on the map. */
const ON_MAP = new Set(['lay', 'clear', 'step', 'step_power', 'enter', 'sail', 'stop', 'tile', 'return'])
/** Decisions that belong to the table and not to the race. */
const TABLE = new Set(['resign', 'concede'])

/** Whoever reads the map in words reads its spaces there too; all else is in the hand. */
export function offersDecision(decision: string): boolean {
  const kind = decisionKind(decision)
  return !TABLE.has(kind) && !(ON_MAP.has(kind) && preferences.textView)
}

/** What is asked of a seat, with what matters for it. */
export function questionText(view: RaceView, seat: number, words: TitleTranslations): string {
  const { asked, waiting } = view
  if (!asked || !waiting.includes(seat)) return ''
  if (asked.question === 'react' && asked.danger)
    return t('race-hand-ask-react', { danger: words.value('danger', asked.danger) })
  if (asked.question === 'split')
    return t(asked.gain ? 'race-hand-ask-gain' : 'race-hand-ask-loss', { levels: asked.levels ?? 0 })
  if (asked.question === 'drive') return t('race-hand-ask-drive', { left: view.turn?.drive?.left ?? 0 })
  const scouting = asked.question === 'lay' ? view.turn?.scouting : null
  if (scouting && scouting.tile === null) return t('great-race-which-first')
  if (asked.question === 'turn' && view.turn?.step === 'cards') return t('race-hand-ask-cards')
  return words.messageOrNothing(`ask-${asked.question}`)
}

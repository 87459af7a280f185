/** What the Torpedo has done in this round and why, part by part of its card, from what everybody was told. */

import type { GameEvent } from '../../../lib/types'
import type { EstienneCard, Phase, RaceModel } from '../types'

/** Parts of an Estienne card in the order in which they are played. */
export type CardPart = '1' | '2' | '3' | '4' | '5' | 'bivouac' | 'danger' | 'recovery'
export const CARD_PARTS: readonly CardPart[] = ['1', '2', '3', '4', '5', 'bivouac', 'danger', 'recovery']

const TOLD = new Set([
  'aims',
  'sorts',
  'torpedo_lays',
  'torpedo_drops',
  'progresses',
  'torpedo_moves',
  'torpedo_blind',
  'torpedo_stays',
  'torpedo_ends',
  'torpedo_hit',
  'torpedo_draws',
  'sticker',
  'enters',
  'arrives',
])

/** The events of the present round, by the part of the card that they belong to. */
export function eventsByPart(events: readonly GameEvent[]): Partial<Record<CardPart, GameEvent[]>> {
  const found: Partial<Record<CardPart, GameEvent[]>> = {}
  let part: CardPart | null = null
  let acted = 0
  for (const event of events.slice(events.findLastIndex(({ event: kind }) => kind === 'round') + 1)) {
    const kind = event.event
    if (kind === 'turn') part = event.crew === 'torpedo' ? (String(++acted) as CardPart) : null
    else if (kind === 'torpedo_takes') part = 'bivouac'
    else if (kind === 'threatens') part = event.danger === 'estienne' ? 'danger' : part
    else if (kind === 'torpedo_gains') part = event.because === 'recovery' ? 'recovery' : part
    else if (kind === 'progress') part = null
    const its = TOLD.has(kind) || ['torpedo_takes', 'threatens', 'wards_off', 'torpedo_gains'].includes(kind)
    const another = kind === 'enters' || kind === 'arrives' ? event.crew !== 'torpedo' : false
    if (part && its && !another && (kind !== 'threatens' || event.danger === 'estienne'))
      (found[part] ??= []).push(event)
  }
  return found
}

/** Which part of the card is being played, and which come later. */
export function partProgress(
  model: Pick<RaceModel, 'phase' | 'torpedo' | 'turn'>,
  part: CardPart,
): 'done' | 'now' | 'coming' {
  const now = currentPart(model)
  if (part === now) return 'now'
  const acted = model.torpedo?.assistants ?? 0
  const place = CARD_PARTS.indexOf(part)
  if (place < 5) return model.phase !== 'convoy' || place < acted ? 'done' : 'coming'
  return now && CARD_PARTS.indexOf(now) > place ? 'done' : 'coming'
}

const BY_PHASE: Partial<Record<Phase, CardPart>> = { bivouac: 'bivouac', picks: 'danger', programming: 'recovery' }

export function currentPart(model: Pick<RaceModel, 'phase' | 'torpedo' | 'turn'>): CardPart | null {
  if (model.phase !== 'convoy') return BY_PHASE[model.phase] ?? null
  const acted = model.torpedo?.assistants ?? 0
  if (model.turn?.crew === 'torpedo') return String(Math.max(1, acted)) as CardPart
  return null
}

/** How far an assistant goes by its card; the first one lays tiles. */
export function movesOfPart(card: EstienneCard, part: CardPart): number {
  if (part === '2') return card.second_move
  return card.other_moves[Number(part) - 3] ?? 0
}

/** Program cards: what each does, as the title's vocabulary names it. */

import type { TitleTranslations } from '../../lib/translations.svelte'

export type Action = 'move_3' | 'move_2' | 'move_1' | 'back_up' | 'rotate_left' | 'rotate_right' | 'u_turn'

export interface ProgramCard {
  name: string
  action: Action | null
  priority: number
}

/** A card that lies face down, for its owner too. */
export const HIDDEN = '?'

const ORDER: Action[] = ['move_3', 'move_2', 'move_1', 'back_up', 'rotate_left', 'rotate_right', 'u_turn']

export function cardOf(name: string, words: TitleTranslations): ProgramCard {
  const cards = words.vocabulary.values.card
  const message = cards?.messages?.[cards.names.indexOf(name)]
  if (!message) return { name, action: null, priority: 0 }
  return { name, action: message[0].replace('card-', '') as Action, priority: Number(message[1].priority) }
}

/** By what they do, the farthest first; among equals the quickest first. */
export function sorted(names: readonly string[], words: TitleTranslations): string[] {
  const cards = names.map((name) => cardOf(name, words))
  const place = (card: ProgramCard) => (card.action ? ORDER.indexOf(card.action) : ORDER.length)
  return cards.sort((a, b) => place(a) - place(b) || b.priority - a.priority).map((card) => card.name)
}

/** The cards of a register as the server writes it: none, one, or two (and then perhaps by which Option). */
export function cardsIn(register: string | string[] | null | undefined): string[] {
  if (register == null) return []
  const written = typeof register === 'string' ? [register] : register
  return written.filter((name) => name === HIDDEN || /^P\d+$/.test(name))
}

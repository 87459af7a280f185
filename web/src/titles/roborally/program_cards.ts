/** Program cards: what each does, as the title's vocabulary names it. */

import { t, type TitleTranslations } from '../../lib/translations.svelte'

export type CardAction = 'move_3' | 'move_2' | 'move_1' | 'back_up' | 'rotate_left' | 'rotate_right' | 'u_turn'

export interface ProgramCard {
  name: string
  action: CardAction | null
  priority: number
}

/** A card that lies face down, for its owner too. */
export const FACE_DOWN = '?'

const ORDER: CardAction[] = ['move_3', 'move_2', 'move_1', 'back_up', 'rotate_left', 'rotate_right', 'u_turn']

export function programCard(name: string, words: TitleTranslations): ProgramCard {
  const cards = words.vocabulary.values.card
  const message = cards?.messages?.[cards.names.indexOf(name)]
  if (!message) return { name, action: null, priority: 0 }
  return { name, action: message[0].replace('card-', '') as CardAction, priority: Number(message[1].priority) }
}

/** By what they do, the farthest first; among equals the quickest first. */
export function sortCards(names: readonly string[], words: TitleTranslations): string[] {
  const cards = names.map((name) => programCard(name, words))
  const place = (card: ProgramCard) => (card.action ? ORDER.indexOf(card.action) : ORDER.length)
  return cards.sort((a, b) => place(a) - place(b) || b.priority - a.priority).map((card) => card.name)
}

/** The cards of a register as the server writes it: none, one, or two (and then perhaps by which Option). */
export function cardsInRegister(register: string | string[] | null | undefined): string[] {
  if (register == null) return []
  const written = typeof register === 'string' ? [register] : register
  return written.filter((name) => name === FACE_DOWN || /^P\d+$/.test(name))
}

/** The cards of a register in words. */
export function cardsText(cards: readonly string[], words: TitleTranslations): string {
  return cards.map((card) => (card === FACE_DOWN ? t('rr-hidden-card') : words.value('card', card))).join(' + ')
}

/** The hand by keys: a digit is a card, with Shift a register. */

import { announcer } from '../../lib/announce.svelte'
import { t } from '../../lib/translations.svelte'
import { type KeyList, useHandKeys } from '../../kit/hand_keys.svelte'
import { REGISTERS } from './program'
import type { ProgramEditor } from './program_editor.svelte'

interface Hand {
  programmer: ProgramEditor | null
  cards: string[]
  offers: string[]
}

export function useHandShortcuts(hand: () => Hand, act: (line: string) => void): void {
  function number(place: number, shift: boolean): boolean {
    const { programmer, cards, offers } = hand()
    if (programmer && shift) {
      if (place > REGISTERS.length) return false
      programmer.chosen = programmer.chosen === place ? null : place
      announcer.say(t('rr-register-chosen', { register: place }))
      return true
    }
    if (programmer) {
      const card = cards[place - 1]
      if (card !== undefined) programmer.press(card)
      return card !== undefined
    }
    const line = offers[place - 1]
    if (line !== undefined) act(line)
    return line !== undefined
  }

  function press(key: string, digit: number | null, { shiftKey }: KeyboardEvent): boolean {
    if (digit !== null) return number(digit || 10, shiftKey)
    const { programmer } = hand()
    if (key === 'Backspace') return programmer?.removeLast() != null
    return key === 'Enter' && programmer !== null && programmer.full && programmer.seal()
  }

  function list(): KeyList {
    const { programmer, cards } = hand()
    if (!programmer) return []
    const digits = [...'1234567890']
    // A key without words is not for others either; the list of keys has those that do something now.
    return [
      [digits.slice(0, cards.length), t('rr-key-card')],
      [['Backspace'], programmer.lastLaid === undefined ? undefined : t('rr-key-back')],
      [['Enter'], programmer.full ? t('rr-key-seal') : undefined],
      [digits.slice(cards.length)],
    ]
  }

  useHandKeys({ press, list, repeated: ['Backspace'] })
}

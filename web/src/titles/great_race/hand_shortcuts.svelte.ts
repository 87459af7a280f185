/** The hand by keys, listed in the help. The map keeps the arrows, Enter and Escape while a space is chosen there. */

import { decisionKind, decisionsOfKind } from '../../lib/decisions'
import { type Shortcut, useShortcuts } from '../../lib/shortcuts.svelte'
import { t } from '../../lib/translations.svelte'
import type { RaceHand } from './hand_controller.svelte'
import { movePlannerOf } from './map/move_planner.svelte'
import { POSTS, decisionToAskAbout } from './legal_lists'
import { keyOfDecision, ASSISTANT_KEYS } from './decision_keys'

/** What is done by a letter or by its place in a list. */
const PLAIN = [
  'fund',
  'fund_power',
  'scout_tiles',
  'scout_tiles_power',
  'scout_card',
  'drive',
  'stop',
  'buy_fuel',
  'pass',
]
const LISTS = ['crew', 'split', 'react', 'upgrade', 'stamp', 'pick', 'tile', 'return', 'done']

export function useHandShortcuts(controller: RaceHand, cards: () => string[]): void {
  const { session } = controller
  const key = (name: string, word: string, run: () => void): Shortcut => ({ key: name, word, group: 'title', run })

  function programming(): Shortcut[] {
    const { words } = session
    return [
      ...POSTS.map((post, place) => key(String(place + 1), words.value('post', post), () => controller.place(post))),
      key('Backspace', t('race-hand-key-back'), () => controller.takeBack()),
      key('l', t('race-hand-key-last'), () => controller.asLastTime()),
      ...(controller.program ? [key('Enter', t('race-hand-program-send'), () => controller.sendProgram())] : []),
    ]
  }

  function open(): Shortcut[] {
    const { opened } = controller
    const found = [key('Escape', t('close'), () => void controller.close())]
    if (opened?.what === 'repair')
      found.push(
        key('e', t('race-hand-more-engine'), () => controller.more('engine')),
        key('a', t('race-hand-more-chassis'), () => controller.more('chassis')),
        key('Enter', t('race-hand-repair'), () => controller.repairNow()),
      )
    const lines =
      opened?.what === 'clear'
        ? decisionsOfKind(controller.legal, 'clear')
        : opened?.what === 'card'
          ? controller.legal.filter((line) => line.startsWith(`attack ${opened.card} `))
          : []
    for (const [place, line] of lines.entries())
      found.push(key(String(place + 1), session.words.decision(line), () => controller.act(line)))
    return found
  }

  function plain(): Shortcut[] {
    const { legal } = controller
    const found: Shortcut[] = []
    for (const line of legal) {
      const kind = decisionKind(line)
      const name = PLAIN.includes(kind) || LISTS.includes(kind) ? keyOfDecision(line, legal) : ''
      if (name) found.push(key(name, session.words.decision(line), () => controller.act(line)))
    }
    if (decisionsOfKind(legal, 'repair', 'repair_power').length)
      found.push(key(ASSISTANT_KEYS.repair ?? '', t('race-hand-repair'), () => controller.open({ what: 'repair' })))
    if (legal.includes('pass') && decisionsOfKind(legal, 'clear').length)
      found.push(key(ASSISTANT_KEYS.clear ?? '', t('race-hand-clear'), () => controller.open({ what: 'clear' })))
    const [sail] = decisionsOfKind(legal, 'sail')
    if (sail)
      found.push(key(ASSISTANT_KEYS.sail ?? '', session.words.decision(sail), () => movePlannerOf(session).show(sail)))
    if (legal.includes('pass') || decisionsOfKind(legal, 'discard').length)
      for (const [place, card] of cards().entries())
        found.push(
          key(String(place + 1), session.words.value('card', card), () =>
            controller.press(card, decisionToAskAbout(card, false, undefined)),
          ),
        )
    return found
  }

  useShortcuts(() => {
    if (!controller.legal.length) return []
    if (decisionsOfKind(controller.legal, 'program').length) return programming()
    return controller.opened || controller.refused ? [...open(), ...plain()] : plain()
  })
}

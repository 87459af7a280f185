/** The hand by keys, listed in the help. The map keeps the arrows, Enter and Escape while a space is chosen there. */

import { decisionKind } from '../../lib/choices'
import { type Shortcut, useShortcuts } from '../../lib/shortcuts.svelte'
import { t } from '../../lib/translations.svelte'
import type { Holder } from './holder.svelte'
import { driverOf } from './map/driver.svelte'
import { linesOf, POSTS, triedWith } from './parts'
import { keyOfLine, LETTERS } from './quick'

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

export function useHandKeys(holder: Holder, cards: () => string[]): void {
  const { session } = holder
  const key = (name: string, word: string, run: () => void): Shortcut => ({ key: name, word, group: 'title', run })

  function programming(): Shortcut[] {
    const { words } = session
    return [
      ...POSTS.map((post, place) => key(String(place + 1), words.value('post', post), () => holder.place(post))),
      key('Backspace', t('race-hand-key-back'), () => holder.takeBack()),
      key('l', t('race-hand-key-last'), () => holder.asLastTime()),
      ...(holder.program ? [key('Enter', t('race-hand-program-send'), () => holder.sendProgram())] : []),
    ]
  }

  function open(): Shortcut[] {
    const { opened } = holder
    const found = [key('Escape', t('close'), () => void holder.close())]
    if (opened?.what === 'repair')
      found.push(
        key('e', t('race-hand-more-engine'), () => holder.more('engine')),
        key('a', t('race-hand-more-chassis'), () => holder.more('chassis')),
        key('Enter', t('race-hand-repair'), () => holder.repairNow()),
      )
    const lines =
      opened?.what === 'clear'
        ? linesOf(holder.legal, 'clear')
        : opened?.what === 'card'
          ? holder.legal.filter((line) => line.startsWith(`attack ${opened.card} `))
          : []
    for (const [place, line] of lines.entries())
      found.push(key(String(place + 1), session.words.decision(line), () => holder.act(line)))
    return found
  }

  function plain(): Shortcut[] {
    const { legal } = holder
    const found: Shortcut[] = []
    for (const line of legal) {
      const kind = decisionKind(line)
      const name = PLAIN.includes(kind) || LISTS.includes(kind) ? keyOfLine(line, legal) : ''
      if (name) found.push(key(name, session.words.decision(line), () => holder.act(line)))
    }
    if (linesOf(legal, 'repair', 'repair_power').length)
      found.push(key(LETTERS.repair ?? '', t('race-hand-repair'), () => holder.open({ what: 'repair' })))
    if (legal.includes('pass') && linesOf(legal, 'clear').length)
      found.push(key(LETTERS.clear ?? '', t('race-hand-clear'), () => holder.open({ what: 'clear' })))
    const [sail] = linesOf(legal, 'sail')
    if (sail) found.push(key(LETTERS.sail ?? '', session.words.decision(sail), () => driverOf(session).show(sail)))
    if (legal.includes('pass') || linesOf(legal, 'discard').length)
      for (const [place, card] of cards().entries())
        found.push(
          key(String(place + 1), session.words.value('card', card), () =>
            holder.press(card, triedWith(card, false, undefined)),
          ),
        )
    return found
  }

  useShortcuts(() => {
    if (!holder.legal.length) return []
    if (linesOf(holder.legal, 'program').length) return programming()
    return holder.opened || holder.refused ? [...open(), ...plain()] : plain()
  })
}

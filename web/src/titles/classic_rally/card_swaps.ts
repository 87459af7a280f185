/** What a press on a card or a pile decides, while load-outs or an exchange are open. */

import { CARD_NAMES } from './loadout'
import { decisionKind, decisionArguments } from '../../lib/decisions'
import type { BoardName, CardName, Colour, Exchange, RallyView } from './types'

export type DecisionOfCard = (card: CardName) => string | null

export interface CardSwaps {
  /** Pressing a card that lies on a board, and where it goes then. */
  press: Partial<Record<BoardName, { lineOf: DecisionOfCard; goes: 'up' | 'down' | 'off' }>>
  /** Piles that stand with a board. */
  shelf: Partial<Record<BoardName, (card: CardName) => string>>
}

/** The exchange that is open for whoever looks. */
export function openExchange(view: RallyView): Exchange | null {
  const mine = view.players.find(({ seat }) => seat === view.you)
  return view.turn && view.turn.player === mine?.colour ? view.turn.exchange : null
}

export function cardSwaps(view: RallyView): CardSwaps {
  if (view.phase === 'loading')
    return {
      press: {
        rally: { lineOf: (card) => `unload rally ${card}`, goes: 'off' },
        assistance: { lineOf: (card) => `unload assistance ${card}`, goes: 'off' },
      },
      shelf: { rally: (card) => `load rally ${card}`, assistance: (card) => `load assistance ${card}` },
    }
  const exchange = openExchange(view)
  if (!exchange) return { press: {}, shelf: {} }
  if (exchange.kind === 'robber')
    return {
      press: {
        assistance: {
          lineOf: (card) => {
            const victim = victimOf(exchange, card)
            return victim ? `give_back ${victim} ${card}` : null
          },
          goes: 'off',
        },
      },
      shelf: {},
    }
  if (exchange.kind === 'assist' || exchange.kind === 'transporter')
    return {
      press: {
        rally: { lineOf: (card) => `to_assistance ${card}`, goes: 'down' },
        assistance: { lineOf: (card) => `to_rally ${card}`, goes: 'up' },
      },
      shelf: {},
    }
  return {
    press: { [exchange.kind]: { lineOf: (card: CardName) => `put_back ${card}`, goes: 'off' } },
    shelf: { [exchange.kind]: (card: CardName) => `take ${card}` },
  }
}

/** Whom a card was taken from. */
function victimOf(exchange: Exchange, card: CardName): Colour | undefined {
  const found = Object.entries(exchange.robbed ?? {}).find(([, load]) => load[card])
  return found?.[0] as Colour | undefined
}

/** The two rows of keys: 1 to 5 bring cards to the rally car (or take them), 6 to 0 to the assistance car (or put them back). */
const FIRST: readonly string[] = ['1', '2', '3', '4', '5']
const SECOND: readonly string[] = ['6', '7', '8', '9', '0']

const ROWS: Record<string, readonly string[]> = {
  'load rally': FIRST,
  'load assistance': SECOND,
  to_rally: FIRST,
  to_assistance: SECOND,
  take: FIRST,
  put_back: SECOND,
}

/** The key of a decision about one card; empty where it has none. */
export function cardKey(line: string): string {
  const [one = '', two] = decisionArguments(line)
  const card = (two ?? one) as CardName
  const row = ROWS[two ? `${decisionKind(line)} ${one}` : decisionKind(line)]
  return row?.[CARD_NAMES.indexOf(card)] ?? ''
}

/** The decision about one card that a digit means, legal or not; none where no cards are handled. */
export function decisionOfDigit(digit: string, swap: CardSwaps): string | undefined {
  const lines = CARD_NAMES.flatMap((card) => [
    ...Object.values(swap.shelf).map((lineOf) => lineOf(card)),
    ...Object.values(swap.press).map(({ lineOf }) => lineOf(card)),
  ])
  return lines.find((line): line is string => line !== null && cardKey(line) === digit)
}

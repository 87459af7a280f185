/** Troubles and what ends them, and cards that change boards. */

import { addCount } from '../model'
import type { BoardName, CardName, ExchangeKind, LoadCounts, Player, RallyModel } from '../types'
import { loadOfBoard, type EventHandler, addFlash, GLANCE_MS, updateDerived, MOMENT_MS, moveToPile } from './handler'

const IMMOBILE: Record<string, string | null> = {
  flat_tyre: null,
  brakes_failure: null,
  pothole: 'sport_suspension',
  power_failure: 'power_kit',
}

/** What follows from the hazard cards that a player holds: some stop the car unless it has a certain feature. */
function suffer(player: Player): void {
  player.immobile = player.hazards.some((hazard) => {
    const saves = IMMOBILE[hazard]
    return saves !== undefined && !player.features.some(({ feature }) => feature === saves)
  })
  updateDerived(player)
}

function shift(model: RallyModel, player: Player, card: CardName, from: unknown, to: unknown): void {
  for (const [place, by] of [
    [from, -1],
    [to, 1],
  ] as const)
    addCount(place === 'pile' ? model.piles : loadOfBoard(player, place), card, by)
  player.fuelled = Boolean(player.load?.fuel)
}

function rob(model: RallyModel, player: Player, other: Player | undefined, card: CardName, by: number): void {
  if (!other) return
  addCount(loadOfBoard(player, 'assistance'), card, by)
  addCount(loadOfBoard(other, 'assistance'), card, -by)
  const robbed = model.turn?.exchange?.robbed
  if (!robbed) return
  const its = (robbed[other.colour] ??= {})
  addCount(its, card, by)
  if (!Object.keys(its).length) delete robbed[other.colour]
}

function otherOf(model: RallyModel, colour: unknown): Player | undefined {
  return model.players.find((each) => each.colour === colour)
}

const copy = (load: LoadCounts | null): LoadCounts => ({ ...load })

export const logisticsHandlers: Record<string, EventHandler> = {
  draws_hazard(model, event, player) {
    const hazard = String(event.hazard)
    const { pile, under } = model.hazards
    if (pile[hazard] !== undefined) addCount(pile, hazard, -1)
    else if (under[0] === hazard) under.shift()
    player.hazards.push(hazard)
    suffer(player)
    return addFlash(model, player, 'hazard', 2 * MOMENT_MS, hazard)
  },
  fixed: (model, _event, player) => addFlash(model, player, 'mended', MOMENT_MS),
  mended(model, event, player) {
    const hazard = String(event.hazard)
    const place = player.hazards.indexOf(hazard)
    if (place >= 0) player.hazards.splice(place, 1)
    model.hazards.under.push(hazard)
    if (hazard === 'aquaplaning') player.barred = false
    suffer(player)
    return addFlash(model, player, 'mended', MOMENT_MS, hazard)
  },
  repairs(model, event, player) {
    if (event.card === 'spare_tyre') moveToPile(model, player, 'rally', 'spare_tyre', 1)
    else {
      player.bound = true
      for (const feature of player.features) feature.sabotaged = false
      updateDerived(player)
    }
    return addFlash(model, player, 'mended', MOMENT_MS)
  },
  opens(model, event, player) {
    const kind = event.exchange as ExchangeKind
    if (model.turn)
      model.turn.exchange = {
        kind,
        owed: model.turn.owed,
        before: { rally: copy(player.load), assistance: copy(player.assistance.load) },
        ...(kind === 'robber' ? { robbed: {} } : {}),
      }
    return addFlash(model, player, 'swap')
  },
  moves_card(model, event, player) {
    shift(model, player, event.card as CardName, event.from, event.to)
    return addFlash(model, player, 'swap')
  },
  robs(model, event, player) {
    rob(model, player, otherOf(model, event.other), event.card as CardName, 1)
    return addFlash(model, player, 'swap')
  },
  gives_back(model, event, player) {
    rob(model, player, otherOf(model, event.other), event.card as CardName, -1)
    return addFlash(model, player, 'swap')
  },
  closes(model, event) {
    const { turn } = model
    if (turn) {
      turn.exchange = null
      const kind = event.exchange as ExchangeKind
      if (kind === 'rally') turn.moved = true
      if (kind === 'assistance') turn.assistance_moved = true
    }
    return GLANCE_MS
  },
  plays_joker(model, event, player) {
    player.joker = null
    model.jokers_seen.push(String(event.joker))
    if (event.joker === 'mechanic') {
      player.barred = false
      for (const feature of player.features) Object.assign(feature, { marked: false, sabotaged: false })
      updateDerived(player)
    }
    return addFlash(model, player, 'joker', 2 * MOMENT_MS, event.joker)
  },
  sabotaged(model, _event, player) {
    for (const feature of player.features) feature.sabotaged = true
    updateDerived(player)
    return addFlash(model, player, 'out', MOMENT_MS)
  },
}

/** Everything that a player had goes back: the race is over for them. */
export function returnEverything(model: RallyModel, player: Player): void {
  const robbed = model.turn?.player === player.colour ? model.turn.exchange?.robbed : undefined
  for (const [colour, cards] of Object.entries(robbed ?? {}))
    for (const [card, count] of Object.entries(cards)) {
      const other = otherOf(model, colour)
      if (other) for (let each = 0; each < count; each++) rob(model, player, other, card as CardName, -1)
    }
  for (const board of ['rally', 'assistance'] as BoardName[])
    for (const [card, count] of Object.entries(loadOfBoard(player, board)))
      moveToPile(model, player, board, card as CardName, count)
  for (const feature of player.features) Object.assign(feature, { marked: false, sabotaged: false })
  Object.assign(player, { at: null, nose: null, joker: null, barred: false, bound: false, fuelled: false })
  player.assistance.at = null
  updateDerived(player)
  if (model.turn?.player === player.colour) delete model.turn
}

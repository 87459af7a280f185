/** Rounds and turns: fuel, cards, what assistants do. */

import { addCount } from '../model'
import type { RaceModel, Vehicle } from '../types'
import {
  type EventHandler,
  addFlash,
  gainCard,
  GLANCE_MS,
  updateDerived,
  discardCard,
  MOMENT_MS,
  useAssistant,
} from './handler'

/** The tiles that a Scout has drawn, if they are known. */
function drawn(model: RaceModel): string[] | null {
  const found = model.turn?.scouting?.drawn
  return Array.isArray(found) ? found : null
}

/** A tile leaves a Scout's hand: what nobody else saw still counted as in the bag. */
function letGo(model: RaceModel, tile: string): void {
  const scouting = model.turn?.scouting
  const its = drawn(model)
  if (its?.includes(tile)) its.splice(its.indexOf(tile), 1)
  else {
    addCount(model.bag, tile, -1)
    if (scouting && typeof scouting.drawn === 'number') scouting.drawn -= 1
  }
  if (!model.turn || !scouting) return
  scouting.tile = null
  if (its ? !its.length : !scouting.drawn) model.turn.scouting = null
}

/** Cards are being played: no more fuel in this turn. */
function atCards(model: RaceModel): void {
  if (model.turn) model.turn.step = 'cards'
}

export const turnHandlers: Record<string, EventHandler> = {
  round(model, event) {
    model.round = Number(event.number)
    model.phase = 'convoy'
    delete model.bivouac
    if (model.torpedo) Object.assign(model.torpedo, { assistants: 0, objective: null, river: false })
    return MOMENT_MS
  },
  turn(model, event) {
    const vehicle = event.crew as Vehicle
    model.turn = { crew: vehicle, step: 'fuel', march: 0, drive: null, scouting: null }
    Object.assign(model.effects, { acting: vehicle, entered: null, reasons: [], weighed: [], aim: null, sorted: [] })
    if (vehicle === 'torpedo' && model.torpedo) model.torpedo.assistants += 1
    return GLANCE_MS
  },
  passes(model, _event, crew) {
    crew.passed = true
    return addFlash(model, crew.crew, 'stop', GLANCE_MS)
  },
  buys_fuel(model, event, crew) {
    crew.fuel = Number(event.fuel)
    crew.money -= Number(event.price)
    return addFlash(model, crew.crew, 'fuel', MOMENT_MS, `+${String(event.levels)}`)
  },
  plays(model, event, crew) {
    const card = String(event.card)
    atCards(model)
    discardCard(model, crew, card)
    if (model.turn && card === 'guide') model.turn.scouting = { drawn: [], tile: null, card: true }
    if (card === 'survey') model.asked = { question: 'clear', crew: crew.crew, seat: crew.seat }
    return addFlash(model, crew.crew, 'card', MOMENT_MS, card)
  },
  attacks(model, event, crew) {
    atCards(model)
    discardCard(model, crew, String(event.card))
    return addFlash(model, event.target, 'danger', MOMENT_MS, String(event.card))
  },
  sells(model, event, crew) {
    atCards(model)
    discardCard(model, crew, String(event.card))
    crew.money += Number(event.amount)
    return addFlash(model, crew.crew, 'money', MOMENT_MS, `+${String(event.amount)}`)
  },
  gains_fuel(model, event, crew) {
    crew.fuel = Number(event.fuel)
    return addFlash(model, crew.crew, 'fuel', MOMENT_MS, `+${String(event.levels)}`)
  },
  gains_money(model, event, crew) {
    crew.money = Number(event.money)
    return addFlash(model, crew.crew, 'money', MOMENT_MS, `+${String(event.amount)}`)
  },
  restores(model, event, crew) {
    crew.engine += Number(event.engine)
    crew.chassis += Number(event.chassis)
    updateDerived(crew)
    return addFlash(model, crew.crew, 'repair', MOMENT_MS, `+${Number(event.engine) + Number(event.chassis)}`)
  },
  marches(model, event, crew) {
    if (model.turn) model.turn.march = Number(event.spaces)
    return addFlash(model, crew.crew, 'march', MOMENT_MS, `+${String(event.spaces)}`)
  },
  funds(model, event, crew) {
    useAssistant(crew, 'funding')
    crew.money = Number(event.money)
    if (Number(event.amount) > (model.known.constants.funding_income ?? Infinity)) crew.power_used = true
    return addFlash(model, crew.crew, 'money', MOMENT_MS, `+${String(event.amount)}`)
  },
  scouts(model, event, crew) {
    const byCard = model.turn?.scouting?.card ?? false
    const count = Number(event.count)
    if (!byCard) useAssistant(crew, 'scout')
    if (!byCard && count > (model.known.constants.scout_tiles ?? Infinity)) crew.power_used = true
    const known = model.seats === 1 || crew.seat === model.you
    if (model.turn) model.turn.scouting = count ? { drawn: known ? [] : count, tile: null, card: byCard } : null
    return GLANCE_MS
  },
  finds(model, event) {
    addCount(model.bag, String(event.tile), -1)
    drawn(model)?.push(String(event.tile))
    return GLANCE_MS
  },
  returns(model, event) {
    const tile = String(event.tile)
    letGo(model, tile)
    addCount(model.bag, tile, 1)
    return GLANCE_MS
  },
  lays(model, event) {
    letGo(model, String(event.tile))
    model.tiles[String(event.space)] = String(event.tile)
    model.effects.laid = String(event.space)
    return MOMENT_MS
  },
  throws_away(model, event) {
    letGo(model, String(event.tile))
    addCount(model.tile_discard, String(event.tile), 1)
    return GLANCE_MS
  },
  draws_cards(model, event, crew) {
    const count = Number(event.count)
    if (model.effects.entered === crew.crew) model.effects.entered = null
    else useAssistant(crew, 'scout')
    if (typeof model.deck === 'number') model.deck -= count
    if (typeof crew.hand === 'number') crew.hand += count
    updateDerived(crew)
    return addFlash(model, crew.crew, 'card', MOMENT_MS, `+${count}`)
  },
  finds_card(model, event, crew) {
    const card = String(event.card)
    gainCard(model, crew, card)
    if (typeof model.deck !== 'number') addCount(model.deck, card, -1)
    if (model.unseen) addCount(model.unseen, card, -1)
    return GLANCE_MS
  },
  repairs(model, event, crew) {
    const [engine, chassis, price] = [Number(event.engine), Number(event.chassis), Number(event.price)]
    useAssistant(crew, 'mechanic')
    crew.engine += engine
    crew.chassis += chassis
    crew.money -= price
    if (price < (engine + chassis) * (crew.repair_price ?? 0)) crew.power_used = true
    updateDerived(crew)
    return addFlash(model, crew.crew, 'repair', MOMENT_MS, `+${engine + chassis}`)
  },
  clears(model, event, crew) {
    const [space, tile] = [String(event.space), String(event.tile)]
    delete model.tiles[space]
    addCount(model.tile_discard, tile, 1)
    model.effects.gone = { space, tile }
    if (model.asked?.question === 'clear') model.asked = null
    else useAssistant(crew, 'escort')
    return MOMENT_MS
  },
  discards(model, event, crew) {
    discardCard(model, crew, String(event.card))
    return GLANCE_MS
  },
  refills_bag(model) {
    for (const [tile, count] of Object.entries(model.tile_discard)) addCount(model.bag, tile, count ?? 0)
    model.tile_discard = {}
    return MOMENT_MS
  },
  rebuilds_deck(model, event) {
    for (const [card, count] of Object.entries(model.discard)) {
      if (typeof model.deck !== 'number') addCount(model.deck, card, count ?? 0)
      if (model.unseen) addCount(model.unseen, card, count ?? 0)
    }
    if (typeof model.deck === 'number') model.deck += Number(event.count)
    model.discard = {}
    return MOMENT_MS
  },
}

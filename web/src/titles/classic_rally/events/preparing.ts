/** Between the map and the first round: jokers, features, load-outs, assistance cars. */

import { addCount } from '../model'
import { roadEnds } from '../map/geometry'
import type { CardName, FeatureName, RallyModel } from '../types'
import { loadOfBoard, type EventHandler, GLANCE_MS, updateDerived, MOMENT_MS } from './handler'

/** Everybody gets a joker, and stands on START. */
function deal(model: RallyModel): void {
  const start = model.map.find(({ kind }) => kind === 'start')
  const [nose = null] = start ? roadEnds(model.known.kinds, 'start', start.rotation) : []
  for (const player of model.players) {
    if (!start || player.at !== null || player.status !== 'racing') continue
    Object.assign(player, { at: start.at, nose })
    if (player.seat !== model.you) player.joker ??= '?'
  }
}

export const preparingHandlers: Record<string, EventHandler> = {
  gets_joker(model, event, player) {
    deal(model)
    player.joker = String(event.joker)
    return MOMENT_MS
  },
  gets_feature(model, event, player) {
    deal(model)
    const feature = event.feature as FeatureName
    player.features.push({ feature, sabotaged: false, marked: false })
    addCount(model.feature_pile, feature, -1)
    updateDerived(player)
    model.effects.acting = player.colour
    return MOMENT_MS
  },
  loads(model, event, player) {
    // Before all are in, one sees one's own.
    loadOfBoard(player, event.board)[event.card as CardName] = Number(event.count)
    if (event.board === 'rally' && event.card === 'fuel') player.fuelled = true
    if (player.seat !== model.you) addCount(model.piles, event.card as CardName, -Number(event.count))
    player.ready = false
    return GLANCE_MS
  },
  places_assistance(model, event, player) {
    player.assistance.at = String(event.cell)
    model.effects.acting = player.colour
    return MOMENT_MS
  },
}

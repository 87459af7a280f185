/** Between the map and the first round: jokers, features, load-outs, assistance cars. */

import { add } from '../model'
import type { CardName, FeatureName } from '../types'
import { boardOf, type Change, GLANCE, judge, MOMENT } from './change'

export const preparing: Record<string, Change> = {
  gets_joker(_model, event, player) {
    player.joker = String(event.joker)
    return MOMENT
  },
  gets_feature(model, event, player) {
    const feature = event.feature as FeatureName
    player.features.push({ feature, sabotaged: false, marked: false })
    add(model.feature_pile, feature, -1)
    judge(player)
    model.effects.acting = player.colour
    return MOMENT
  },
  loads(model, event, player) {
    // Before all are in, one sees one's own.
    boardOf(player, event.board)[event.card as CardName] = Number(event.count)
    if (event.board === 'rally' && event.card === 'fuel') player.fuelled = true
    if (player.seat !== model.you) add(model.piles, event.card as CardName, -Number(event.count))
    player.ready = false
    return GLANCE
  },
  places_assistance(model, event, player) {
    player.assistance.at = String(event.cell)
    model.effects.acting = player.colour
    return MOMENT
  },
}

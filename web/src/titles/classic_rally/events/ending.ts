/** Who is home, who has given up, and the end. */

import { addCount } from '../model'
import type { Player, RallyModel } from '../types'
import { CELEBRATION_MS, type EventHandler, addFlash, MOMENT_MS, endTurn, setStopwatch } from './handler'
import { returnEverything } from './logistics'

/** Before the race nothing of a player who has left stays with them. */
function leaveSetUp(model: RallyModel, player: Player): void {
  if (player.tile) addCount(model.tiles, player.tile, 1)
  if (model.building?.player === player.colour && model.building.drawn) {
    addCount(model.tiles, model.building.drawn, 1)
    model.building.drawn = null
  }
  Object.assign(player, { tile: null, ready: false, features: [], active: [], out: [] })
  player.vote = player.seat === model.you ? null : false
  player.road_book = player.seat === model.you ? {} : 0
}

const leaves: EventHandler = (model, _event, player) => {
  player.status = 'retired'
  const before = model.round === 0
  returnEverything(model, player)
  if (before) leaveSetUp(model, player)
  model.effects.acting = null
  return MOMENT_MS
}

export const endingHandlers: Record<string, EventHandler> = {
  finishes(model, event, player) {
    player.status = 'finished'
    player.finished_round = Number(event.round)
    model.first_finish ??= Number(event.round)
    addFlash(model, player, 'joy', CELEBRATION_MS, 'finish')
    returnEverything(model, player)
    return CELEBRATION_MS
  },
  retires: leaves,
  concedes: leaves,
  stopwatch: () => MOMENT_MS,
  over(model) {
    model.phase = 'over'
    setStopwatch(model, 0)
    for (const player of model.players) endTurn(player)
    model.effects.acting = null
    delete model.turn
    return CELEBRATION_MS
  },
}

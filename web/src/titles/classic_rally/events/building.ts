/** The map comes into being: the first player, tiles, votes for FINISH. */

import { addCount } from '../model'
import type { RallyModel, Tile } from '../types'
import { CELEBRATION_MS, type EventHandler, addFlash, GLANCE_MS, MOMENT_MS, ROLL_MS } from './handler'

/** A tile that somebody had in hand or kept is on the table now. */
function takeFrom(model: RallyModel, kind: string, player: { tile: string | null }): void {
  if (model.building?.drawn === kind) model.building.drawn = null
  else if (player.tile === kind) player.tile = null
}

const throws: EventHandler = (model, event, player) => {
  model.effects.throws.push({ car: player.colour, one: Number(event.one), two: Number(event.two) })
  return ROLL_MS
}

export const buildingHandlers: Record<string, EventHandler> = {
  rolls_first: throws,
  first_player(model, _event, player) {
    model.first = player.colour
    const count = model.players.length
    const first = model.players.indexOf(player)
    for (const [seat, other] of model.players.entries()) other.place = ((seat - first + count) % count) + 1
    return MOMENT_MS
  },
  draws_tile(model, event, player) {
    const kind = String(event.kind)
    addCount(model.tiles, kind, -1)
    model.phase = 'building'
    model.building = { fruitless: 0, stuck: 0, ...model.building, player: player.colour, drawn: kind }
    model.effects.acting = player.colour
    return MOMENT_MS
  },
  lays_tile(model, event, player) {
    const tile: Tile = { kind: String(event.kind), at: String(event.cell), rotation: Number(event.rotation) }
    takeFrom(model, tile.kind, player)
    model.map.push(tile)
    model.effects.laid = tile.at
    model.effects.acting = player.colour
    model.votes = []
    if (tile.kind === 'finish') model.phase = 'dealing'
    return MOMENT_MS
  },
  holds_tile(model, event, player) {
    takeFrom(model, String(event.kind), { tile: null })
    player.tile = String(event.kind)
    return addFlash(model, player, 'stuck', MOMENT_MS, event.kind)
  },
  all_stuck(model) {
    for (const player of model.players) {
      if (player.tile) addCount(model.tiles, player.tile, 1)
      player.tile = null
    }
    return CELEBRATION_MS
  },
  builds_anew(model) {
    const fewer = model.settings?.remove_service_station ? 1 : 0
    model.tiles = {}
    for (const { kind, count, sign } of model.known.kinds)
      if (kind !== 'start' && kind !== 'finish') addCount(model.tiles, kind, count - (sign === 'service' ? fewer : 0))
    model.map = [{ kind: 'start', at: '0,0', rotation: 90 }]
    return CELEBRATION_MS
  },
  votes(model, event, player) {
    model.votes.push({ car: player.colour, at: String(event.cell), rotation: Number(event.rotation) })
    player.vote = player.seat === model.you ? null : false
    return GLANCE_MS
  },
  rolls_finish: throws,
}

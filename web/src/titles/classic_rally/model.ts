/** What is drawn of a position, and what is only there for a moment. */

import type { Colour, Player, RallyModel, RallyView, Scene } from './types'

export function createModel(view: RallyView, scene: Partial<Scene>, before: Partial<RallyModel> = {}): RallyModel {
  const { map = [], votes = [] } = before
  return {
    ...structuredClone(view),
    acting: actingIn(view),
    effects: { flashes: [], laid: null, throws: [], rolling: false, card: null, latest: null },
    votes: map.length === view.map?.length ? votes : [],
    known: { kinds: scene.kinds ?? [] },
  }
}

/** Whose turn it is, or who is asked. */
function actingIn(view: RallyView): Colour | null {
  if (view.turn) return view.turn.player
  return (view.waiting?.length === 1 && view.asked?.car) || null
}

export function playerByColour(model: Pick<RallyView, 'players'>, colour: unknown): Player | undefined {
  return model.players.find((player) => player.colour === colour)
}

/** The player that a seat plays. */
export function playerOfSeat(model: Pick<RallyView, 'players'>, seat: number | null): Player | undefined {
  return model.players.find((player) => player.seat === seat)
}

/** Players in play order. */
export function playersInOrder(model: Pick<RallyView, 'players'>): Player[] {
  return [...model.players].sort((one, other) => one.place - other.place)
}

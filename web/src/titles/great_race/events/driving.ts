/** On the road: steps, blind ones too, cities, the sea, dangers. */

import { addCount } from '../model'
import type { Crew, RaceModel } from '../types'
import {
  type EventHandler,
  addFlash,
  GLANCE_MS,
  updateDerived,
  discardCard,
  MOMENT_MS,
  moveVehicle,
  spaceOf,
  useAssistant,
  STEP_MS,
} from './handler'

/** What a step onto a space costs everybody; less was paid by a power. */
function usual(model: RaceModel, space: string): number {
  const found = model.known.spaces.find((each) => each.space === space)
  if (!found || found.city) return 0
  const tile = model.known.tiles.find(({ tile: name }) => name === model.tiles[space])
  const risk = found.risk ? (model.known.constants.risk_extra_fuel ?? 0) : 0
  return (tile?.fuel ?? model.known.constants.open_track_fuel ?? 0) + risk
}

function worn(model: RaceModel, crew: Crew, engine: unknown, chassis: unknown): number {
  crew.engine -= Number(engine)
  crew.chassis -= Number(chassis)
  updateDerived(crew)
  return addFlash(model, crew.crew, 'hurt', MOMENT_MS, `−${Number(engine) + Number(chassis)}`)
}

export const drivingHandlers: Record<string, EventHandler> = {
  drives(model, event, crew) {
    useAssistant(crew, 'mechanic')
    crew.river = false
    if (model.turn) model.turn.drive = { left: Number(event.spaces), attempted: false }
    return GLANCE_MS
  },
  moves(model, event, crew) {
    const [space, fuel] = [String(event.space), Number(event.fuel)]
    if (fuel < usual(model, space)) crew.power_used = true
    if (model.turn?.drive) model.turn.drive = { left: model.turn.drive.left - 1, attempted: true }
    crew.fuel -= fuel
    if (crew.crew) moveVehicle(model, crew.crew, space)
    if (fuel) addFlash(model, crew.crew, 'fuel', GLANCE_MS, `−${fuel}`)
    return STEP_MS
  },
  blind(model, event) {
    const [space, tile] = [String(event.space), String(event.tile)]
    addCount(model.bag, tile, -1)
    model.tiles[space] = tile
    model.effects.laid = space
    return MOMENT_MS
  },
  turned_back(model, event, crew) {
    model.effects.barred = String(event.space)
    return addFlash(model, crew.crew, 'stop', MOMENT_MS)
  },
  pays: (model, event, crew) => worn(model, crew, event.engine, event.chassis),
  enters(model, event, crew) {
    const first = Number(event.first) > 0
    const visitor = event.crew === 'torpedo' ? model.torpedo : crew
    if (visitor && first) visitor.visited.push(String(event.city))
    const cards = model.known.cities.find(({ city }) => city === event.city)?.cards ?? 0
    if (event.crew !== 'torpedo') model.effects.entered = first && cards ? crew.crew : null
    return MOMENT_MS
  },
  ends_drive(model, event, crew) {
    if (model.turn) model.turn.drive = null
    return event.because === 'stop' ? addFlash(model, crew.crew, 'stop', MOMENT_MS) : GLANCE_MS
  },
  sails(model, event, crew) {
    useAssistant(crew, 'mechanic')
    crew.money -= Number(event.fare)
    model.effects.sailing = String(event.line)
    const port = spaceOf(model, event.city)
    if (port && crew.crew) moveVehicle(model, crew.crew, port)
    return 2 * STEP_MS
  },
  threatens: (model, event, crew) => addFlash(model, crew.crew, 'danger', MOMENT_MS, String(event.danger)),
  wards_off(model, event, crew) {
    if (event.answer === 'escort') useAssistant(crew, 'escort')
    else discardCard(model, crew, 'armed_guard')
    return addFlash(model, crew.crew, 'safe', MOMENT_MS)
  },
  loses_levels: (model, event, crew) => worn(model, crew, event.engine, event.chassis),
  loses_fuel(model, event, crew) {
    crew.fuel = Number(event.fuel)
    return addFlash(model, crew.crew, 'fuel', MOMENT_MS, `−${String(event.levels)}`)
  },
  loses_money(model, event, crew) {
    crew.money = Number(event.money)
    return addFlash(model, crew.crew, 'money', MOMENT_MS, `−${String(event.amount)}`)
  },
  loses_card(model, event, crew) {
    discardCard(model, crew, String(event.card))
    return addFlash(model, crew.crew, 'card', MOMENT_MS, '−1')
  },
  held_up(model, event, crew) {
    const held = event.crew === 'torpedo' ? model.torpedo : crew
    if (held) held.river = true
    return addFlash(model, event.crew, 'stop', MOMENT_MS)
  },
  spared: (model, _event, crew) => addFlash(model, crew.crew, 'safe', GLANCE_MS),
}

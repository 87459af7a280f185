/**
 * Building the map: the tile in hand, how it is turned, where it is held. What fits is the engine's legal list; nothing
 * is sent before the tile is let go.
 */

import { announcer } from '../../../lib/announce.svelte'
import { decisionArguments, decisionKind, decisionsOfKind } from '../../../lib/decisions'
import type { TableSession } from '../../../lib/session.svelte'
import { t } from '../../../lib/translations.svelte'
import { MomentaryChoice, onePerSession, Planner } from '../../../kit/planner.svelte'
import { playerOfSeat } from '../model'
import type { ClassicRally, Player, RallySession, TileSpot } from '../types'
import {
  DIRECTIONS,
  roadEnds,
  nearestCellTowards,
  neighbour,
  opposite,
  type Coordinates,
  type RoadMap,
  roadMapOf,
  distinctRotations,
} from './geometry'

const VERBS = ['place_tile', 'vote_finish', 'place_finish']

export class MapBuilder extends Planner<ClassicRally> {
  #wanted = $state(0)
  #held = new MomentaryChoice<string | null>(() => this.session.table?.question, null)
  /** Which way it was turned last, so that it is seen turning. */
  turned = $state<1 | -1>(1)
  /** Where the tile is while it is dragged, in the drawing; null while it is not. */
  dragged = $state.raw<Coordinates | null>(null)
  /** A spot that was pressed though nothing fits there: it is told why. */
  refused = $state<string | null>(null)

  get player(): Player | undefined {
    return this.view && playerOfSeat(this.view, this.session.you)
  }
  /** What I may lay where. */
  override get legal(): readonly string[] {
    return decisionsOfKind(super.legal, ...VERBS)
  }
  get active(): boolean {
    return this.legal.length > 0
  }
  get verb(): string {
    return decisionKind(this.legal[0] ?? '')
  }
  /** The kind of tile in hand. */
  get kind(): string {
    if (!this.active) return ''
    return this.verb === 'place_tile' ? (this.view?.building?.drawn ?? '') : 'finish'
  }
  /** The cells where it fits, with the rotations in which it does. */
  readonly spots: ReadonlyMap<string, readonly number[]> = $derived.by(() => {
    const found = new Map<string, number[]>()
    for (const line of this.legal) {
      const [cell = '', rotation = '0'] = decisionArguments(line)
      found.set(cell, [...(found.get(cell) ?? []), Number(rotation)])
    }
    return found
  })
  readonly road: RoadMap = $derived(roadMapOf(this.scene.kinds ?? [], this.view?.map ?? []))
  /** Free cells that a road leads to and where it does not fit. */
  readonly blocked: string[] = $derived.by(() => {
    if (!this.active) return []
    const around = [...this.road].flatMap(([cell, { ends }]) => ends.map((end) => neighbour(cell, end)))
    return [...new Set(around)].filter((cell) => !this.road.has(cell) && !this.spots.has(cell))
  })

  // -- holding the tile ------------------------------------------------------------------------------------------

  /** The cell over which it is held. */
  get at(): string | null {
    const at = this.#held.value
    return at !== null && this.spots.has(at) ? at : null
  }
  /** The rotation in which it is shown: over a cell one that fits there. */
  get rotation(): number {
    return nearest(this.#wanted, this.#fitting)
  }
  /** The rotations in which it may be turned: over a cell those that fit there. */
  get #fitting(): readonly number[] {
    return this.at === null ? this.#rotations : (this.spots.get(this.at) ?? [])
  }
  /** The rotations in which it looks different. */
  get #rotations(): readonly number[] {
    return distinctRotations(this.scene.kinds ?? [], this.kind)
  }
  /** The spot that would be decided. */
  get spot(): TileSpot | null {
    return this.at === null ? null : { at: this.at, rotation: this.rotation }
  }
  /** Whether it fits on a cell as it is turned. */
  fits(cell: string): boolean {
    return this.spots.get(cell)?.includes(nearest(this.#wanted, this.#rotations)) ?? false
  }

  hold(cell: string | null): void {
    this.#held.value = cell
    if (cell !== null) this.refused = null
  }
  /** The same, said for those who do not see it. */
  choose(cell: string): void {
    this.hold(cell)
    this.#say()
  }
  /** Turns it: over a cell to the next rotation that fits. */
  turn(by: 1 | -1): void {
    const choices = this.#fitting
    const place = choices.indexOf(this.rotation)
    this.turned = by
    this.#wanted = choices[(place + by + choices.length) % choices.length] ?? this.#wanted
    this.#say()
  }
  #say(): void {
    if (this.spot) announcer.say(this.session.words.decision(this.line(this.spot)))
    else announcer.say(this.session.words.value('rotation', String(this.rotation)))
  }

  line(spot: TileSpot): string {
    return `${this.verb} ${spot.at} ${spot.rotation}`
  }
  /** Lets it go where it is held. */
  async lay(): Promise<void> {
    const spot = this.spot
    if (!spot || this.session.busy) return
    this.dragged = null
    await this.session.act(this.line(spot))
  }
  /** Nothing fits on a cell: asks why, turned so that a road goes on, as far as one can. */
  ask(cell: string): void {
    const choices = this.#rotations
    const joining = choices.filter((rotation) => this.#joins(cell, rotation))
    this.refused = this.line({ at: cell, rotation: nearest(this.rotation, joining.length ? joining : choices) })
  }
  #joins(cell: string, rotation: number): boolean {
    return roadEnds(this.scene.kinds ?? [], this.kind, rotation).some((end) =>
      this.road.get(neighbour(cell, end))?.ends.includes(opposite(end)),
    )
  }

  /** Goes to the nearest spot at a side of the screen, by arrow keys. */
  step(across: number, down: number): void {
    const cells = [...this.spots.keys()]
    const next = nearestCellTowards(cells, this.at ?? this.view?.map.at(-1)?.at ?? '0,0', across, down)
    if (next) this.choose(next)
    else if (this.at === null && cells[0]) this.choose(cells[0])
  }

  /** What was chosen is forgotten; whether there was something. */
  close(): boolean {
    const something = this.at !== null || this.refused !== null
    this.hold(null)
    this.refused = null
    return something
  }
}

/** The rotation itself if it is there, else the next one clockwise. */
function nearest(wanted: number, choices: readonly number[]): number {
  for (const quarters of DIRECTIONS.keys()) {
    const turned = (wanted + 90 * quarters) % 360
    if (choices.includes(turned)) return turned
  }
  return choices[0] ?? 0
}

/** The builder of a session: the spots on the map and the tray beside it share it. */
export const mapBuilderOf = onePerSession((session: RallySession) => new MapBuilder(session))

/** What everybody holds in words, for the tray. */
export function heldTilesText(session: TableSession, player: Player): string {
  return t('rally-build-keeps', {
    colour: session.words.value('colour', player.colour),
    kind: session.words.value('kind', player.tile ?? ''),
  })
}

/** The workshop's types: what the server tells of circuits that are being built, by the names of this folder. */

import type { DesignEditor, PieceOffer } from '../../../lib/design_editor.svelte'
import type { BuildingMaterial, DesignFacts, OfferedPiece, Scene } from '../../../../generated/rallyman_gt'

export type { BuildingMaterial as TileBox, DrivenWay, TileSide } from '../../../../generated/rallyman_gt'

export interface CircuitWorkshop {
  BuildingMaterial: BuildingMaterial
  DesignFacts: DesignFacts
  Scene: Scene
  OfferedPiece: OfferedPiece
}

/** What can be done with a tile of the road, with its word and its key. */
export interface TileAction {
  word: string
  key: string
  can: boolean
  /** Whether it is being done: a place that is open. */
  on?: boolean
  run: () => void
}

export type CircuitEditor = DesignEditor<CircuitWorkshop>
export type TileOffer = PieceOffer<CircuitWorkshop>

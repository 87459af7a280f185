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

export type CircuitEditor = DesignEditor<CircuitWorkshop>
export type TileOffer = PieceOffer<CircuitWorkshop>

/** Cards are dragged to registers, and back to the hand. */

import type { Drag } from '../../kit/drag.svelte'

export type DropTarget = number | 'hand'
export type CardDrag = Drag<string, DropTarget>

/** The register that an element belongs to, or the hand. */
export function dropTargetOf(under: Element | null): DropTarget | null {
  const found = under?.closest<HTMLElement>('[data-drop]')?.dataset.drop
  return found === undefined ? null : found === 'hand' ? 'hand' : Number(found)
}

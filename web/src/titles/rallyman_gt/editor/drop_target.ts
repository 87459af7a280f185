/** What a tile of the box can be let go on: a tile of the road, or the place that is open. */
export type DropTarget = number | 'spot'

/** The target that an element belongs to. */
export function dropTargetOf(under: Element | null): DropTarget | null {
  const place = under?.closest<SVGElement>('[data-place]')?.dataset.place
  if (place === 'end') return 'spot'
  if (place !== undefined) return Number(place)
  return under?.closest('.bed') ? 'spot' : null
}

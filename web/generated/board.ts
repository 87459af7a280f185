/** Generated from declarations in Python; do not edit. `python tools/web_types.py` writes it anew. */

/**
 * A whole board. `values` is the set of values by which decisions and events name its spaces: such a decision can
 *     be made by pressing the space.
 */
export interface Board {
  spaces: Space[]
  links?: Link[]
  pieces?: PieceList[]
  labels?: BoardLabel[]
  areas?: Area[]
  values?: string
}
/**
 * A place where pieces stand. `x` (to the right) and `y` (down) are in any unit: how large spaces are drawn follows
 *     from how close together they lie, and `size` makes one larger or smaller than the others.
 *
 *     What it is called follows from the `ValueSet` that the board names; `label` is written on it instead of that (empty:
 *     nothing). `kind` groups spaces of one look: `start` and `finish` have their signs, others a colour each, and
 *     `space-kind-<kind>` says what they are.
 */
export interface Space {
  id: string
  x: number
  y: number
  kind?: string
  label?: string | null
  shape?: 'circle' | 'diamond' | 'hexagon' | 'square'
  size?: number
}
/**
 * A road between two spaces, by their ids.
 */
export interface Link {
  start: string
  end: string
  one_way?: boolean
}
/**
 * Where in a view pieces stand: a path such as `spaces` or `board.cars`, to a list (or to one for each name).
 *
 *     In it stands for each piece the id of its space, a number that is one, or nothing while it is off the board; several
 *     for somebody who has several. The first belong to seat 0, the next to seat 1, unless `by_seat` is false: then
 *     they are nobody's. A piece may as well be an object with `space`, and if wanted `seat`, `kind` and `label`.
 *     `piece-<kind>` says what a piece is.
 */
export interface PieceList {
  path: string
  by_seat?: boolean
  kind?: string
}
/**
 * Words on the board: a message of the title by its key, or a text as it is.
 */
export interface BoardLabel {
  x: number
  y: number
  text: string
  size?: number
}
/**
 * A coloured part of the board that lies under its spaces; those of one kind have one colour.
 */
export interface Area {
  points: [number, number][]
  kind?: string
}
/**
 * What would come of a decision, for clients to draw: the `path` of a piece from where it stands to where it ends,
 *     or where it may end with which chance (`ends`), and a message of the title with its arguments. A decision with a
 *     path can be made by pressing the space where it ends.
 */
export interface DecisionPreview {
  path?: string[]
  ends?: {
    [k: string]: number
  }
  message?: string
  args?: {
    [k: string]: string | number
  }
}

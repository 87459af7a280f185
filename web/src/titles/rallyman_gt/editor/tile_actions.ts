/** What can be done with a tile of the road, each with its word and its key. */

export interface TileAction {
  word: string
  key: string
  can: boolean
  /** Whether it is being done: a place that is open. */
  on?: boolean
  run: () => void
}

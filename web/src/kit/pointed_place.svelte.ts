/** The place of a board that is pointed at. */

import { viewport } from '../lib/viewport.svelte'

const READING_TIME = 5000

export class PointedPlace<Place> {
  #place = $state.raw<Place | null>(null)
  #forgetting: ReturnType<typeof setTimeout> | undefined

  get place(): Place | null {
    return this.#place
  }
  /** Once a finger has gone, what is told of the place goes too, after it has been read. */
  set place(place: Place | null) {
    clearTimeout(this.#forgetting)
    this.#place = place
    if (place !== null && !viewport.keyboard) this.#forgetting = setTimeout(() => (this.#place = null), READING_TIME)
  }
}

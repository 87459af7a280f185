/** Where one looks at a board from: how large it is drawn, and where its corner is in the frame. */

import { createContext } from 'svelte'

export interface Point {
  x: number
  y: number
}
export interface Size {
  width: number
  height: number
}
export interface Inset {
  top: number
  right: number
  bottom: number
  left: number
}

const LARGEST = 3
/** How much of the drawing is seen around what is to be seen together. */
const ROOM = 50
const NO_INSET: Inset = { top: 0, right: 0, bottom: 0, left: 0 }

export class Camera {
  scale = $state(1)
  x = $state(0)
  y = $state(0)
  /** Whether a change of place is to be seen as a movement. */
  gliding = $state(false)
  /** Whether the person has chosen the place: then nothing moves it but what must be seen. */
  held = false
  /** Whether one looks at what is to be seen together, and goes on looking at it as it changes. */
  #following = false

  frame = $state.raw<Size>({ width: 0, height: 0 })
  content: Size = { width: 1, height: 1 }
  /** Room at the edges of the frame that other things lie over. */
  inset: Inset = NO_INSET

  get fitting(): number {
    const { top, right, bottom, left } = this.inset
    const across = (this.frame.width - left - right) / this.content.width
    const down = (this.frame.height - top - bottom) / this.content.height
    return Math.max(0.05, Math.min(across, down, LARGEST))
  }

  /** Whether all of the board is in the frame. */
  get whole(): boolean {
    return this.scale <= this.fitting * 1.01
  }

  fit(): void {
    this.held = false
    this.#following = false
    this.gliding = true
    this.scale = this.fitting
    this.#keep()
  }

  /** Looks at the whole board, or at a point from nearby where the whole would be too small to use; then from as far as
   *  it takes to see what is to be seen `together`. */
  start(comfortable: number, home: Point | null, together: readonly Point[] = []): void {
    this.held = false
    this.gliding = false
    const near = (home !== null || together.length > 0) && this.fitting < comfortable * 0.72
    this.#following = near && together.length > 0
    this.scale = near ? comfortable : this.fitting
    if (this.#following) this.#enclose(together, comfortable)
    else if (near && home) this.#centre(home)
    this.#keep()
  }

  /** Looks at other things together, if one looked at such things and has not moved the board since. */
  follow(together: readonly Point[], comfortable: number): void {
    if (!this.#following || this.held || !together.length) return
    this.gliding = true
    this.#enclose(together, comfortable)
    this.#keep()
  }

  /** Looks at a point from nearby. */
  near(comfortable: number, home: Point | null): void {
    this.held = true
    this.gliding = true
    this.scale = Math.max(comfortable, this.fitting)
    if (home) this.#centre(home)
    this.#keep()
  }

  zoom(factor: number, at: Point = this.#middle): void {
    this.held = true
    const before = this.scale
    this.scale = Math.min(LARGEST, Math.max(this.fitting * 0.8, before * factor))
    const grown = this.scale / before
    this.x = at.x - (at.x - this.x) * grown
    this.y = at.y - (at.y - this.y) * grown
    this.#keep()
  }

  pan(across: number, down: number): void {
    this.held = true
    this.x += across
    this.y += down
    this.#keep()
  }

  /** Brings a point of the board into the frame, if it is not there with some room around it. */
  show(point: Point, room = 60): void {
    const { x: across, y: down } = this.over(point)
    const { top, right, bottom, left } = this.inset
    const { width, height } = this.frame
    const [aside, above] = [Math.min(room, width * 0.35), Math.min(room, height * 0.35)]
    const out =
      across < left + aside || across > width - right - aside || down < top + above || down > height - bottom - above
    if (!out || this.whole) return
    this.gliding = true
    this.#centre(point)
    this.#keep()
  }

  /** The point of the board under a point of the frame. */
  under(at: Point): Point {
    return { x: (at.x - this.x) / this.scale, y: (at.y - this.y) / this.scale }
  }

  /** The point of the frame over a point of the board. */
  over(point: Point): Point {
    return { x: this.x + point.x * this.scale, y: this.y + point.y * this.scale }
  }

  get #middle(): Point {
    return { x: this.frame.width / 2, y: this.frame.height / 2 }
  }

  #centre(point: Point): void {
    this.x = this.#middle.x - point.x * this.scale
    this.y = this.#middle.y - point.y * this.scale
  }

  /** Looks at some points from as near as all of them can be seen, with some room around. */
  #enclose(points: readonly Point[], nearest: number): void {
    const { top, right, bottom, left } = this.inset
    const [across, down] = [points.map(({ x }) => x), points.map(({ y }) => y)]
    const [from, to] = [Math.min(...across), Math.max(...across)]
    const [above, below] = [Math.min(...down), Math.max(...down)]
    const wide = (this.frame.width - left - right) / (to - from + 2 * ROOM)
    const high = (this.frame.height - top - bottom) / (below - above + 2 * ROOM)
    this.scale = Math.max(this.fitting, Math.min(wide, high, nearest))
    this.x = (left + this.frame.width - right) / 2 - (this.scale * (from + to)) / 2
    this.y = (top + this.frame.height - bottom) / 2 - (this.scale * (above + below)) / 2
  }

  /** Never loses the board: a small one stands in the middle, a large one fills the frame. */
  #keep(): void {
    const { top, right, bottom, left } = this.inset
    this.x = kept(this.x, this.content.width * this.scale, left, this.frame.width - right)
    this.y = kept(this.y, this.content.height * this.scale, top, this.frame.height - bottom)
  }
}

function kept(at: number, length: number, from: number, to: number): number {
  if (length <= to - from + 1) return from + (to - from - length) / 2
  return Math.min(from, Math.max(to - length, at))
}

/** The camera of the board that a component is drawn on: for what has the same size however near one looks. */
export const [getCamera, setCamera] = createContext<Camera>()

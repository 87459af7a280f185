import type { Scene, Square } from '../types'

/** A floor of so many squares with some elements on it. */
export function sampleScene(width: number, height: number, elements: Square[], more: Partial<Scene> = {}): Scene {
  const squares = Array.from({ length: width * height }, (_, place) => {
    const [x, y] = [place % width, Math.floor(place / width)]
    return elements.find((each) => each.x === x && each.y === y) ?? { x, y }
  })
  return {
    course: '',
    name: '',
    width,
    height,
    boards: [{ board: null, x: 0, y: 0, width, height, rotation: 0 }],
    squares,
    walls: [],
    lasers: [],
    flags: [],
    players: { min: 2, max: 8, even_only: false },
    length: '',
    category: '',
    rules: [],
    ...more,
  }
}

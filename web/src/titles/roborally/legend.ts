/** One square for each thing that can lie on the floor, drawn as the board draws it; the square itself is in the middle. */

import { sampleScene } from './floor/sample_scene'
import type { Scene, Square } from './types'

const sample = (elements: Square[], more?: Partial<Scene>): Scene => sampleScene(3, 3, elements, more)

function belt(x: number, speed: 1 | 2): Square {
  return { x, y: 1, belt: { speed, exit: 'E', turn_from: [], from: [] } }
}
const here = { x: 1, y: 1 }

/** By the names that the words have for them: `element-belt`. */
export const LEGEND: [name: string, scene: Scene][] = [
  ['belt', sample([0, 1, 2].map((x) => belt(x, 1)))],
  ['express', sample([0, 1, 2].map((x) => belt(x, 2)))],
  [
    'curve',
    sample([
      belt(0, 1),
      { ...here, belt: { speed: 1, exit: 'S', turn_from: ['W'], from: ['W'] } },
      { x: 1, y: 2, belt: { speed: 1, exit: 'S', turn_from: [], from: [] } },
    ]),
  ],
  ['gear_right', sample([{ ...here, gear: 'right' }])],
  ['gear_left', sample([{ ...here, gear: 'left' }])],
  ['pusher', sample([{ ...here, pusher: { pushes: 'S', registers: [2, 4] } }])],
  ['crusher', sample([{ ...here, crusher: { registers: [1, 5] } }])],
  ['pit', sample([{ ...here, pit: true }])],
  ['wall', sample([], { walls: [{ ...here, side: 'E' }] })],
  [
    'laser',
    sample([], {
      walls: [{ ...here, side: 'W' }],
      lasers: [{ ...here, fires: 'E', beams: 2, line: [1, 2].map((x) => [x, 1]) }],
    }),
  ],
  ['repair', sample([{ ...here, repair: 1 }])],
  ['repair_option', sample([{ ...here, repair: 2 }])],
  ['dock', sample([{ ...here, dock: { number: 3, facing: 'N' } }])],
  // What is drawn over an empty floor, or lies beyond it.
  ...['flag', 'archive', 'robot', 'ghost', 'edge'].map((name): [string, Scene] => [name, sample([])]),
]

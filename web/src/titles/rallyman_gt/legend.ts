/** Where on the printed circuits each sign of the road can be seen. */

import type { DamageToken, DottedLine, Point, Scene, Space } from './types'

export interface LegendSample {
  sign: string
  circuit: string
  /** What the picture looks at, in the scene. */
  look(scene: Scene): Point | null
  /** How much of the board the picture shows. */
  wide?: number
}

function space(which: (space: Space, scene: Scene) => boolean): LegendSample['look'] {
  return (scene) => {
    const found = scene.spaces.find((each) => which(each, scene))
    return found ? [found.x, found.y] : null
  }
}

function dots(kind: DottedLine['kind']): LegendSample['look'] {
  return (scene) => {
    const found = scene.dots.find((each) => each.kind === kind)
    if (!found) return null
    const [[ax, ay], [bx, by]] = found.points
    return [(ax + bx) / 2, (ay + by) / 2]
  }
}

function plain(danger: string): LegendSample['look'] {
  return (scene) => {
    const tile = scene.tiles.find((each) => each.danger === danger && !each.corner)
    const [first, next] = [tile?.path[2], tile?.path[10]]
    return first && next ? [(first[0] + next[0]) / 2, (first[1] + next[1]) / 2] : null
  }
}

/** What is drawn from the bag when control is lost. */
export const LEGEND_TOKENS: readonly DamageToken[] = ['gear', 'brake', 'gas', 'weather', 'yellow_flag', 'green_flag']

export const LEGEND_SAMPLES: readonly LegendSample[] = [
  { sign: 'circle', circuit: '1', look: space(({ limit, hazard }) => limit !== null && !hazard) },
  { sign: 'triangle', circuit: '2', look: space(({ hazard }) => hazard) },
  { sign: 'dots', circuit: '1', look: dots('limit') },
  { sign: 'warning', circuit: '5', look: dots('hazard') },
  { sign: 'danger', circuit: '1', look: plain('red'), wide: 400 },
  {
    sign: 'ideal',
    circuit: '1',
    look: space(({ space: name }, { ideal }) => name === ideal[Math.floor(ideal.length / 2)]),
  },
  { sign: 'finish', circuit: '1', look: space(({ space: name }, { grid }) => name === grid[0]) },
]

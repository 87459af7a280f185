/** Steps by arrow keys: the arrow goes where the car goes in the picture, whether the bridge stands or lies. */

import type { Direction } from './types'

const STANDING: Record<string, readonly Direction[]> = {
  ArrowUp: ['F'],
  ArrowDown: ['B'],
  ArrowLeft: ['FL', 'BL'],
  ArrowRight: ['FR', 'BR'],
}
const LYING: Record<string, readonly Direction[]> = {
  ArrowRight: ['F'],
  ArrowLeft: ['B'],
  ArrowUp: ['FL', 'BL'],
  ArrowDown: ['FR', 'BR'],
}

/** The step that an arrow means, among those that may be made. */
export function stepOfArrow(key: string, lies: boolean, may: readonly Direction[]): Direction | undefined {
  return (lies ? LYING : STANDING)[key]?.find((direction) => may.includes(direction))
}

/** The arrow of a step. */
export function arrowOfStep(direction: Direction, lies: boolean): string {
  return Object.entries(lies ? LYING : STANDING).find(([, its]) => its.includes(direction))?.[0] ?? ''
}

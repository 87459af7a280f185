/** Steps by arrow keys: the arrow goes where the car goes in the picture, whether the bridge stands or lies. */

import type { Direction } from './types'

const STEPS: readonly (readonly Direction[])[] = [['F'], ['B'], ['FL', 'BL'], ['FR', 'BR']]
/** The arrows of these steps. */
const STANDING = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']
const LYING = ['ArrowRight', 'ArrowLeft', 'ArrowUp', 'ArrowDown']

/** The step that an arrow means, among those that may be made. */
export function stepOfArrow(key: string, lies: boolean, may: readonly Direction[]): Direction | undefined {
  return STEPS[(lies ? LYING : STANDING).indexOf(key)]?.find((direction) => may.includes(direction))
}

/** The arrow of a step. */
export function arrowOfStep(direction: Direction, lies: boolean): string {
  return (lies ? LYING : STANDING)[STEPS.findIndex((its) => its.includes(direction))] ?? ''
}

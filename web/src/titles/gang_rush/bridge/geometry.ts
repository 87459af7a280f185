/** Where things of the bridge are in the drawing. The race goes up; `turned` lays the bridge down, so that it goes right. */

import { placeOf } from '../model'
import type { Point } from '../types'

/** The width of a lane, and half the length of a space. */
export const LANE = 100
export const HALF = 52
const LANES = 5
/** From the middle to the edge of the road, of the deck, and of what is drawn of the river. */
export const EDGE = (LANES / 2) * LANE
export const DECK = EDGE + 34
export const WATER = DECK + 112
/** Where the road begins and ends, in half-spaces; beyond both there is land. */
export const FIRST = -2
export const LAST = 41
const LAND = 6

export interface Box {
  left: number
  top: number
  width: number
  height: number
}

/** The whole drawing, before it is turned. */
export const BOX: Box = {
  left: -WATER,
  top: along(LAST + LAND),
  width: 2 * WATER,
  height: (LAST + LAND - FIRST + LAND) * HALF,
}

export function across(lane: number): number {
  return (lane - (LANES + 1) / 2) * LANE
}

export function along(y: number): number {
  return -y * HALF
}

/** The middle of a space. */
export function middle(space: string): Point {
  const [lane, y] = placeOf(space)
  return [across(lane), along(y)]
}

/** The drawing as it is seen. */
export function boxOf(turned: boolean): Box {
  if (!turned) return BOX
  return { left: -BOX.top - BOX.height, top: BOX.left, width: BOX.height, height: BOX.width }
}

/** A point of the drawing as it is seen in the frame. */
export function seenAt([x, y]: Point, turned: boolean): { x: number; y: number } {
  const box = boxOf(turned)
  return turned ? { x: -y - box.left, y: x - box.top } : { x: x - box.left, y: y - box.top }
}

/** The space under a point of the frame; it may be one that the bridge does not have. */
export function spaceUnder(point: { x: number; y: number }, turned: boolean): string {
  const box = boxOf(turned)
  const [seenX, seenY] = [point.x + box.left, point.y + box.top]
  const [x, y] = turned ? [seenY, -seenX] : [seenX, seenY]
  const lane = Math.round(x / LANE) + 3
  const odd = lane % 2 ? 0 : 1
  return `${lane}:${2 * Math.round((-y / HALF - odd) / 2) + odd}`
}

/** The outline of a space, a little smaller than it is. */
export function outline(space: string, inset = 3): { x: number; y: number; width: number; height: number } {
  const [x, y] = middle(space)
  return {
    x: x - LANE / 2 + inset,
    y: y - HALF + inset,
    width: LANE - 2 * inset,
    height: 2 * HALF - 2 * inset,
  }
}

/** Where a car floats that has fallen in at a space: beside it. */
export function afloat(exit: string): Point {
  const [lane, y] = placeOf(exit)
  return [(lane <= LANES / 2 + 0.5 ? -1 : 1) * (DECK + 58), along(y)]
}

/** The same number for the same place, between 0 and 1: what is scattered stays where it is. */
export function scattered(seed: number): number {
  const wild = Math.sin(seed * 127.1 + 311.7) * 43758.5453
  return wild - Math.floor(wild)
}

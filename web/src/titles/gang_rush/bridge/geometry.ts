/** Where things of the bridge are in the drawing. The race goes up; `turned` lays the bridge down, so that it goes right. */

import type { Box } from '../../../kit/orientation'
import { spaceCoordinates } from '../model'
import type { Point } from '../types'

/** The width of a lane, and half the length of a space. */
export const LANE_WIDTH = 100
export const HALF_SPACE = 52
const LANES = 5
/** From the middle to the edge of the road, of the deck, and of what is drawn of the river. */
export const ROAD_EDGE = (LANES / 2) * LANE_WIDTH
export const DECK_EDGE = ROAD_EDGE + 34
export const WATER_EDGE = DECK_EDGE + 112
/** Where the road begins and ends, in half-spaces; beyond both there is land. */
export const ROAD_START = -2
export const ROAD_END = 41
const LAND = 6

/** The whole drawing, before it is turned. */
export const DRAWING_BOX: Box = {
  left: -WATER_EDGE,
  top: yOfSpace(ROAD_END + LAND),
  width: 2 * WATER_EDGE,
  height: (ROAD_END + LAND - ROAD_START + LAND) * HALF_SPACE,
}

export function xOfLane(lane: number): number {
  return (lane - (LANES + 1) / 2) * LANE_WIDTH
}

export function yOfSpace(y: number): number {
  return -y * HALF_SPACE
}

/** The middle of a space. */
export function spaceMiddle(space: string): Point {
  const [lane, y] = spaceCoordinates(space)
  return [xOfLane(lane), yOfSpace(y)]
}

/** The drawing as it is seen. */
export function drawingBox(turned: boolean): Box {
  if (!turned) return DRAWING_BOX
  return {
    left: -DRAWING_BOX.top - DRAWING_BOX.height,
    top: DRAWING_BOX.left,
    width: DRAWING_BOX.height,
    height: DRAWING_BOX.width,
  }
}

/** A point of the drawing as it is seen in the frame. */
export function pointInFrame([x, y]: Point, turned: boolean): { x: number; y: number } {
  const box = drawingBox(turned)
  return turned ? { x: -y - box.left, y: x - box.top } : { x: x - box.left, y: y - box.top }
}

/** The space under a point of the frame; it may be one that the bridge does not have. */
export function spaceUnderPoint(point: { x: number; y: number }, turned: boolean): string {
  const box = drawingBox(turned)
  const [seenX, seenY] = [point.x + box.left, point.y + box.top]
  const [x, y] = turned ? [seenY, -seenX] : [seenX, seenY]
  const lane = Math.round(x / LANE_WIDTH) + 3
  const odd = lane % 2 ? 0 : 1
  return `${lane}:${2 * Math.round((-y / HALF_SPACE - odd) / 2) + odd}`
}

/** The outline of a space, a little smaller than it is. */
export function spaceOutline(space: string, inset = 3): { x: number; y: number; width: number; height: number } {
  const [x, y] = spaceMiddle(space)
  return {
    x: x - LANE_WIDTH / 2 + inset,
    y: y - HALF_SPACE + inset,
    width: LANE_WIDTH - 2 * inset,
    height: 2 * HALF_SPACE - 2 * inset,
  }
}

/** Where a car floats that has fallen in at a space: beside it. */
export function floatingPoint(exit: string): Point {
  const [lane, y] = spaceCoordinates(exit)
  return [(lane <= LANES / 2 + 0.5 ? -1 : 1) * (DECK_EDGE + 58), yOfSpace(y)]
}

/** The same number for the same place, between 0 and 1: what is scattered stays where it is. */
export function pseudoRandom(seed: number): number {
  const wild = Math.sin(seed * 127.1 + 311.7) * 43758.5453
  return wild - Math.floor(wild)
}

/** What may be laid next, by the space that it leads to, and where the dice fan out around that space. */

import type { Point, Size } from '../../ui/camera.svelte'
import { diceOfStep, isStep, parseStep, type Step } from './steps'
import { relaidSteps } from './dice_tray'
import type { DieFace, Preview, NextStep, Scene, Turn } from './types'

/** One way to make the next step: its dice, and what the engine foresees of it where it says so. */
export interface StepOffer extends Step {
  name: string
  dice: string[]
  foreseen: NextStep | null
  /** While dice are laid again: what they show, the warnings of dice and road, and whether control is lost with them. */
  again: { faces: DieFace[]; shown: number; warnings: number; lost: boolean } | null
}

export interface StepTarget {
  space: string
  offers: StepOffer[]
}

/** The spaces that can be reached next, each with its offers from the slowest to the fastest. */
export function stepTargets(legal: readonly string[], preview: Preview | undefined, turn?: Turn): StepTarget[] {
  const known = new Map((preview?.next ?? []).map((each) => [each.step, each]))
  const found = new Map<string, StepOffer[]>()
  for (const line of legal) {
    if (!isStep(line)) continue
    const step = parseStep(line)
    const offer: StepOffer = {
      ...step,
      name: line,
      dice: diceOfStep(step),
      foreseen: known.get(line) ?? null,
      again: null,
    }
    const ways = turn?.faces ? relays(offer, turn, preview) : [offer]
    found.set(step.to, [...(found.get(step.to) ?? []), ...ways])
  }
  return [...found].map(([space, offers]) => ({ space, offers: offers.sort(bySpeed) }))
}

/** Dice that are alike may show different faces: each way to take them is an offer of its own. */
function relays(offer: StepOffer, turn: Turn, preview: Preview | undefined): StepOffer[] {
  const road = offer.foreseen?.warnings ?? 0
  const missing = (preview?.threshold ?? 0) - (preview?.warnings ?? 0)
  return (offer.foreseen?.shows ?? [0]).map((shown) => {
    const dice = relaidSteps({ ...turn, relaid: [...(turn.relaid ?? []), [offer.line, shown]] }).steps.at(-1) ?? []
    const faces = dice.map(({ face }) => face ?? 'clear')
    const warnings = shown + road
    return { ...offer, name: `${offer.line} ${shown}`, again: { faces, shown, warnings, lost: warnings >= missing } }
  })
}

/** By the speed that it leads to; gas before the gear die of the same number. */
function bySpeed(one: StepOffer, other: StepOffer): number {
  return speedOf(one) - speedOf(other) || (one.gear === null ? -1 : 0) - (other.gear === null ? -1 : 0)
}

function speedOf(offer: StepOffer): number {
  return offer.foreseen?.speed ?? offer.gear ?? 0
}

/** The space that one most likely means: on the ideal line, or else straight ahead, and without breaking a limit. */
export function likelyTarget(
  targets: readonly StepTarget[],
  scene: Pick<Scene, 'ideal' | 'links'>,
  from: string,
): string {
  const worth = ({ space, offers }: StepTarget): number => {
    const safe = offers.some(({ foreseen }) => !foreseen?.too_fast) ? 4 : 0
    const ideal = scene.ideal.includes(space) ? 2 : 0
    const straight = scene.links.some((link) => link.from === from && link.to === space && link.kind === 'straight')
    return safe + ideal + (straight ? 1 : 0)
  }
  return [...targets].sort((one, other) => worth(other) - worth(one))[0]?.space ?? ''
}

/** How far the dice stand from the space, and from each other, on the screen. */
const REACH = 100
const APART = 76
/** Half of what one of them takes. */
const HALF = 38
const WAYS = 24

/**
 * Where the dice stand around a point of the frame: on an arc, on the side where they fit, and out of the way of what
 * lies ahead (`shunned`: points of the frame that should stay free).
 */
export function fanPositions(count: number, at: Point, room: Size, shunned: readonly Point[] = []): Point[] {
  const between = 2 * Math.asin(APART / 2 / REACH)
  const arc = (towards: number): Point[] =>
    Array.from({ length: count }, (_, place) => {
      const angle = towards + (place - (count - 1) / 2) * between
      return { x: at.x + REACH * Math.sin(angle), y: at.y - REACH * Math.cos(angle) }
    })
  let best: Point[] = arc(0)
  let least = Infinity
  for (let way = 0; way < WAYS; way++) {
    // From straight up to both sides in turn: what is as good elsewhere stands above the finger.
    const towards = ((way % 2 ? way + 1 : -way) / 2) * ((2 * Math.PI) / WAYS)
    const spots = arc(towards)
    const cost = spots.reduce((sum, spot) => sum + outside(spot, room) * 10 + covered(spot, shunned), 0)
    if (cost < least - 1e-6) {
      best = spots
      least = cost
    }
  }
  return movedInside(best, room).map((spot) => inside(spot, room))
}

/** All of them moved as one, so that none comes to lie on another. */
function movedInside(spots: readonly Point[], { width, height }: Size): Point[] {
  const by = (values: number[], most: number) =>
    Math.max(0, HALF - Math.min(...values)) - Math.max(0, Math.max(...values) - (most - HALF))
  const x = by(
    spots.map((spot) => spot.x),
    width,
  )
  const y = by(
    spots.map((spot) => spot.y),
    height,
  )
  return spots.map((spot) => ({ x: spot.x + x, y: spot.y + y }))
}

function outside({ x, y }: Point, { width, height }: Size): number {
  const beyond = (value: number, most: number) => Math.max(0, HALF - value, value - (most - HALF))
  return beyond(x, width) + beyond(y, height)
}

function inside({ x, y }: Point, { width, height }: Size): Point {
  const within = (value: number, most: number) => Math.max(HALF, Math.min(most - HALF, value))
  return { x: within(x, width), y: within(y, height) }
}

function covered(spot: Point, shunned: readonly Point[]): number {
  return shunned.reduce((sum, { x, y }) => sum + Math.max(0, HALF * 1.5 - Math.hypot(spot.x - x, spot.y - y)), 0)
}

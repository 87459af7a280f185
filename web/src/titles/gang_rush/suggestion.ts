/** What a hint proposes, ready to be drawn: read from its decisions, and from what the engine tells in advance. */

import { decisionArguments, decisionKind } from '../../lib/decisions'
import { beginsWith } from '../../kit/planner.svelte'
import { thingsOfHazard } from './hazards'
import { carOfDriver, neighbour } from './model'
import type { Car, Direction, GangView, Preview, Scene, ThingsOnSpace } from './types'
import { allWays, bestWay, isShot, spaceStruckByShot, type Way } from './ways'

export interface SuggestedDrawing {
  /** The way as the engine foresees it. */
  way: Way | null
  /** Spaces one after another, where steps follow on something else and nobody has foreseen them. */
  route: string[]
  shots: { from: string; to: string }[]
  /** Something that is placed, a car that is put down, or only a space. */
  spaces: { space: string; lying: ThingsOnSpace | null; driver: string | null }[]
  /** From where to where something is moved. */
  moves: { from: string; to: string }[]
  /** What should be in sight. */
  focus: string | null
}

/** Shots whose space nobody has foreseen are drawn this far. */
const ONE_SHOT = 2

export function suggestedDrawing(
  lines: readonly string[],
  view: GangView | undefined,
  preview: Partial<Preview>,
  scene: Scene,
): SuggestedDrawing {
  const found: SuggestedDrawing = { way: null, route: [], shots: [], spaces: [], moves: [], focus: null }
  if (!view || !lines.length) return found
  const asked = view.cars.find(({ seat }) => seat === view.asked?.seat)
  const car = carOfDriver(view, view.turn?.car) ?? asked
  const steps = lines.filter((line) => decisionKind(line) === 'step').map(directionOf)
  const ways = steps.length ? allWays(preview, car).filter((way) => beginsWith(way, steps)) : []
  found.way = bestWay(ways, car?.driver ?? null) ?? null
  if (!found.way && car?.at?.includes(':') && steps.length) found.route = routeFrom(car.at, steps)
  let what = view.pending?.what ?? ''
  for (const line of lines) {
    const kind = decisionKind(line)
    const [first = '', second = ''] = decisionArguments(line)
    if (isShot(line)) {
      const to = struckBy(line, view, preview, car)
      if (car?.at?.includes(':') && to) found.shots.push({ from: car.at, to })
    } else if (kind === 'hazard' || kind === 'use' || kind === 'ramp') what = first || kind
    else if (kind === 'place')
      found.spaces.push({ space: first, lying: thingsPlaced(what, scene, asked ?? car), driver: null })
    else if (kind === 'move') found.moves.push({ from: first, to: second })
    else if (kind === 'shift') {
      found.spaces.push({ space: first, lying: null, driver: null })
      if (view.pending?.at) found.moves.push({ from: view.pending.at, to: first })
    } else if (kind === 'car') found.spaces.push({ space: second, lying: null, driver: first })
    else if (kind === 'crane' || kind === 'bounce')
      found.spaces.push({ space: first, lying: null, driver: asked?.driver ?? null })
  }
  found.focus =
    found.way?.end ??
    found.route.at(-1) ??
    found.spaces[0]?.space ??
    found.moves[0]?.to ??
    found.shots.find(({ to }) => to)?.to ??
    null
  return found
}

function directionOf(line: string): Direction {
  return decisionArguments(line)[0] as Direction
}

function routeFrom(at: string, steps: readonly Direction[]): string[] {
  return steps.reduce((all, direction) => [...all, neighbour(all.at(-1) ?? at, direction)], [at])
}

/** Where a shot strikes; where nobody has foreseen it, whom it names, or a little way in its direction. */
function struckBy(line: string, view: GangView, preview: Partial<Preview>, car: Car | undefined): string | null {
  const struck = spaceStruckByShot(line, preview, view)
  if (struck) return struck
  const [named = ''] = decisionArguments(line)
  const kind = decisionKind(line)
  if (kind === 'trick') return carOfDriver(view, named)?.at ?? null
  if (kind !== 'shoot' && kind !== 'mortar') return null
  return (
    routeFrom(
      car?.at ?? '',
      Array.from({ length: ONE_SHOT }, () => named as Direction),
    ).at(-1) ?? null
  )
}

/** What would lie there: a hazard, the ramp, or what a tile leaves. */
function thingsPlaced(what: string, scene: Scene, car: Car | undefined): ThingsOnSpace {
  if (what === 'ramp') return { ramp: car?.facing ?? 'F' }
  if (what === 'mine') return car?.driver ? { mine: car.driver } : {}
  if (what === 'oil_slick' || what === 'acid_pool') return { [what]: true }
  return thingsOfHazard(what, scene.hazards)
}

/** The dice that a hint rolls again, by number; none where it keeps all, null where it says nothing of dice. */
export function suggestedReroll(lines: readonly string[]): ReadonlySet<number> | null {
  const [first = ''] = lines
  if (first === 'stop') return new Set()
  return first.startsWith('reroll ') ? new Set([...(decisionArguments(first)[0] ?? '')].map(Number)) : null
}

/** Whether a hint has a decision of one of these kinds. */
export function isSuggested(lines: readonly string[], ...kinds: readonly string[]): boolean {
  return lines.some((line) => kinds.includes(decisionKind(line)))
}

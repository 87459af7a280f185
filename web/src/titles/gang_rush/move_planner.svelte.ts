/**
 * What is meant but not sent yet, shared by the board and the hand: the way, the car that is being picked, the thing that
 * is being moved.
 */

import { announcer } from '../../lib/announce.svelte'
import { decisionArguments, decisionsOfKind } from '../../lib/decisions'
import { t } from '../../lib/translations.svelte'
import { beginsWith, onePerSession, RoutePlanner } from '../../kit/planner.svelte'
import { nearestSpace, spaceInArrowDirection } from './space_cursor'
import { bestWay, compareSpaces, isShot, spaceStruckByShot, type Way, allWays } from './ways'
import { carOfDriver, neighbour } from './model'
import { suggestedDrawing, type SuggestedDrawing } from './suggestion'
import type { Car, Direction, GangRush, GangSession } from './types'

/** A space that can be pressed. */
export interface BoardTarget {
  space: string
  /** What pressing it decides; null where it is only a part of that. */
  line: string | null
  kind: 'place' | 'step' | 'end' | 'lift' | 'lifted' | 'start'
}

/** Whose turn it is tells nothing that one would have to see first. */
const CALM = new Set(['turn'])

export class MovePlanner extends RoutePlanner<GangRush, Direction, Way> {
  #driver = $state<string | null>(null)
  #lifted = $state<string | null>(null)
  #cursor = $state<string | null>(null)
  #aimed = $state<string | null>(null)

  /** The car on turn. */
  get car(): Car | undefined {
    const view = this.view
    return view?.turn && carOfDriver(view, view.turn.car)
  }
  override get tense(): boolean {
    return this.showsOwnEvent(this.view?.cars.find(({ seat }) => seat === this.session.you)?.driver, CALM)
  }

  // -- driving ---------------------------------------------------------------------------------------------------

  readonly ways: Way[] = $derived(decisionsOfKind(this.legal, 'step').length ? allWays(this.preview, this.car) : [])

  protected get moment(): string {
    return `${this.view?.round} ${this.view?.turn?.car} ${this.view?.turn?.movement}`
  }
  protected override readonly keepsRest = true
  protected wayFor(steps: readonly Direction[]): Way | undefined {
    return this.#best((way) => beginsWith(way, steps))
  }
  protected wayTo(space: string): Way | undefined {
    return this.#best(({ end }) => end === space)
  }
  #best(which: (way: Way) => boolean): Way | undefined {
    return bestWay(this.ways.filter(which), this.car?.driver ?? null)
  }
  protected announce({ end, steps }: Way): void {
    announcer.say(t('gang-way-to', { space: this.session.words.value('space', end), steps: steps.length }))
  }
  protected decisionsOf({ steps }: Way): string[] {
    return steps.map((direction) => `step ${direction}`)
  }

  // -- what can be pressed on the board --------------------------------------------------------------------------

  readonly targets: BoardTarget[] = $derived.by(() => {
    const found = [...this.#places(), ...this.#moves(), ...this.#starts(), ...this.#steps()]
    return found.sort((one, other) => compareSpaces(one.space, other.space))
  })
  #places(): BoardTarget[] {
    return decisionsOfKind(this.legal, 'place', 'shift', 'bounce', 'crane').map((line) => {
      const [space = ''] = decisionArguments(line)
      return { space, line, kind: 'place' }
    })
  }
  #moves(): BoardTarget[] {
    const moves = decisionsOfKind(this.legal, 'move').map((line) => line.split(' '))
    const sources = [...new Set(moves.map(([, from = '']) => from))]
    const lifted = this.lifted
    return [
      ...sources.map((space): BoardTarget => ({ space, line: null, kind: space === lifted ? 'lifted' : 'lift' })),
      ...moves
        .filter(([, from]) => from === lifted)
        .map((words): BoardTarget => ({ space: words[2] ?? '', line: words.join(' '), kind: 'place' })),
    ]
  }
  #starts(): BoardTarget[] {
    return this.legal
      .filter((line) => line.startsWith(`car ${this.driver} `))
      .map((line) => ({ space: line.split(' ')[2] ?? '', line, kind: 'start' }))
  }
  #steps(): BoardTarget[] {
    const ways = this.ways.filter((way) => beginsWith(way, this.route))
    if (!ways.length) return []
    const at = this.route.length ? ways[0]?.stages[this.route.length - 1]?.after : this.car?.at
    const next = new Set(ways.flatMap(({ steps }) => steps[this.route.length] ?? []))
    const found = [...next].map((way): BoardTarget => ({
      space: neighbour(at ?? '', way),
      line: `step ${way}`,
      kind: 'step',
    }))
    for (const { end } of this.ways)
      if (!found.some(({ space }) => space === end)) found.push({ space: end, line: null, kind: 'end' })
    return found
  }

  /** The shots that may be fired, by the space that they strike. */
  readonly shots: { space: string; lines: string[] }[] = $derived.by(() => {
    const view = this.view
    const found = new Map<string, string[]>()
    for (const line of view ? this.legal.filter(isShot) : []) {
      const space = view && spaceStruckByShot(line, this.preview, view)
      if (space) found.set(space, [...(found.get(space) ?? []), line])
    }
    return [...found].map(([space, lines]) => ({ space, lines }))
  })

  /** The target that was chosen, where there are several shots at it. */
  get aimed(): string | null {
    return this.shots.some(({ space }) => space === this.#aimed) ? this.#aimed : null
  }
  set aimed(space: string | null) {
    this.#aimed = space
  }

  /** What the hint that is picked proposes; a way of one's own takes its place. */
  readonly suggested: SuggestedDrawing = $derived(
    suggestedDrawing(
      this.way || !this.legal.length ? [] : this.session.suggestion,
      this.view,
      this.preview,
      this.scene,
    ),
  )

  /** The cars that may still be picked. */
  readonly drivers: string[] = $derived.by(() => {
    return [...new Set(decisionsOfKind(this.legal, 'car').map((line) => decisionArguments(line)[0] ?? ''))]
  })
  get driver(): string | null {
    return this.#driver && this.drivers.includes(this.#driver) ? this.#driver : null
  }
  set driver(driver: string | null) {
    this.#driver = driver
  }
  /** The space from which something is being moved. */
  get lifted(): string | null {
    const from = this.#lifted
    return from && this.legal.some((line) => line.startsWith(`move ${from} `)) ? from : null
  }

  /** The space that was reached by keys, among those that can be chosen. */
  readonly cursor: BoardTarget | undefined = $derived(this.#choosable.find(({ space }) => space === this.#cursor))
  get #choosable(): BoardTarget[] {
    return this.targets.filter(({ kind }) => kind !== 'step' && kind !== 'end')
  }
  /** The nearest of them. */
  readonly nearest: string | undefined = $derived(
    nearestSpace(
      this.#standing,
      this.#choosable.map(({ space }) => space),
    ),
  )
  /** Goes on by an arrow key, or to the nearest space to begin with; whether there are spaces to choose from. */
  go(key: string, lies: boolean): boolean {
    const spaces = this.#choosable.map(({ space }) => space)
    if (!spaces.length || !key.startsWith('Arrow')) return false
    const found = this.cursor ? spaceInArrowDirection(key, this.cursor.space, spaces, lies) : this.nearest
    if (found) this.#cursor = found
    this.session.highlighted = this.cursor?.line ?? null
    if (this.cursor?.line) announcer.say(this.session.words.decision(this.cursor.line))
    return true
  }
  /** Where whoever chooses stands, or what is moved lies. */
  get #standing(): string {
    const car = this.view?.cars.find(({ seat }) => seat === this.session.decidingSeat)
    return [this.view?.pending?.at, car?.at, car?.exit].find((each) => each?.includes(':')) ?? '3:0'
  }

  /** A space was pressed. */
  press({ kind, space, line }: BoardTarget): void {
    if (this.session.busy || this.running) return
    this.#cursor = kind === 'lift' ? space : null
    if (kind === 'lift' || kind === 'lifted') this.#lifted = kind === 'lift' ? space : null
    else if (kind === 'step') this.extend(line?.split(' ')[1] as Direction)
    else if (kind === 'end' && this.isWhole(space)) void this.drive()
    else if (kind === 'end') this.aimAt(space)
    else if (line) void this.session.act(line)
  }

  /** What was chosen is forgotten; whether there was something. */
  close(): boolean {
    const chosen = [this.route[0], this.lifted, this.driver, this.cursor, this.aimed]
    const something = chosen.some((each) => each !== null && each !== undefined)
    this.forget()
    this.#lifted = this.#driver = this.#cursor = this.#aimed = null
    return something
  }
}

/** The planner of a session: the board and the hand share it. */
export const movePlannerOf = onePerSession((session: GangSession) => new MovePlanner(session))

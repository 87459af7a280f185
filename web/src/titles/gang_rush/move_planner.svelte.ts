/**
 * What is meant but not sent yet, shared by the board and the hand: the way, the car that is being picked, the thing that
 * is being moved.
 */

import type { TableSession } from '../../lib/session.svelte'
import { announcer } from '../../lib/announce.svelte'
import { t } from '../../lib/translations.svelte'
import { nearestSpace, spaceInArrowDirection } from './space_cursor'
import { beginsWith, bestWay, compareSpaces, isShot, spaceStruckByShot, type Way, allWays } from './ways'
import { carOfDriver, neighbour } from './model'
import type { Car, Direction, Preview, GangView, Scene } from './types'

/** A space that can be pressed. */
export interface BoardTarget {
  space: string
  /** What pressing it decides; null where it is only a part of that. */
  line: string | null
  kind: 'place' | 'step' | 'end' | 'lift' | 'lifted' | 'start'
}

/** What one decides by pressing a space. */
const SPACES = new Set(['place', 'shift', 'bounce', 'crane'])

export class MovePlanner {
  readonly session: TableSession
  #route = $state.raw<{ for: string; steps: Direction[] }>({ for: '', steps: [] })
  #driver = $state<string | null>(null)
  #lifted = $state<string | null>(null)
  #cursor = $state<string | null>(null)
  #aimed = $state<string | null>(null)
  #running = $state(false)

  constructor(session: TableSession) {
    this.session = session
  }

  get view(): GangView | undefined {
    return this.session.table?.view as unknown as GangView | undefined
  }
  get scene(): Scene {
    return this.session.scene as unknown as Scene
  }
  get preview(): Preview | undefined {
    return this.session.table?.preview as Preview | undefined
  }
  /** What I may decide; nothing while what I have done is still being shown. */
  get legal(): readonly string[] {
    return this.session.decidingSeat === null || this.tense ? [] : this.session.legal
  }
  /** The car on turn. */
  get car(): Car | undefined {
    const view = this.view
    return view?.turn && carOfDriver(view, view.turn.car)
  }
  get running(): boolean {
    return this.#running
  }
  /** Whether what was decided here is still being shown. */
  get tense(): boolean {
    const { playing, now, ahead } = this.session.animator
    const mine = this.view?.cars.find(({ seat }) => seat === this.session.you)?.driver
    return playing && [...now, ...ahead].some(({ event, car }) => car === mine && event !== 'turn')
  }

  // -- driving ---------------------------------------------------------------------------------------------------

  /** All ways that may be driven now. */
  readonly ways: Way[] = $derived.by(() =>
    this.legal.some((line) => line.startsWith('step ')) ? allWays(this.preview, this.car) : [],
  )
  get #key(): string {
    return `${this.view?.round} ${this.view?.turn?.car} ${this.view?.turn?.movement}`
  }
  /** The steps that were chosen, as far as they can be driven. */
  readonly route: Direction[] = $derived.by(() => {
    if (this.#route.for !== this.#key) return []
    const { steps } = this.#route
    return this.ways.some((way) => beginsWith(way, steps)) ? steps : []
  })
  /** The way that is shown: the best of those that begin so; nothing before one has chosen. */
  readonly way: Way | undefined = $derived(
    this.route.length
      ? bestWay(
          this.ways.filter((way) => beginsWith(way, this.route)),
          this.car?.driver ?? null,
        )
      : undefined,
  )

  /** Chooses the next step. */
  extend(direction: Direction): void {
    this.#aim([...this.route, direction])
  }
  /** Chooses a whole way to a space. */
  aimAt(space: string): void {
    const found = bestWay(
      this.ways.filter((way) => way.end === space),
      this.car?.driver ?? null,
    )
    if (found) this.#aim(found.steps)
  }
  /** Takes the choice back, step by step or at once. */
  forget(all = true): void {
    this.#route = { for: this.#key, steps: all ? [] : this.route.slice(0, -1) }
  }
  #aim(steps: Direction[]): void {
    this.#route = { for: this.#key, steps }
    const way = this.way
    if (way) announcer.say(t('gang-way-to', { space: way.end, steps: way.steps.length }))
  }

  /** Drives the way that is shown, or only its first step. What asks for something stops it; the rest stays chosen. */
  async drive(all = true): Promise<void> {
    const steps = this.way?.steps ?? []
    if (!steps.length || this.#running) return
    this.#running = true
    try {
      for (const [place, direction] of steps.slice(0, all ? undefined : 1).entries()) {
        const line = `step ${direction}`
        if (!this.session.legal.includes(line)) break
        await this.session.act(line)
        this.#route = { for: this.#key, steps: steps.slice(place + 1) }
      }
    } finally {
      this.#running = false
    }
  }

  // -- what can be pressed on the board --------------------------------------------------------------------------

  readonly targets: BoardTarget[] = $derived.by(() => {
    const found = [...this.#places(), ...this.#moves(), ...this.#starts(), ...this.#steps()]
    return found.sort((one, other) => compareSpaces(one.space, other.space))
  })
  #places(): BoardTarget[] {
    return this.legal
      .filter((line) => SPACES.has(line.split(' ', 1)[0] ?? ''))
      .map((line) => ({ space: line.split(' ')[1] ?? '', line, kind: 'place' }))
  }
  #moves(): BoardTarget[] {
    const moves = this.legal.filter((line) => line.startsWith('move ')).map((line) => line.split(' '))
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

  /** The cars that may still be picked. */
  readonly drivers: string[] = $derived.by(() => {
    const lines = this.legal.filter((line) => line.startsWith('car '))
    return [...new Set(lines.map((line) => line.split(' ')[1] ?? ''))]
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
    if (this.session.busy || this.#running) return
    this.#cursor = kind === 'lift' ? space : null
    const whole = this.way && this.way.steps.length === this.route.length
    if (kind === 'lift' || kind === 'lifted') this.#lifted = kind === 'lift' ? space : null
    else if (kind === 'step') this.extend(line?.split(' ')[1] as Direction)
    else if (kind === 'end' && whole && this.way?.end === space) void this.drive()
    else if (kind === 'end') this.aimAt(space)
    else if (line) void this.session.act(line)
  }

  /** What was chosen is forgotten; whether there was something. */
  close(): boolean {
    const chosen = [this.route[0], this.lifted, this.driver, this.cursor, this.aimed]
    const something = chosen.some((each) => each !== null && each !== undefined)
    this.forget()
    this.#lifted = null
    this.#driver = null
    this.#cursor = null
    this.#aimed = null
    return something
  }
}

const planners = new WeakMap<TableSession, MovePlanner>()

/** The planner of a session: the board and the hand share it. */
export function movePlannerOf(session: TableSession): MovePlanner {
  let found = planners.get(session)
  if (!found) {
    // It outlives whoever asked first: the board goes where one reads the position in words.
    $effect.root(() => void planners.set(session, new MovePlanner(session)))
    found = planners.get(session) as MovePlanner
  }
  return found
}

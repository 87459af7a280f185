/**
 * What may be chosen on the map: where a tile lies, which one is cleared, where one drives, sails or stops. All of it comes
 * from the legal list and from what the engine foresees; nothing is sent before it is confirmed.
 */

import { announcer } from '../../../lib/announce.svelte'
import { decisionsOfKind } from '../../../lib/decisions'
import { MomentaryChoice, onePerSession, Planner } from '../../../kit/planner.svelte'
import { crewOfSeat } from '../model'
import type { Crew, DriveReach, DriveStep, GreatRace, RaceSession } from '../types'

export type TargetMode = 'lay' | 'clear' | 'drive'

/** A space that may be chosen, and the decisions that it takes, one after another. */
export interface BoardTarget {
  space: string
  kind: 'lay' | 'clear' | 'tile' | 'blind' | 'city' | 'sea' | 'road'
  lines: string[]
  /** The same with one's power. */
  power?: string[]
  /** Taking the tile away instead. */
  clear?: string
  step?: DriveStep
  /** A road of several spaces. */
  reach?: DriveReach
}

/** What cannot be taken back is shown first and done by a second press. */
const BINDING: readonly BoardTarget['kind'][] = ['blind', 'city', 'sea', 'road']

export class MovePlanner extends Planner<GreatRace> {
  #chosen = new MomentaryChoice<string | null>(() => this.session.table?.question, null)
  /** What the pointer is over: shown like what is chosen. */
  pointed = $state<string | null>(null)
  /** Where a tile or a vehicle is while it is dragged, in the drawing; null while it is not. */
  dragged = $state.raw<[number, number] | null>(null)
  #cities: Map<string, string> | undefined

  get me(): Crew | undefined {
    return this.view && crewOfSeat(this.view, this.session.you)
  }
  get driving(): boolean {
    return decisionsOfKind(this.legal, 'step', 'step_power', 'enter', 'stop').length > 0
  }
  get canStop(): boolean {
    return this.legal.includes('stop')
  }
  /** Spaces that are left of this drive, or that a drive would have. */
  get left(): number | null {
    return this.view?.turn?.drive?.left ?? null
  }

  #spaceOf(city: string): string {
    this.#cities ??= new Map(this.scene.cities.map((each) => [each.city, each.space]))
    return this.#cities.get(city) ?? ''
  }

  #cityOf(space: string): string | undefined {
    return this.scene.cities.find((each) => each.space === space)?.city
  }

  /** Everything on the map that may be chosen now, by its space. */
  readonly targets: ReadonlyMap<string, BoardTarget> = $derived.by(() => {
    const found = new Map<string, BoardTarget>()
    const steps = new Map((this.preview.steps ?? []).map((step) => [step.space, step]))
    const go = (space: string, lines: string[], power?: string[]): void => {
      const step = steps.get(space)
      const kind = step?.city ? 'city' : step?.blind ? 'blind' : 'tile'
      const clear = this.legal.find((line) => line === `clear ${space}`)
      const more = { ...(power ? { power } : {}), ...(clear ? { clear } : {}), ...(step ? { step } : {}) }
      found.set(space, { space, kind, lines, ...more })
    }
    for (const line of this.legal) {
      const [kind, what = ''] = line.split(' ')
      if (kind === 'lay') found.set(what, { space: what, kind: 'lay', lines: [line] })
      else if (kind === 'clear' && !found.has(what)) found.set(what, { space: what, kind: 'clear', lines: [line] })
      else if (kind === 'enter') go(this.#spaceOf(what), [line])
      else if (kind === 'step')
        go(what, [line], this.legal.includes(`step_power ${what}`) ? [`step_power ${what}`] : undefined)
      else if (kind === 'step_power' && !this.legal.includes(`step ${what}`)) go(what, [line])
    }
    if (this.legal.includes('drive'))
      for (const step of steps.values()) {
        if (!step.legal) continue
        go(step.space, ['drive', step.city ? `enter ${step.city}` : `step ${step.space}`])
      }
    if (this.driving || this.legal.includes('drive'))
      for (const reach of this.preview.reach ?? []) {
        if (found.has(reach.space) || reach.path.length < 2) continue
        const steps = reach.path.map((space) =>
          this.#cityOf(space) ? `enter ${this.#cityOf(space)}` : `step ${space}`,
        )
        const lines = this.driving ? steps : ['drive', ...steps]
        found.set(reach.space, { space: reach.space, kind: 'road', lines, reach })
      }
    for (const line of decisionsOfKind(this.legal, 'sail')) {
      const its = this.scene.lines.find((each) => each.line === line.split(' ')[1])
      const port = its && (this.me?.in_city === its.from ? its.to : its.from)
      if (port) found.set(this.#spaceOf(port), { space: this.#spaceOf(port), kind: 'sea', lines: [line] })
    }
    return found
  })
  get active(): boolean {
    return this.targets.size > 0
  }
  /** Whether a tile is to be laid or cleared, and nothing else is asked. */
  get mode(): TargetMode | null {
    const [first] = this.targets.values()
    if (!first) return null
    return first.kind === 'lay' ? 'lay' : this.view?.asked?.question === 'clear' ? 'clear' : 'drive'
  }

  /** The space that is chosen. */
  get chosen(): string | null {
    const space = this.#chosen.value
    return space !== null && this.targets.has(space) ? space : null
  }
  /** The target whose costs are shown. */
  get shown(): BoardTarget | undefined {
    return this.targets.get(this.chosen ?? this.pointed ?? '')
  }

  choose(space: string | null): void {
    this.#chosen.value = space
    const target = space ? this.targets.get(space) : undefined
    if (target) announcer.say(this.session.words.decision(target.lines.at(-1) ?? ''))
  }

  /** Shows on the map what a decision there would cost; it is confirmed there. */
  show(line: string): void {
    const target = [...this.targets.values()].find(({ lines }) => lines.at(-1) === line)
    if (target) this.choose(target.space)
  }

  /** A press: what can be taken back is done at once by a mouse, all else is shown first. */
  press(space: string, touched: boolean): void {
    const target = this.targets.get(space)
    if (!target || this.session.busy) return
    const sure = this.chosen === space || (!touched && !BINDING.includes(target.kind) && target.kind !== 'clear')
    if (sure) void this.take(target)
    else this.choose(space)
  }

  /** Sends what is chosen: one decision after another, as long as each may be made. */
  async take(target = this.shown, power = false): Promise<void> {
    if (!target || this.session.busy) return
    this.choose(null)
    this.dragged = null
    await this.send((power && target.power) || target.lines)
  }

  /** Takes the tile there away instead of driving onto it. */
  async clear(target: BoardTarget | undefined): Promise<void> {
    if (target?.clear) await this.take({ ...target, lines: [target.clear] })
  }

  async stop(): Promise<void> {
    if (this.canStop && !this.session.busy) await this.session.act('stop')
  }
}

/** The planner of a session: the map, what lies over it and the hand share it. */
export const movePlannerOf = onePerSession((session: RaceSession) => new MovePlanner(session))

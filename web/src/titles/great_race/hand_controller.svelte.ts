/** What the hand needs to decide: what is open in it, the program that is being made, and why something can't be done. */

import { announcer } from '../../lib/announce.svelte'
import type { TableSession } from '../../lib/session.svelte'
import { readItem, writeItem } from '../../lib/storage'
import { t } from '../../lib/translations.svelte'
import { crewOfSeat } from './model'
import {
  bestRepair,
  decisionsOfKind,
  decisionsWithCard,
  type RepairChoice,
  repairDecision,
  legalRepairs,
} from './legal_lists'
import {
  countAtPost,
  placeAssistant,
  placementOfDecision,
  type AssistantPlacement,
  programDecision,
  takeBackAssistant,
  noPlacement,
} from './assistant_placement'
import type { Crew, Preview, Post, RaceModel, RaceView, Scene } from './types'

/** What lies open: the repair, the tiles that an Escort could clear, the rivals for a card. */
export type OpenPart = { what: 'repair' } | { what: 'clear' } | { what: 'card'; card: string }

const KEPT = 'great-race-program'
const USUAL = 'program 1 1 2 1'

export class HandController {
  readonly session: TableSession
  /** A decision that was pressed though it can't be made: it is told why. */
  refused = $state<string | null>(null)
  #open = $state.raw<{ for: string; opened: OpenPart } | null>(null)
  #repair = $state.raw<RepairChoice | null>(null)
  #placing = $state.raw<{ for: string; placing: AssistantPlacement } | null>(null)
  /** The program of the round before, at this table or another. */
  #last = $state.raw(readItem<string | null>(KEPT, null))

  constructor(session: TableSession) {
    this.session = session
  }

  get view(): RaceView | undefined {
    return this.session.table?.view as unknown as RaceView | undefined
  }
  get model(): RaceModel {
    return this.session.animator.model as unknown as RaceModel
  }
  get scene(): Scene {
    return this.session.scene as unknown as Scene
  }
  get foresight(): Preview {
    return (this.session.table?.preview ?? {}) as Preview
  }
  get me(): Crew | undefined {
    return this.view && crewOfSeat(this.view, this.session.you)
  }
  /** What I may decide; nothing while what others did is still being shown. */
  readonly legal: readonly string[] = $derived.by(() =>
    this.session.decidingSeat === null || this.session.animator.playing || this.session.table?.status === 'paused'
      ? []
      : this.session.legal,
  )
  /** What is asked, and of whom: several people may share a screen. */
  get #question(): string {
    return `${this.session.table?.question ?? ''} ${this.session.you ?? ''}`
  }

  /** Decides what may be decided, and tells of anything else why it may not. */
  act(line: string): void {
    if (this.session.busy || this.session.animator.playing) return
    if (!this.legal.includes(line)) {
      this.refused = line
      return
    }
    this.refused = null
    this.#open = null
    this.session.highlighted = null
    void this.session.act(line)
  }

  // -- what lies open --------------------------------------------------------------------------------------------

  get opened(): OpenPart | null {
    return this.#open?.for === this.#question ? this.#open.opened : null
  }
  open(opened: OpenPart | null): void {
    this.refused = null
    this.#open = opened && { for: this.#question, opened }
    if (opened?.what === 'repair') this.#repair = bestRepair(this.legal)
  }
  /** Shuts what is open, one thing at a time; whether there was something. */
  close(): boolean {
    if (this.refused !== null) this.refused = null
    else if (this.opened) this.open(null)
    else return false
    return true
  }

  /** A card of the hand: what it does is done at once, unless it has to be said on whom. */
  press(card: string, tried: string): void {
    const lines = decisionsWithCard(card, this.legal)
    if (lines.length > 1) {
      const shut = this.opened?.what === 'card' && this.opened.card === card
      this.open(shut ? null : { what: 'card', card })
    } else this.act(lines[0] ?? tried)
  }

  // -- a repair --------------------------------------------------------------------------------------------------

  get repair(): RepairChoice {
    return this.#repair ?? { engine: 0, chassis: 0, power: false }
  }
  set repair(repair: RepairChoice) {
    this.#repair = repair
  }
  /** Whether some legal repair is like this one in these parts. */
  repairs(of: Partial<RepairChoice>): boolean {
    return legalRepairs(this.legal).some((each) =>
      Object.entries(of).every(([part, value]) => each[part as keyof RepairChoice] === value),
    )
  }
  /** One level more of a gauge; beyond the most it begins again at none. */
  more(gauge: 'engine' | 'chassis'): void {
    const legal = legalRepairs(this.legal)
    const now = this.repair
    const other = gauge === 'engine' ? 'chassis' : 'engine'
    const like = legal.filter((each) => each[other] === now[other])
    const next = like.filter((each) => each[gauge] > now[gauge]).sort((a, b) => a[gauge] - b[gauge])[0]
    const first = like.sort((a, b) => a[gauge] - b[gauge])[0]
    const to = next ?? first
    if (to) this.repair = like.find((each) => each[gauge] === to[gauge] && each.power === now.power) ?? to
  }
  repairNow(): void {
    this.act(repairDecision(this.repair))
  }

  // -- a program -------------------------------------------------------------------------------------------------

  get #programs(): string[] {
    return decisionsOfKind(this.legal, 'program')
  }
  get placing(): AssistantPlacement {
    const all = placementOfDecision(this.#programs[0] ?? '').length
    return this.#placing?.for === this.#question ? this.#placing.placing : noPlacement(all)
  }
  #place(placing: AssistantPlacement): void {
    this.#placing = { for: this.#question, placing }
  }
  room(post: Post): number {
    return this.scene.posts?.find((each) => each.post === post)?.capacity ?? 0
  }
  place(post: Post | null, which?: number): void {
    const now = this.placing
    this.#place(placeAssistant(now, post, (each) => this.room(each), which))
    const after = this.placing
    if (post && after !== now)
      announcer.say(
        t('race-hand-placed', { post: this.session.words.value('post', post), count: countAtPost(after, post) }),
      )
  }
  takeBack(post?: Post): void {
    this.#place(takeBackAssistant(this.placing, post))
  }
  get program(): string | null {
    return programDecision(this.placing)
  }
  /** The program of last time, if there was one; else the one that suits most rounds. */
  get last(): string {
    return [this.#last, USUAL].find((line) => line !== null && this.legal.includes(line)) ?? this.#programs[0] ?? ''
  }
  get remembered(): boolean {
    return this.last === this.#last
  }
  asLastTime(): void {
    this.#place(placementOfDecision(this.last))
  }
  sendProgram(): void {
    const line = this.program
    if (!line) return
    this.#last = line
    writeItem(KEPT, line)
    this.act(line)
  }
}

const holders = new WeakMap<TableSession, HandController>()

/** The controller of a session: all parts of the hand share it. */
export function handControllerOf(session: TableSession): HandController {
  let found = holders.get(session)
  if (!found) {
    $effect.root(() => void holders.set(session, new HandController(session)))
    found = holders.get(session) as HandController
  }
  return found
}

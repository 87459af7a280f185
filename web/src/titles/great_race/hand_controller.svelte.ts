/** What the hand needs to decide: what is open in it, the program that is being made, and why something can't be done. */

import { announcer } from '../../lib/announce.svelte'
import { decisionsOfKind } from '../../lib/decisions'
import { readItem, writeItem } from '../../lib/storage'
import { t } from '../../lib/translations.svelte'
import { HandController } from '../../kit/hand_controller.svelte'
import { MomentaryChoice, onePerSession } from '../../kit/planner.svelte'
import { crewOfSeat } from './model'
import { bestRepair, decisionsWithCard, type RepairChoice, repairDecision, legalRepairs } from './legal_lists'
import {
  countAtPost,
  placeAssistant,
  placementOfDecision,
  type AssistantPlacement,
  programDecision,
  takeBackAssistant,
  noPlacement,
} from './assistant_placement'
import type { Crew, GreatRace, Post, RaceModel, RaceSession } from './types'

/** What lies open: the repair, the tiles that an Escort could clear, the rivals for a card. */
export type OpenPart = { what: 'repair' } | { what: 'clear' } | { what: 'card'; card: string }

const KEPT = 'great-race-program'
const USUAL = 'program 1 1 2 1'
const NO_REPAIR: RepairChoice = { engine: 0, chassis: 0, power: false }

export class RaceHand extends HandController<GreatRace> {
  #open = new MomentaryChoice<OpenPart | null>(() => this.#question, null)
  #placing = new MomentaryChoice<AssistantPlacement | null>(() => this.#question, null)
  /** The repair that is put together. */
  repair = $state.raw<RepairChoice>(NO_REPAIR)
  /** The program of the round before, at this table or another. */
  #last = $state.raw(readItem<string | null>(KEPT, null))

  get model(): RaceModel {
    return this.session.animator.model
  }
  get me(): Crew | undefined {
    return this.view && crewOfSeat(this.view, this.session.you)
  }
  override get legal(): readonly string[] {
    return this.session.table?.status === 'paused' ? [] : super.legal
  }
  /** What is asked, and of whom: several people may share a screen. */
  get #question(): string {
    return `${this.session.table?.question ?? ''} ${this.session.you ?? ''}`
  }

  // -- what lies open --------------------------------------------------------------------------------------------

  get opened(): OpenPart | null {
    return this.#open.value
  }
  open(opened: OpenPart | null): void {
    this.refused = null
    this.#open.value = opened
    if (opened?.what === 'repair') this.repair = bestRepair(this.legal) ?? NO_REPAIR
  }
  protected shutAll(): void {
    this.#open.value = null
  }
  protected shutOne(): boolean {
    if (!this.opened) return false
    this.open(null)
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
    return this.#placing.value ?? noPlacement(placementOfDecision(this.#programs[0] ?? '').length)
  }
  room(post: Post): number {
    return this.scene.posts?.find((each) => each.post === post)?.capacity ?? 0
  }
  place(post: Post | null, which?: number): void {
    const now = this.placing
    this.#placing.value = placeAssistant(now, post, (each) => this.room(each), which)
    const after = this.placing
    if (post && after !== now)
      announcer.say(
        t('race-hand-placed', { post: this.session.words.value('post', post), count: countAtPost(after, post) }),
      )
  }
  takeBack(post?: Post): void {
    this.#placing.value = takeBackAssistant(this.placing, post)
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
    this.#placing.value = placementOfDecision(this.last)
  }
  sendProgram(): void {
    const line = this.program
    if (!line) return
    this.#last = line
    writeItem(KEPT, line)
    this.act(line)
  }
}

/** The controller of a session: all parts of the hand share it. */
export const handControllerOf = onePerSession((session: RaceSession) => new RaceHand(session))

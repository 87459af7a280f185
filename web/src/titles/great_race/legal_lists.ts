/** What the legal list means for each part of the hand. Everything here is read from it; no rule is known. */

import { decisionArguments, decisionKind, decisionsOfKind } from '../../lib/decisions'
import type { Post } from './types'

export const POSTS: readonly Post[] = ['funding', 'scout', 'mechanic', 'escort']

/** What a post offers: one entry for each use, with its decisions. What has one decision is done at once. */
export interface PostUse {
  kind: string
  lines: string[]
}

const USES: Record<Post, readonly string[]> = {
  funding: ['fund', 'fund_power'],
  scout: ['scout_tiles', 'scout_tiles_power', 'scout_card'],
  mechanic: ['drive', 'sail', 'repair'],
  escort: ['clear'],
}
/** Uses whose decisions stand under another one. */
const WITH: Record<string, string[]> = { repair: ['repair', 'repair_power'] }
/** Uses that only some crews, or some spaces, have: they are not shown where they are not. */
const AT_TIMES = new Set(['fund_power', 'scout_tiles_power', 'sail'])

export function usesOfPost(post: Post, legal: readonly string[]): PostUse[] {
  return USES[post]
    .map((kind) => ({ kind, lines: decisionsOfKind(legal, ...(WITH[kind] ?? [kind])) }))
    .filter(({ kind, lines }) => lines.length > 0 || !AT_TIMES.has(kind))
}

/** What a card in hand could be used for now: to be played, played on somebody, sold or discarded. */
export function decisionsWithCard(card: string, legal: readonly string[]): string[] {
  return legal.filter((line) => {
    const [kind, what] = line.split(' ')
    return what === card && ['play', 'attack', 'sell', 'discard'].includes(kind ?? '')
  })
}

/** What would be asked if a card were pressed that can't be used: so that it is told why not. */
export function decisionToAskAbout(card: string, danger: boolean, rival: string | undefined): string {
  return danger && rival ? `attack ${card} ${rival}` : `play ${card}`
}

/** Levels of engine and chassis that are restored, with or without the power. */
export interface RepairChoice {
  engine: number
  chassis: number
  power: boolean
}

export function repairDecision({ engine, chassis, power }: RepairChoice): string {
  return `${power ? 'repair_power' : 'repair'} ${engine} ${chassis}`
}

/** The most that is legal, so that pressing once is often enough: the power first, then most levels, evenly. */
export function bestRepair(legal: readonly string[]): RepairChoice | null {
  const all = legalRepairs(legal)
  const rank = ({ engine, chassis, power }: RepairChoice): number =>
    10 * (engine + chassis) + (power ? 5 : 0) - Math.abs(engine - chassis)
  return all.reduce<RepairChoice | null>((best, each) => (best && rank(best) >= rank(each) ? best : each), null)
}

export function legalRepairs(legal: readonly string[]): RepairChoice[] {
  return decisionsOfKind(legal, 'repair', 'repair_power').map((line) => {
    const [engine = '0', chassis = '0'] = decisionArguments(line)
    return { engine: Number(engine), chassis: Number(chassis), power: decisionKind(line) === 'repair_power' }
  })
}

/** What a repair costs: levels by the price, the first one free with the power. */
export function repairPrice(repair: RepairChoice, price: number, emergency: number | null): number {
  if (emergency !== null) return emergency
  return (repair.engine + repair.chassis - (repair.power ? 1 : 0)) * price
}

/** Each split of a loss or a gain. */
export function legalSplits(legal: readonly string[]): { line: string; engine: number; chassis: number }[] {
  return decisionsOfKind(legal, 'split').map((line) => {
    const [engine = '0', chassis = '0'] = decisionArguments(line)
    return { line, engine: Number(engine), chassis: Number(chassis) }
  })
}

/** What a danger effect of an Estienne card takes, part by part. */
export function effectParts(effect: Record<string, unknown>): { what: string; count: number }[] {
  return Object.entries(effect)
    .map(([what, count]) => ({ what, count: Number(count) }))
    .filter(({ count }) => count > 0)
}

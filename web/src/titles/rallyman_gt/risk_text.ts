/** Chances and what they would cost, in words. The engine reckons them; here they are only said. */

import { t, type TitleTranslations } from '../../lib/translations.svelte'
import type { PlanChoice, Crash, Danger, Preview } from './types'

/** A chance as people read it: whole percents, but never "0 %" for what can happen, nor "100 %" for what need not. */
export function percentText(chance: number): string {
  if (chance > 0 && chance < 0.005) return t('gt-percent-less', { percent: 1 })
  if (chance < 1 && chance >= 0.995) return t('gt-percent-more', { percent: 99 })
  return t('gt-percent', { percent: Math.round(chance * 100) })
}

export type RiskLevel = 'none' | 'low' | 'middle' | 'high'

/** How a chance looks at a glance: sign and colour go by it. */
export function riskLevel(chance: number): RiskLevel {
  if (chance <= 0) return 'none'
  if (chance < 0.1) return 'low'
  return chance < 0.3 ? 'middle' : 'high'
}

/** What losing control somewhere would mean: the marker, and the damage tokens to draw. */
export function crashText(crash: Crash): string {
  return t('gt-crash', { marker: String(crash.marker), tokens: crash.tokens })
}

/** That a cannon start may be spoiled and end the turn; nothing where there is none. */
export function spoiledStartTexts(chance: number | undefined): string[] {
  return chance ? [t('gt-spoiled', { percent: percentText(chance) })] : []
}

export function dangerText(danger: Danger, words: TitleTranslations): string {
  return t('gt-danger', { danger: words.value('danger', danger) })
}

/** The chance of losing control if everything is rolled one by one; null while nothing is laid. */
export function oneByOneRisk(preview: Preview | undefined): number | null {
  return preview?.plan?.at(-1)?.loss ?? null
}

export interface ChoiceCost {
  choice: PlanChoice
  /** Seconds more than the best choice; zero for the best itself. */
  behind: number
}

/** What may be done with the plan, and how many seconds each costs against the best of them. */
export function choiceCosts(preview: Preview | undefined): ChoiceCost[] {
  const all = Object.entries(preview?.choices ?? {}) as [PlanChoice, { seconds: number }][]
  const least = Math.min(...all.map(([, { seconds }]) => seconds))
  return all.map(([choice, { seconds }]) => ({ choice, behind: seconds - least }))
}

/** Seconds against the best, or that it is the best; nothing where there is nothing to compare. */
export function secondsText(weights: readonly ChoiceCost[], choice: PlanChoice): string {
  const its = weights.find((each) => each.choice === choice)
  if (!its || weights.length < 2) return ''
  if (its.behind < 0.05) return t('gt-quickest')
  return t('gt-seconds-more', { seconds: its.behind < 10 ? Math.round(its.behind * 10) / 10 : Math.round(its.behind) })
}

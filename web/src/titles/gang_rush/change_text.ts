/** What would happen, in words: who loses what, who goes where. */

import { t, type TitleTranslations } from '../../lib/translations.svelte'
import type { CarChange, GangView, Outcome } from './types'

/** What the picture of the way and the sums of each car say already. */
const UNSAID = new Set(['moves', 'damaged', 'contact', 'struck', 'pays', 'on_ramp', 'bad_road'])

/** What happens on the way, a sentence each. */
export function eventTexts(outcome: Outcome, words: TitleTranslations): string[] {
  return outcome.events.filter(({ event }) => !UNSAID.has(event)).map((event) => words.event(event))
}

/** What changes for a car, in a few words each. */
export function changeTexts(changed: CarChange, view: Pick<GangView, 'cars'>, words: TitleTranslations): string[] {
  const before = view.cars.find(({ driver }) => driver === changed.car)
  const said: string[] = []
  if (changed.damage && changed.gain < 0)
    said.push(t('gang-loses-both', { points: changed.damage, body: changed.body, amount: -changed.gain }))
  else if (changed.damage) said.push(t('gang-loses-points', { points: changed.damage, body: changed.body }))
  else if (changed.gain < 0) said.push(t('gang-loses-money', { amount: -changed.gain }))
  if (changed.gain > 0) said.push(t('gang-gains-money', { amount: changed.gain }))
  if (before && changed.debt > before.debt) said.push(t('gang-owes', { amount: changed.debt - before.debt }))
  if (changed.at === 'river') said.push(t('gang-in-river'))
  else if (changed.at === 'out') said.push(t('gang-is-away'))
  else if (changed.at === 'arrested') said.push(t('gang-is-arrested'))
  else if (before && changed.at !== before.at) said.push(t('gang-goes-to', { space: words.value('space', changed.at) }))
  if (before && changed.facing !== before.facing) said.push(t('gang-turns'))
  if (before && changed.speed !== before.speed) said.push(t('gang-dial', { speed: changed.speed }))
  return said
}

export function percentText(chance: number): string {
  return `${Math.round(chance * 100)} %`
}

export function dollarText(amount: number): string {
  return t('gang-dollars', { amount })
}

/** What is won or lost, with its sign. */
export function signedText(value: number, said: (value: number) => string = String): string {
  return `${value < 0 ? '−' : '+'}${said(Math.abs(value))}`
}

/** What a decision would bring about, in a few words: every car that it changes, and how likely. */

import { t, type TitleTranslations } from '../../lib/translations.svelte'
import type { Rank } from './money'
import { changeTexts, percentText } from './change_text'
import type { CarChange, GangView, Outcome } from './types'

type Seen = Pick<GangView, 'cars' | 'you'>

/** What changes for a car, body points that are won included. */
export function carChangeTexts(changed: CarChange, view: Seen, words: TitleTranslations): string[] {
  const before = view.cars.find(({ driver }) => driver === changed.car)
  const won = before ? changed.body - before.body : 0
  return won > 0
    ? [t('gang-hand-wins-points', { points: won, body: changed.body }), ...changeTexts(changed, view, words)]
    : changeTexts(changed, view, words)
}

/** What happens to no car, and what is felt later only. */
const TOLD = new Set(['takes_nails', 'shifts', 'removes_police', 'barriers_gone', 'jumps', 'slides', 'bulletproof'])

/** One outcome in a line: my own car first, then the others, then what happens on the road. */
export function outcomeText(outcome: Outcome, view: Seen, words: TitleTranslations): string {
  const mine = view.cars.find(({ seat }) => seat === view.you)?.driver
  const cars = [...outcome.cars].sort((one, other) => Number(other.car === mine) - Number(one.car === mine))
  const said = cars.flatMap((changed) => {
    const its = carChangeTexts(changed, view, words)
    if (!its.length) return []
    const list = its.join(', ')
    return [
      changed.car === mine ? list : t('gang-hand-of-car', { car: words.value('driver', changed.car), changes: list }),
    ]
  })
  const road = outcome.events
    .filter(({ event }) => TOLD.has(event))
    .map((event) =>
      event.event === 'shifts' ? t('gang-hand-shifts', { count: event.count }) : words.event(event).replace(/\.$/, ''),
    )
  return [...said, ...road].join(' · ')
}

/** A chance in whole percent; what is rare is not said to be impossible. */
export function chanceText(chance: number): string {
  return chance > 0 && chance < 0.01 ? `< ${percentText(0.01)}` : percentText(chance)
}

/** All outcomes in a line; where a landing decides, each with its chance. */
export function outcomesText(outcomes: readonly Outcome[], view: Seen, words: TitleTranslations): string {
  const told = outcomes.map((outcome) => ({ outcome, said: outcomeText(outcome, view, words) }))
  if (told.length < 2) return told[0]?.said ?? ''
  return told
    .map(({ outcome, said }) =>
      t('of-it', { name: percentText(outcome.chance), said: said || t('gang-hand-nothing-changes') }),
    )
    .join(' / ')
}

/** How a seat stands in a few words; where money is covered, only its place in the race. */
export function rankText({ excluded, place, race }: Pick<Rank, 'excluded' | 'place' | 'race'>): string {
  if (excluded) return t('gang-seat-excluded')
  return place === null ? t('gang-seat-race', { race }) : t('gang-seat-place', { place, race })
}

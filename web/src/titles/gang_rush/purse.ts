/** Money: who is richest without being last, what something would cost, and whose cash is covered. */

import type { Car, GangView, Standing } from './types'

/** How a seat stands in "richest, but not last". */
export interface Rank extends Standing {
  /** From 1 among those who can win; null for those who can't. */
  place: number | null
  /** Nobody who can win has more. */
  leads: boolean
}

/** Everybody, the richest who is not last first. */
export function ranks(view: Pick<GangView, 'standing'>): Rank[] {
  let place = 0
  return (view.standing ?? []).map((each) => ({
    ...each,
    place: each.excluded ? null : ++place,
    leads: !each.excluded && place === 1,
  }))
}

export function rankOf(view: Pick<GangView, 'standing'>, seat: number): Rank | undefined {
  return ranks(view).find((each) => each.seat === seat)
}

/** What a payment leaves: cash goes first, only what is missing becomes debt. */
export function afterPaying(
  car: Pick<Car, 'cash' | 'debt'>,
  price: number,
): { cash: number; debt: number; owed: number } {
  const owed = Math.max(0, price - car.cash)
  return { cash: Math.max(0, car.cash - price), debt: car.debt + owed, owed }
}

/** Whether a seat's money is covered for whoever looks. */
export function isCovered(view: Pick<GangView, 'options' | 'phase'>, seat: number, you: number | null): boolean {
  return view.options?.hide_cash === true && seat !== you && view.phase !== 'over'
}

/** One place of the shop. */
export interface Offer {
  price: number
  tile: string | null
  line: string
  /** It may be bought now. */
  legal: boolean
  /** What would have to be borrowed. */
  owed: number
}

/** The shop from the dearest place to the cheapest. */
export function shopOf(
  view: Pick<GangView, 'bonuses'>,
  prices: readonly number[],
  legal: readonly string[],
  car: Pick<Car, 'cash' | 'debt'> | undefined,
): Offer[] {
  return prices.map((price, place) => {
    const line = `buy ${price}`
    const owed = car ? afterPaying(car, price).owed : 0
    return { price, tile: view.bonuses.shop[place] ?? null, line, legal: legal.includes(line), owed }
  })
}

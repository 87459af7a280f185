/** Money: who is richest without being last, what something would cost, and whose cash is covered. */

import type { Car, GangView, MoneyStanding } from './types'

/** How a seat stands in "richest, but not last". */
export interface Rank extends MoneyStanding {
  /** From 1 among those who can win; null for those who can't, and where money is covered. */
  place: number | null
}

type Purses = Pick<GangView, 'standing' | 'settings' | 'phase' | 'you'>

/** Everybody, the richest who is not last first; where money is covered, as they are on the road. */
export function rankings(view: Purses): Rank[] {
  const standing = view.standing ?? []
  if (standing.some(({ seat }) => isMoneyHidden(view, seat, view.you)))
    return standing.map((each) => ({ ...each, place: null })).sort((one, other) => one.race - other.race)
  let place = 0
  return standing.map((each) => ({ ...each, place: each.excluded ? null : ++place }))
}

export function rankOfSeat(view: Purses, seat: number): Rank | undefined {
  return rankings(view).find((each) => each.seat === seat)
}

/** What a payment leaves: cash goes first, only what is missing becomes debt. */
export function moneyAfterPaying(
  car: Pick<Car, 'cash' | 'debt'>,
  price: number,
): { cash: number; debt: number; owed: number } {
  const owed = Math.max(0, price - car.cash)
  return { cash: Math.max(0, car.cash - price), debt: car.debt + owed, owed }
}

/** Whether a seat's money is covered for whoever looks. */
export function isMoneyHidden(view: Pick<GangView, 'settings' | 'phase'>, seat: number, you: number | null): boolean {
  return view.settings?.hide_cash === true && seat !== you && view.phase !== 'over'
}

/** One place of the shop. */
export interface ShopPlace {
  price: number
  tile: string | null
  line: string
  /** It may be bought now. */
  legal: boolean
  /** What would have to be borrowed. */
  owed: number
}

/** The shop from the dearest place to the cheapest. */
export function shopPlaces(
  view: Pick<GangView, 'bonuses'>,
  prices: readonly number[],
  legal: readonly string[],
  car: Pick<Car, 'cash' | 'debt'> | undefined,
): ShopPlace[] {
  return prices.map((price, place) => {
    const line = `buy ${price}`
    const owed = car ? moneyAfterPaying(car, price).owed : 0
    return { price, tile: view.bonuses.shop[place] ?? null, line, legal: legal.includes(line), owed }
  })
}

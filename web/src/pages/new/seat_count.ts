/** Whether a choice is meant for as many seats as there are: said in advance, decided by the server. */

import type { ChoiceFacts } from '../../titles/title'

export function seatCountProblem(facts: ChoiceFacts, seats: number): '' | 'few' | 'many' | 'odd' {
  if (seats < facts.seats.least) return 'few'
  if (seats > facts.seats.most) return 'many'
  return facts.seats.even && seats % 2 ? 'odd' : ''
}

/** How many seats to add so that it fits, or 0 where adding does not help. */
export function missingSeats(facts: ChoiceFacts, seats: number, most: number): number {
  let wanted = Math.max(seats, facts.seats.least)
  if (facts.seats.even && wanted % 2) wanted += 1
  return wanted > seats && wanted <= Math.min(facts.seats.most, most) ? wanted - seats : 0
}

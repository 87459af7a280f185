/** Five assistants and the posts where they stand; nothing is sent before all have one. */

import { POSTS, decisionArguments } from './legal_lists'
import type { Post } from './types'

/** The post of each assistant, or null while it has none. */
export type Placing = readonly (Post | null)[]

export function unplaced(count: number): Placing {
  return Array.from({ length: count }, () => null)
}

export function countAt(placing: Placing, post: Post): number {
  return placing.filter((each) => each === post).length
}

/** Puts an assistant to a post (or takes it back); the next free one unless told. A full post gives nothing. */
export function placed(placing: Placing, post: Post | null, room: (post: Post) => number, which?: number): Placing {
  const one = which ?? placing.indexOf(null)
  if (one < 0 || one >= placing.length) return placing
  if (post !== null && placing[one] !== post && countAt(placing, post) >= room(post)) return placing
  return placing.map((each, place) => (place === one ? post : each))
}

/** Takes the one back that came last to a post, or to any. */
export function takenBack(placing: Placing, post?: Post): Placing {
  const one = placing.findLastIndex((each) => each !== null && (post === undefined || each === post))
  return placing.map((each, place) => (place === one ? null : each))
}

/** The decision, as soon as everybody has a post. */
export function programLine(placing: Placing): string | null {
  if (placing.includes(null)) return null
  return `program ${POSTS.map((post) => countAt(placing, post)).join(' ')}`
}

/** The placing that a decision means. */
export function placingOf(line: string): Placing {
  const counts = decisionArguments(line).map(Number)
  return POSTS.flatMap((post, place) => Array.from({ length: counts[place] ?? 0 }, () => post))
}

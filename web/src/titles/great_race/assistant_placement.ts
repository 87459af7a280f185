/** Five assistants and the posts where they stand; nothing is sent before all have one. */

import { decisionArguments } from '../../lib/decisions'
import { POSTS } from './legal_lists'
import type { Post } from './types'

/** The post of each assistant, or null while it has none. */
export type AssistantPlacement = readonly (Post | null)[]

export function noPlacement(count: number): AssistantPlacement {
  return Array.from({ length: count }, () => null)
}

export function countAtPost(placing: AssistantPlacement, post: Post): number {
  return placing.filter((each) => each === post).length
}

/** Puts an assistant to a post (or takes it back); the next free one unless told. A full post gives nothing. */
export function placeAssistant(
  placing: AssistantPlacement,
  post: Post | null,
  room: (post: Post) => number,
  which?: number,
): AssistantPlacement {
  const one = which ?? placing.indexOf(null)
  if (one < 0 || one >= placing.length) return placing
  if (post !== null && placing[one] !== post && countAtPost(placing, post) >= room(post)) return placing
  return placing.map((each, place) => (place === one ? post : each))
}

/** Takes the one back that came last to a post, or to any. */
export function takeBackAssistant(placing: AssistantPlacement, post?: Post): AssistantPlacement {
  const one = placing.findLastIndex((each) => each !== null && (post === undefined || each === post))
  return placing.map((each, place) => (place === one ? null : each))
}

/** The decision, as soon as everybody has a post. */
export function programDecision(placing: AssistantPlacement): string | null {
  if (placing.includes(null)) return null
  return `program ${POSTS.map((post) => countAtPost(placing, post)).join(' ')}`
}

/** The placing that a decision means. */
export function placementOfDecision(line: string): AssistantPlacement {
  const counts = decisionArguments(line).map(Number)
  return POSTS.flatMap((post, place) => Array.from({ length: counts[place] ?? 0 }, () => post))
}

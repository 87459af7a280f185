/** The posts and gauges of a dashboard: their signs, and the assistants on the posts. */

import type { Crew, Post } from '../types'

export const GAUGES = ['fuel', 'engine', 'chassis'] as const

export const POST_ICONS: Record<Post, string> = {
  funding: 'funding',
  scout: 'scout',
  mechanic: 'wrench',
  escort: 'escort',
}

/** The assistants on a post, those that can still act first: of each whether it has acted. */
export function assistantsAtPost(crew: Crew, post: Post): boolean[] {
  const [all, gone] = [crew.posts?.[post] ?? 0, crew.spent[post] ?? 0]
  return Array.from({ length: all }, (_, place) => place >= all - gone)
}

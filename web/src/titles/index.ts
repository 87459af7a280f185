/** The titles that have a drawing of their own; each is loaded when it is needed. */

import type { Component } from 'svelte'

import type { Arrangement, TitleModule } from './title'

const modules: Record<string, () => Promise<{ title: TitleModule }>> = {
  classic_rally: () => import('./classic_rally'),
  gang_rush: () => import('./gang_rush'),
  great_race: () => import('./great_race'),
  rallyman_gt: () => import('./rallyman_gt'),
  roborally: () => import('./roborally'),
}

/** Their pictures for the lobby, apart: whoever looks round need not load every board. */
const posters: Record<string, () => Promise<{ default: Component }>> = {
  classic_rally: () => import('./classic_rally/Poster.svelte'),
  gang_rush: () => import('./gang_rush/Poster.svelte'),
  great_race: () => import('./great_race/Poster.svelte'),
  rallyman_gt: () => import('./rallyman_gt/Poster.svelte'),
  roborally: () => import('./roborally/Poster.svelte'),
}

/** The picture of a title. */
export async function titlePoster(title: string): Promise<Component> {
  return (await (posters[title] ?? (() => import('./plain/Poster.svelte')))()).default
}

/** How their tables are set up, apart for the same reason. */
const arrangements: Record<string, () => Promise<{ arrangement: Arrangement }>> = {
  classic_rally: () => import('./classic_rally/arrangement'),
  gang_rush: () => import('./gang_rush/arrangement'),
  great_race: () => import('./great_race/arrangement'),
  rallyman_gt: () => import('./rallyman_gt/circuits'),
  roborally: () => import('./roborally/courses'),
}

/** How a table of a title is set up; nothing where the title does not say. */
export async function titleArrangement(title: string): Promise<Arrangement> {
  const found = arrangements[title]
  return found ? (await found()).arrangement : {}
}

/** The title of an edition. */
export function plainTitle(edition: string): string {
  return edition.split('@', 1)[0] ?? edition
}

const loaded = new Map<string, Promise<TitleModule>>()

/** The drawing of a title; `title` may be an edition of it, such as `roborally@1`. */
export function titleModule(edition: string): Promise<TitleModule> {
  const title = plainTitle(edition)
  let found = loaded.get(title)
  if (!found) {
    const load = modules[title] ?? (() => import('./plain'))
    found = load().then((each) => each.title)
    found.catch(() => loaded.delete(title))
    loaded.set(title, found)
  }
  return found
}

/** The titles that have a drawing of their own; each is loaded when it is needed. */

import type { TitleModule } from './title'

const modules: Record<string, () => Promise<{ title: TitleModule }>> = {
  classic_rally: () => import('./classic_rally'),
  gang_rush: () => import('./gang_rush'),
  great_race: () => import('./great_race'),
  rallyman_gt: () => import('./rallyman_gt'),
  roborally: () => import('./roborally'),
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

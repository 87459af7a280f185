/** The titles that have a drawing of their own; each is loaded when it is needed. */

import type { TitleModule } from './title'

const modules: Record<string, () => Promise<{ title: TitleModule }>> = {
  roborally: () => import('./roborally'),
}

const loaded = new Map<string, Promise<TitleModule>>()

export function titleModule(title: string): Promise<TitleModule> {
  let found = loaded.get(title)
  if (!found) {
    const load = modules[title] ?? (() => import('./plain'))
    found = load().then((each) => each.title)
    found.catch(() => loaded.delete(title))
    loaded.set(title, found)
  }
  return found
}

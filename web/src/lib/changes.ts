/** Carries out what an event changed in a view. The rules that led to it are the server's; nothing here knows a title. */

import type { Change, Update, View } from './types'

type Node = Record<string | number, unknown> | unknown[]

/** Changes a view, a table or what is drawn of it in place; throws where a path leads nowhere. */
export function applyChanges(view: object, changes: readonly Change[] = []): void {
  for (const change of changes) {
    const [path] = change
    const key = path.at(-1)
    let node = view as Node
    for (const step of path.slice(0, -1)) node = child(node, step)
    if (key === undefined) throw new UnfittingChange(path)
    if (change.length === 2) (node as Record<string | number, unknown>)[key] = change[1]
    else delete (node as Record<string | number, unknown>)[key]
  }
}

/** A view after what some updates changed in it; the view itself stays as it is. */
export function changedView(view: View, updates: readonly Pick<Update, 'events' | 'changes'>[]): View {
  const changed = structuredClone(view)
  for (const { events = [], changes } of updates) {
    for (const event of events) applyChanges(changed, event.changes)
    applyChanges(changed, changes)
  }
  return changed
}

function child(node: Node, step: string | number): Node {
  const next = (node as Record<string | number, unknown>)[step]
  if (typeof next !== 'object' || next === null) throw new UnfittingChange([step])
  return next as Node
}

/** The view is not the one that was changed: something was missed. */
export class UnfittingChange extends Error {
  constructor(path: readonly (string | number)[]) {
    super(`nothing stands at ${path.join('.')}`)
  }
}

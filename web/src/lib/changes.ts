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

/** A view after what some updates changed in it; the view itself stays as it is. What did not change is the same object
 *  as before: whoever draws it need not look at it again. */
export function changedView(view: View, updates: readonly Pick<Update, 'events' | 'changes'>[]): View {
  let changed = view as Node
  for (const { events = [], changes = [] } of updates) {
    for (const event of events) for (const change of event.changes ?? []) changed = changedNode(changed, change)
    for (const change of changes) changed = changedNode(changed, change)
  }
  return (changed === view ? { ...view } : changed) as View
}

function changedNode(node: Node, change: Change, depth = 0): Node {
  const [path] = change
  const key = path[depth]
  if (key === undefined) throw new UnfittingChange(path)
  const changed = (Array.isArray(node) ? [...node] : { ...node }) as Record<string | number, unknown>
  if (depth < path.length - 1) changed[key] = changedNode(child(node, key), change, depth + 1)
  else if (change.length === 2) changed[key] = change[1]
  else delete changed[key]
  return changed
}

/** What is now, with every part of it that is as it was before being the same object as before. */
export function withSameParts<T>(before: unknown, now: T): T {
  if (before === now || !isNode(before) || !isNode(now) || Array.isArray(before) !== Array.isArray(now)) return now
  const [was, is] = [before as Record<string, unknown>, now as Record<string, unknown>]
  const keys = Object.keys(is)
  let same = keys.length === Object.keys(was).length
  for (const key of keys) {
    is[key] = withSameParts(was[key], is[key])
    same &&= is[key] === was[key] && key in was
  }
  return same ? (before as T) : now
}

function isNode(value: unknown): value is Node {
  return Array.isArray(value) || (typeof value === 'object' && value?.constructor === Object)
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

/** What a table sees to when questions come and go; to be called while its page is set up. */

import type { LiveSession } from './live_session.svelte'

/** A press counts for the question at which it began: one that comes up under the mouse meanwhile is not answered by it. */
export function keepPressesApart(session: LiveSession): void {
  let pressedAt: number | undefined
  const press = (): void => void (pressedAt = session.table?.question)
  function click(event: MouseEvent): void {
    const { target, detail } = event
    const decides =
      target instanceof Element && target.closest('.under, .board [role=button]') && !target.closest('.stage')
    if (!detail || !decides || pressedAt === session.table?.question) return
    event.preventDefault()
    event.stopPropagation()
  }
  $effect(() => {
    const listening = new AbortController()
    const how = { capture: true, signal: listening.signal }
    window.addEventListener('pointerdown', press, how)
    window.addEventListener('click', click, how)
    return () => listening.abort()
  })
}

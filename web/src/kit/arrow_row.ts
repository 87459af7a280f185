/** Arrow keys lead along the buttons of a row. `<div data-arrows onkeydown={arrowRow}>`; `data-arrows` keeps them for it. */
export function arrowRow(event: KeyboardEvent & { currentTarget: HTMLElement }): void {
  const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('button')]
  const at = buttons.indexOf(document.activeElement as HTMLElement)
  const last = buttons.length - 1
  const [before, after] = [Math.max(0, at - 1), Math.min(last, at + 1)]
  const ways = { ArrowLeft: before, ArrowUp: before, ArrowRight: after, ArrowDown: after, Home: 0, End: last }
  const to = ways[event.key as keyof typeof ways]
  if (at < 0 || to === undefined) return
  event.preventDefault()
  event.stopPropagation()
  buttons[to]?.focus()
}

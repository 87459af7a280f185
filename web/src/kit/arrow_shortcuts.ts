import type { Shortcut } from '../lib/shortcuts.svelte'

/** Where the arrow keys lead in a drawing. */
export const ARROW_STEPS: Readonly<Record<string, readonly [across: number, down: number]>> = {
  ArrowUp: [0, -1],
  ArrowRight: [1, 0],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
}

/** The four arrow keys, which lead somewhere on the board; `word` says what they do. */
export function arrowShortcuts(word: string, step: (across: number, down: number) => void): Shortcut[] {
  return Object.entries(ARROW_STEPS).map(([key, way]) => ({
    key,
    ...(key === 'ArrowUp' && { word }),
    group: 'title',
    run: () => step(...way),
  }))
}

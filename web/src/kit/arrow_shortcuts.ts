import type { Shortcut } from '../lib/shortcuts.svelte'

/** The four arrow keys, which lead somewhere on the board; `word` says what they do. */
export function arrowShortcuts(word: string, step: (across: number, down: number) => void): Shortcut[] {
  return [
    { key: 'ArrowUp', word, group: 'title', run: () => step(0, -1) },
    { key: 'ArrowRight', group: 'title', run: () => step(1, 0) },
    { key: 'ArrowDown', group: 'title', run: () => step(0, 1) },
    { key: 'ArrowLeft', group: 'title', run: () => step(-1, 0) },
  ]
}

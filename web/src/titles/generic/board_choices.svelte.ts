/** The choices on the board: which spaces can be pressed, which have been, and what comes of the next press. */

import { untrack } from 'svelte'
import type { TableSession } from '../../lib/session.svelte'
import { type Board, decisionPreviews } from './board'
import { decisionsAt, spacesOfDecision, type Target, targetsAfter } from './choices'

export class BoardChoices {
  /** Spaces that were pressed for a decision that names several, or that can be meant in several ways. */
  pressed = $state.raw<string[]>([])
  /** The decision that a finger has pressed once: it shows what would come of it, and the second press does it. */
  armed = $state<string | null>(null)
  readonly #asksTwice: () => boolean
  readonly #session: TableSession
  readonly #board: Board

  constructor(session: TableSession, board: Board, asksTwice: () => boolean) {
    this.#session = session
    this.#board = board
    this.#asksTwice = asksTwice
    $effect(() => {
      void session.legal
      untrack(() => {
        this.pressed = []
        this.armed = null
      })
    })
  }

  readonly previews = $derived.by(() => decisionPreviews(this.#session.table?.preview))
  readonly #spaces = $derived.by(() => {
    const { legal, table, words } = this.#session
    if (table?.status === 'paused') return new Map<string, string[]>()
    const found = legal.map((line): [string, string[]] => [
      line,
      spacesOfDecision(line, this.#board, words.vocabulary, this.previews),
    ])
    return new Map(found.filter(([, spaces]) => spaces.length))
  })
  readonly targets: Target[] = $derived.by(() => targetsAfter(this.pressed, this.#spaces))
  /** What is to be chosen from now that a space has been pressed that can be meant in several ways. */
  readonly decisions: string[] = $derived.by(() => decisionsAt(this.pressed, this.#spaces))
  /** The decision whose outcome is shown. */
  readonly shown: string | null = $derived.by(() => {
    const line = this.#session.highlighted ?? this.armed
    return line !== null && this.#session.legal.includes(line) ? line : null
  })

  /** The decision that a press makes; null where it leads to more questions. */
  decisionOf({ space, lines }: Target): string | null {
    const [only] = lines
    const after = [...this.pressed, space]
    return only !== undefined && lines.length === 1 && this.#spaces.get(only)?.length === after.length ? only : null
  }

  press(target: Target): void {
    const decision = this.decisionOf(target)
    if (decision === null) this.pressed = [...this.pressed, target.space]
    else if (this.#asksTwice() && this.armed !== decision) this.armed = decision
    else this.decide(decision)
  }

  decide(line: string): void {
    if (!this.#session.busy) void this.#session.act(line)
  }

  /** Takes back the latest press. */
  cancel(): void {
    if (this.armed === null) this.pressed = this.pressed.slice(0, -1)
    this.armed = null
  }
}

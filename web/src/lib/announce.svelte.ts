/** What is said aloud by screen readers, and shown for a moment to everybody. */

class Announcer {
  spoken = $state('')
  toast = $state<{ text: string; kind: 'note' | 'trouble' } | null>(null)
  #turn = false
  #timer: ReturnType<typeof setTimeout> | undefined

  /** Says it in the polite live region; the same words twice are still heard twice. */
  say(text: string): void {
    this.#turn = !this.#turn
    this.spoken = this.#turn ? text : `${text}\u00a0`
  }

  /** Shows it too. */
  show(text: string, kind: 'note' | 'trouble' = 'note', milliseconds = 6000): void {
    this.toast = { text, kind }
    this.say(text)
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => (this.toast = null), milliseconds)
  }

  hide(): void {
    clearTimeout(this.#timer)
    this.toast = null
  }
}

export const announcer = new Announcer()

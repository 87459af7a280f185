/** What somebody asks of the server and waits for: whether it is under way, and what the server has against it. */

import { untrack } from 'svelte'
import { ApiError } from './api'
import { errorText } from './errors'

/** One request after another, as a form or a button makes them. */
export class Submission {
  busy = $state(false)
  error = $state.raw<ApiError | null>(null)
  /** What was refused, in words; empty where nothing was. */
  readonly text = $derived(this.error ? errorText(this.error) : '')
  /** The field that it is about. */
  readonly field = $derived(this.error?.code === 'bad-name' ? 'name' : String(this.error?.said.details?.where ?? ''))

  /** Does it, unless something is under way; false if it was refused. */
  async run(work: () => Promise<unknown>): Promise<boolean> {
    if (untrack(() => this.busy)) return false
    this.busy = true
    this.error = null
    try {
      await work()
      return true
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      this.error = error
      return false
    } finally {
      this.busy = false
    }
  }
}

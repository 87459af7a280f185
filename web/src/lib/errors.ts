/** What went wrong, in words for people. */

import { announcer } from './announce.svelte'
import { ApiError } from './api'
import { t } from './translations.svelte'

/** The sentence for an error of the server or of the way to it; any other error is a bug, and thrown on. */
export function errorText(error: unknown): string {
  if (!(error instanceof ApiError)) throw error
  return error.said.message || t(`trouble-${error.code}`)
}

/** Does something; what the server has against it is shown. */
export async function orShowError(work: () => Promise<unknown>): Promise<void> {
  try {
    await work()
  } catch (error) {
    announceError(error)
  }
}

/** Shows and says it. */
export function announceError(error: unknown): void {
  announcer.show(errorText(error), 'trouble')
}

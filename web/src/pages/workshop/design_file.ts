/** A design out of a file. Only its form is looked at here; what the rules say of it, the server knows. */

import type { Design } from '../../lib/design_editor.svelte'

/** No design is nearly as large. */
export const MAX_FILE_BYTES = 60_000

export type DesignFileResult = { design: Design } | { wrong: 'large' | 'json' | 'object'; detail: string }

export async function readDesignFile(file: Pick<File, 'size' | 'text'>): Promise<DesignFileResult> {
  if (file.size > MAX_FILE_BYTES) return { wrong: 'large', detail: String(MAX_FILE_BYTES) }
  let found: unknown
  try {
    found = JSON.parse(await file.text())
  } catch (error) {
    return { wrong: 'json', detail: error instanceof Error ? error.message : '' }
  }
  if (typeof found !== 'object' || found === null || Array.isArray(found)) return { wrong: 'object', detail: '' }
  return { design: found as Design }
}

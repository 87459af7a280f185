/** The titles of this server, asked for once. */

import { get } from './api'
import type { TitleInfo } from './types'

let asked: Promise<TitleInfo[]> | null = null

export function fetchTitleCatalogue(): Promise<TitleInfo[]> {
  asked ??= get<TitleInfo[]>('/api/titles').catch((error: unknown) => {
    asked = null
    throw error
  })
  return asked
}

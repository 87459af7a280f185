/** The titles of this server, asked for once. */

import { get } from './api'
import { askedOnce } from './asked_once'
import type { TitleInfo } from './types'

const ask = askedOnce((path: string) => get<TitleInfo[]>(path))

export const fetchTitleCatalogue = () => ask('/api/titles')

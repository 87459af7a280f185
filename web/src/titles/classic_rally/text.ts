/** The position in words, for screen readers and for those who like to read: everything that the picture shows. */

import type { View } from '../../lib/types'
import type { TitleWords } from '../../lib/words.svelte'
import type { TextSection } from '../title'
import type { RallyView } from './types'

export function text(view: View, _scene: View, words: TitleWords): TextSection[] {
  const its = view as unknown as RallyView
  if (!its.players) return []
  return [
    {
      heading: words.message(`phase-${its.phase}`),
      lines: its.map.map(({ kind, at }) => `${at}: ${words.value('kind', kind)}`),
    },
  ]
}

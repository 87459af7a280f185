/** The position in words, for screen readers and for those who like to read: everything that the picture shows. */

import type { View } from '../../lib/types'
import type { TitleWords } from '../../lib/words.svelte'
import type { TextSection } from '../title'

export function text(_view: View, _scene: View, _words: TitleWords): TextSection[] {
  return []
}

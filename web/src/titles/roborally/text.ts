/** The position in words, for screen readers and for those who like to read. */

import type { View } from '../../lib/types'
import type { TitleWords } from '../../lib/words.svelte'
import type { TextSection } from '../title'
import type { RoboView } from './types'

export function text(view: View, _scene: View, words: TitleWords): TextSection[] {
  const its = view as unknown as RoboView
  return [
    {
      heading: '',
      lines: (its.robots ?? []).map(
        (robot) => `${words.value('robot', robot.robot)}: ${robot.x}, ${robot.y}, ${robot.facing}`,
      ),
    },
  ]
}

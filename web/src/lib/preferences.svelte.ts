/** How this person likes it: remembered by the browser, applied at once. */

import { readItem, writeItem } from './storage'
import { mediaQuery } from './viewport.svelte'

export type Language = 'en' | 'fr'
type Theme = 'auto' | 'light' | 'dark'
type Motion = 'auto' | 'full' | 'less'

export const ANIMATION_SPEEDS = [0.5, 1, 2, 4] as const

function spoken(): Language {
  const languages = typeof navigator === 'undefined' ? [] : navigator.languages
  return languages.find((each) => /^(fr|en)/.test(each))?.startsWith('fr') ? 'fr' : 'en'
}

const kept = readItem<Partial<Preferences>>('preferences', {})
const dark = mediaQuery('(prefers-color-scheme: dark)', false)
const lessMotion = mediaQuery('(prefers-reduced-motion: reduce)', false)

class Preferences {
  language: Language = $state((kept.language ?? spoken()) === 'fr' ? 'fr' : 'en')
  theme: Theme = $state(kept.theme ?? 'auto')
  motion: Motion = $state(kept.motion ?? 'auto')
  speed: number = $state(kept.speed ?? 1)
  name: string = $state(kept.name ?? '')
  textView: boolean = $state(kept.textView ?? false)
  /** Whether what need not be thought about is answered by itself where nothing else can be decided. */
  answersFormalities: boolean = $state(kept.answersFormalities ?? true)

  constructor() {
    let isChange = false
    $effect.root(() => {
      $effect(() => {
        const { language, theme, motion, speed, name, textView, answersFormalities } = this
        if (isChange) writeItem('preferences', { language, theme, motion, speed, name, textView, answersFormalities })
        isChange = true
      })
    })
  }

  /** The theme as it is shown. */
  get shade(): 'light' | 'dark' {
    return this.theme === 'auto' ? (dark.current ? 'dark' : 'light') : this.theme
  }

  /** Whether things change at once instead of moving. */
  get still(): boolean {
    return this.motion === 'auto' ? lessMotion.current : this.motion === 'less'
  }
}

export const preferences = new Preferences()

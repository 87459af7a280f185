/** How this person likes it: remembered by the browser, applied at once. */

import { readItem, writeItem } from './storage'

export type Language = 'en' | 'fr'
export type Theme = 'auto' | 'light' | 'dark'
export type Motion = 'auto' | 'full' | 'less'

export const ANIMATION_SPEEDS = [0.5, 1, 2, 4] as const

interface Kept {
  language: Language
  theme: Theme
  motion: Motion
  speed: number
  name: string
  textView: boolean
}

function spoken(): Language {
  for (const each of typeof navigator === 'undefined' ? [] : navigator.languages) {
    if (each.startsWith('fr')) return 'fr'
    if (each.startsWith('en')) return 'en'
  }
  return 'en'
}

class Preferences {
  #kept = $state<Kept>({
    language: spoken(),
    theme: 'auto',
    motion: 'auto',
    speed: 1,
    name: '',
    textView: false,
    ...readItem<Partial<Kept>>('preferences', {}),
  })
  #dark = $state(false)
  #still = $state(false)

  constructor() {
    if (typeof window === 'undefined' || !window.matchMedia) return
    const dark = window.matchMedia('(prefers-color-scheme: dark)')
    const still = window.matchMedia('(prefers-reduced-motion: reduce)')
    this.#dark = dark.matches
    this.#still = still.matches
    dark.addEventListener('change', () => (this.#dark = dark.matches))
    still.addEventListener('change', () => (this.#still = still.matches))
  }

  get language(): Language {
    return this.#kept.language === 'fr' ? 'fr' : 'en'
  }
  set language(value: Language) {
    this.#set({ language: value })
  }
  get theme(): Theme {
    return this.#kept.theme
  }
  set theme(value: Theme) {
    this.#set({ theme: value })
  }
  get motion(): Motion {
    return this.#kept.motion
  }
  set motion(value: Motion) {
    this.#set({ motion: value })
  }
  get speed(): number {
    return this.#kept.speed
  }
  set speed(value: number) {
    this.#set({ speed: value })
  }
  get name(): string {
    return this.#kept.name
  }
  set name(value: string) {
    this.#set({ name: value })
  }
  get textView(): boolean {
    return this.#kept.textView
  }
  set textView(value: boolean) {
    this.#set({ textView: value })
  }

  /** The theme as it is shown. */
  get shade(): 'light' | 'dark' {
    return this.theme === 'auto' ? (this.#dark ? 'dark' : 'light') : this.theme
  }

  /** Whether things change at once instead of moving. */
  get still(): boolean {
    return this.motion === 'auto' ? this.#still : this.motion === 'less'
  }

  #set(part: Partial<Kept>): void {
    this.#kept = { ...this.#kept, ...part }
    writeItem('preferences', this.#kept)
  }
}

export const preferences = new Preferences()

/** What people have built for a setting, on the page on which a table is set up: chosen, listed, opened by its code. */

import { untrack } from 'svelte'
import { shareCodeOf, decodeShareCode, type Design } from '../../lib/design_editor.svelte'
import { savedDesigns, type SavedDesign } from '../../lib/saved_designs.svelte'
import { router } from '../../lib/router.svelte'
import type { Json } from '../../lib/types'
import { errorText } from '../../lib/errors'
import { t } from '../../lib/translations.svelte'
import { designLink } from '../workshop/links'

export class OwnDesignChoices {
  /** The code of what is chosen, by which it is drawn; empty until it is known. */
  code = $state('')
  /** What is wrong with the code that was given. */
  trouble = $state('')
  readonly #settings: () => Record<string, Json>
  readonly #change: (setting: string, value: Json) => void

  constructor(
    readonly title: string,
    readonly setting: string,
    settings: () => Record<string, Json>,
    change: (setting: string, value: Json) => void,
  ) {
    this.#settings = settings
    this.#change = change
  }

  /** The design that is chosen, if it is not one of the title's own. */
  get chosen(): Design | null {
    const value = this.#settings()[this.setting]
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : null
  }
  get name(): string {
    const name = this.chosen?.name
    return typeof name === 'string' && name ? name : t('own-unnamed')
  }
  /** Those that can be played on. */
  get mine(): SavedDesign[] {
    return savedDesigns.of(this.title).filter((each) => each.inOrder && each.code)
  }
  /** Where it is built, or changed. */
  get workshop(): string {
    if (!this.chosen || !this.code) return `/workshop/${this.title}`
    return designLink('workshop', this.title, this.code, String(this.chosen.name ?? ''))
  }

  take(design: Design, name = ''): void {
    const { name: given, ...bare } = design
    const called = name || (typeof given === 'string' ? given : '')
    this.#change(this.setting, called ? { name: called, ...bare } : bare)
  }

  /** Takes the design of a code or a link; false if there is something wrong with it. */
  async open(code: string, name = ''): Promise<boolean> {
    this.trouble = ''
    try {
      this.take((await decodeShareCode(this.title, code)).design, name)
      return true
    } catch (error) {
      this.trouble = errorText(error)
      return false
    }
  }

  /** Takes what a link names, if it does. */
  async followLink(): Promise<void> {
    const { query } = router.route
    const code = query.get('code')
    if (code && (await this.open(code, query.get('name') ?? ''))) router.followed()
  }

  /** To be called in an effect: finds the code of what is chosen. */
  follow(): void {
    const design = this.chosen
    untrack(() => {
      this.code = ''
      if (!design) return
      shareCodeOf(this.title, design).then(
        (found) => (this.code = found ?? ''),
        () => {}, // without a picture it still has its name
      )
    })
  }
}

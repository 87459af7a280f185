/** What every session has, whether it is of a game that is played, of a replay or of a sandbox. */

import { loadTitleModule } from '../titles'
import type { TitleModule } from '../titles/title'
import { EventAnimator } from './animator.svelte'
import { get, type RequestOptions } from './api'
import { loadTitleTranslations, type TitleTranslations } from './translations.svelte'
import { momentOf } from './shown_table'
import type { TableView, View } from './types'

export interface SessionParts {
  readonly match: string
  readonly title: TitleModule
  readonly words: TitleTranslations
  readonly scene: View
  readonly requestOptions: RequestOptions
}

/** What of a table never changes. */
export const fetchScene = (match: string, requestOptions: RequestOptions) =>
  get<View>(`/api/tables/${match}/scene`, requestOptions)

/** Loads what is needed to draw a table; `edition` is what is played there, `asked` its scene, if that is on its way. */
export async function loadSessionParts(
  match: string,
  edition: string,
  requestOptions: RequestOptions,
  asked = fetchScene(match, requestOptions),
): Promise<SessionParts> {
  const [title, words, scene] = await Promise.all([loadTitleModule(edition), loadTitleTranslations(edition), asked])
  return { match, title, words, scene, requestOptions }
}

export abstract class SessionBase implements SessionParts {
  readonly match: string
  readonly title: TitleModule
  readonly words: TitleTranslations
  readonly scene: View
  readonly requestOptions: RequestOptions
  readonly animator: EventAnimator
  highlighted = $state<string | null>(null)
  suggestion = $state.raw<readonly string[]>([])
  abstract readonly latest: TableView | null
  /** The table as it was when something began to be shown. */
  protected beforeShown = $state.raw<TableView | null>(null)
  readonly #shown = $derived.by(() => {
    const { latest, beforeShown, animator } = this
    return latest && beforeShown && animator.watching ? momentOf(latest, beforeShown, animator.view) : latest
  })
  /** Whether the table has just gone back to an earlier moment: whoever did that decides by hand. */
  wentBack = $state(false)

  constructor({ match, title, words, scene, requestOptions }: SessionParts) {
    this.match = match
    this.title = title
    this.words = words
    this.scene = scene
    this.requestOptions = requestOptions
    this.animator = new EventAnimator(title, scene)
    words.names = {
      seat: (name) => this.table?.seats[Number(name)]?.name || undefined,
      ...title.valueNames?.(scene, words),
    }
  }

  get table(): TableView | null {
    return this.#shown
  }
  get watching(): boolean {
    return this.animator.watching
  }
}

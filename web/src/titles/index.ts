/** The titles that have a drawing of their own: the folders beside this file. Each is loaded when it is needed. */

import type { Component } from 'svelte'

import { askedOnce } from '../lib/asked_once'
import type { ChoicePicture, SettingsLayout, TitleModule } from './title'

const modules = import.meta.glob<{ title: TitleModule }>('./*/index.ts')

/** A picture of a title; one that fits all titles is told which it is of. */
type Poster = Component<{ title: string }>

/** Their pictures for the lobby, apart: whoever looks round need not load every board. */
const posters = import.meta.glob<{ default: Poster }>('./*/Poster.svelte')

/** Pictures of what is chosen for them, apart for the same reason. */
const choicePictures = import.meta.glob<{ default: ChoicePicture }>('./*/ChoicePicture.svelte')

/** How their tables are set up: so little that it comes with the page. */
const settingsLayouts = import.meta.glob<{ settingsLayout: SettingsLayout }>('./*/settings_layout.ts', { eager: true })

/** The picture of a title. */
export async function loadPoster(title: string): Promise<Poster> {
  return (await (posters[`./${title}/Poster.svelte`] ?? (() => import('./generic/Poster.svelte')))()).default
}

/** What draws a setting's choice (a course, a circuit); nothing where the title has no pictures of them. */
export async function loadChoicePicture(title: string): Promise<ChoicePicture | undefined> {
  return (await choicePictures[`./${title}/ChoicePicture.svelte`]?.())?.default
}

/** How a table of a title is set up; nothing where the title does not say. */
export function settingsLayoutOf(title: string): SettingsLayout {
  return settingsLayouts[`./${title}/settings_layout.ts`]?.settingsLayout ?? {}
}

/** The title of an edition. */
export function titleOfEdition(edition: string): string {
  return edition.split('@', 1)[0] ?? edition
}

const loadOnce = askedOnce(async (title: string): Promise<TitleModule> => {
  const load = modules[`./${title}/index.ts`] ?? (() => import('./generic'))
  return (await load()).title
})

/** The drawing of a title; `title` may be an edition of it, such as `roborally@1`. */
export function loadTitleModule(edition: string): Promise<TitleModule> {
  return loadOnce(titleOfEdition(edition))
}

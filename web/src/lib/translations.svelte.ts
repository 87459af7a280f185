/**
 * Words in French and English. The sentences of the table come from the same Fluent files that the server uses; those
 * of the pages are in `src/words`. Everything that reads them follows a change of language by itself.
 */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import { untrack } from 'svelte'
import { get, getText } from './api'
import { askedOnce } from './asked_once'
import { type Language, preferences } from './preferences.svelte'
import type { GameEvent, FinalPlacing, ValueSet, Vocabulary } from './types'

type Args = Record<string, FluentVariable>

const pages: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import('../words/en'),
  fr: () => import('../words/fr'),
}

function bundleOf(language: Language, texts: string[]): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false })
  for (const text of texts) bundle.addResource(new FluentResource(text), { allowOverrides: true })
  return bundle
}

/** Words in each language that has been asked for. */
abstract class Translations {
  #bundles = $state.raw<Partial<Record<Language, FluentBundle>>>({})

  protected abstract texts(language: Language): Promise<string[]>

  /** Whoever asks while the words are on their way waits for the same ones. */
  readonly load = askedOnce(async (language: Language): Promise<void> => {
    const bundle = bundleOf(language, await this.texts(language))
    this.#bundles = { ...this.#bundles, [language]: bundle }
  })

  /** The bundle of the language in use; the other one until it has been loaded. */
  protected get bundle(): FluentBundle | undefined {
    return this.#bundles[preferences.language] ?? this.#bundles.en ?? this.#bundles.fr
  }

  message(key: string, args: Args = {}): string {
    const message = this.bundle?.getMessage(key)
    return message?.value ? this.bundle!.formatPattern(message.value, args, []) : key
  }
}

/** The words of the pages themselves: `t('close')`. */
class PageTranslations extends Translations {
  protected async texts(language: Language): Promise<string[]> {
    return [(await pages[language]()).default]
  }

  get ready(): boolean {
    return this.bundle !== undefined
  }
}

export const pageTranslations = new PageTranslations()
export const t = (key: string, args: Args = {}): string => pageTranslations.message(key, args)

/** The words that all titles have in common: however many titles are shown, they are fetched once. */
const coreText = askedOnce((language: Language) => getText(`/api/words/core/${language}`))

/** The words of one title, and how its decisions, events and placings are said: as `paddock.core.translations` does it. */
export class TitleTranslations extends Translations {
  #vocabulary = $state.raw<Vocabulary>({ decisions: {}, events: {}, values: {} })
  /** Names that this table gives to values: seat numbers become people. */
  names = $state.raw<Record<string, (name: string) => string | undefined>>({})

  constructor(readonly title: string) {
    super()
  }

  protected async texts(language: Language): Promise<string[]> {
    return Promise.all([coreText(language), getText(`/api/words/${this.title}/${language}`)])
  }

  /** How decisions, events and values are said: a table needs that, the name of a title does not. */
  readonly loadVocabulary = askedOnce(async (title: string): Promise<void> => {
    this.#vocabulary = await get<Vocabulary>(`/api/titles/${title}/vocabulary`)
  })

  get vocabulary(): Vocabulary {
    return this.#vocabulary
  }

  has(key: string): boolean {
    return this.bundle?.hasMessage(key) ?? false
  }

  /** A message of the title or of the core; nothing where there is no such message. */
  messageOrNothing(key: string, args: Args = {}): string {
    return this.has(key) ? this.message(key, args) : ''
  }

  /** An attribute of a message: `.text` of a card, `.help` of a setting; empty where there is none. */
  attribute(key: string, name: string, args: Args = {}): string {
    const pattern = this.bundle?.getMessage(key)?.attributes[name]
    return pattern ? this.bundle!.formatPattern(pattern, args, []) : ''
  }

  /** What a person calls a value of a set: `value('robot', 'twonky')`. */
  value(set: string, name: string): string {
    const own = this.names[set]?.(name)
    if (own !== undefined) return own
    const values = this.#vocabulary.values[set]
    const [key, args] = messageOf(set, values, name)
    return this.has(key) ? this.message(key, args as Args) : name
  }

  /** What a person calls some values of a set, one after another. */
  values(set: string, names: readonly string[], separator = ', '): string {
    return names.map((name) => this.value(set, name)).join(separator)
  }

  /** What happened, as a sentence. */
  event(event: GameEvent): string {
    const args: Args = {}
    for (const [name, set] of this.#vocabulary.events[event.event] ?? []) this.#put(args, name, set, event[name])
    return capitalize(this.message(`event-${event.event}`, args))
  }

  /** What a decision would do; `line` is its notation. */
  decision(line: string): string {
    const [key, args] = this.#decision(line)
    return this.has(key) ? this.message(key, args) : line
  }

  /** The same of one that follows others of a plan: in fewer words, where the title has them. */
  followingDecision(line: string): string {
    const [key, args] = this.#decision(line)
    return this.attribute(key, 'then', args) || this.decision(line)
  }

  /** How a seat came out: its place, and why. */
  placing(placing: FinalPlacing): string {
    return this.message('placing', { place: this.message('place', { place: placing.place }), why: this.why(placing) })
  }

  /** Why a seat came where it did. */
  why(placing: FinalPlacing): string {
    return capitalize(this.message(placing.key, { points: placing.points ?? 0, ...(placing.args as Args) }))
  }

  /** What a round is called here: a title may have a word of its own. */
  round(round: number): string {
    return this.message(this.has('title-round') ? 'title-round' : 'round', { round })
  }

  setting(name: string): string {
    return this.message(`setting-${name}`)
  }

  choice(setting: string, choice: string): string {
    const key = `setting-${setting}-${choice}`
    return this.has(key) ? this.message(key) : choice
  }

  #decision(line: string): [string, Args] {
    const [kind = '', ...written] = line.split(' ')
    const args: Args = {}
    for (const [place, [name, set]] of (this.#vocabulary.decisions[kind]?.args ?? []).entries())
      this.#put(args, name, set, written[place])
    return [`do-${kind}`, args]
  }

  #put(args: Args, name: string, set: string | null, value: unknown): void {
    if (set === null) {
      args[name] = value as FluentVariable
      return
    }
    const values = this.#vocabulary.values[set]
    const plain = values?.numeric && !values.messages && !this.names[set]
    args[name] = plain ? Number(value) : this.value(set, String(value))
    args[`${name}-name`] = String(value)
  }
}

function messageOf(set: string, values: ValueSet | undefined, name: string): [string, Record<string, unknown>] {
  const code = values?.names.indexOf(name) ?? -1
  const own = values?.messages?.[code]
  return own ?? [`${set}-${name}`, { value: values?.numeric ? Number(name) : name }]
}

export function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

const titles = new Map<string, TitleTranslations>()

function titleTranslations(edition: string): TitleTranslations {
  const title = edition.split('@', 1)[0] ?? edition
  let found = titles.get(title)
  if (!found) {
    found = new TitleTranslations(title)
    titles.set(title, found)
  }
  return found
}

/** The messages of a title (or of an edition of it, such as `roborally@1`), loaded in the language in use: enough to say
 *  what it is called and how it is set up. */
export async function loadTitleMessages(edition: string): Promise<TitleTranslations> {
  const found = titleTranslations(edition)
  // A change of language is for `loadLanguage` to follow: whoever waits for these words need not wait again.
  await found.load(untrack(() => preferences.language))
  return found
}

/** The same with how its decisions, events and values are said. */
export async function loadTitleTranslations(edition: string): Promise<TitleTranslations> {
  const found = titleTranslations(edition)
  await Promise.all([loadTitleMessages(edition), found.loadVocabulary(found.title)])
  return found
}

/** Loads what is known so far in another language as well. */
export async function loadLanguage(language: Language): Promise<void> {
  await Promise.all([pageTranslations.load(language), ...[...titles.values()].map((each) => each.load(language))])
}

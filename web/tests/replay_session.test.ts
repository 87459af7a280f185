import { expect, it, vi } from 'vitest'
import { ReplaySession } from '../src/lib/replay_session.svelte'
import { TitleTranslations } from '../src/lib/translations.svelte'
import type { TableView, Update } from '../src/lib/types'
import { title as generic } from '../src/titles/generic'
import type { TitleModule } from '../src/titles/title'

it('shows what follows only when the moment before it is drawn', async () => {
  vi.stubGlobal('document', { visibilityState: 'visible' })
  const answer = { ok: true, json: () => Promise.resolve({ view: {} }) }
  vi.stubGlobal('fetch', () => new Promise((resolve) => setTimeout(resolve, 10, answer)))
  const shownOn: unknown[] = []
  const title = {
    ...generic,
    createModel: (view) => ({ ...view, effects: {} }),
    showEvent: (model) => {
      shownOn.push(model.effects)
      return 0
    },
    areSimultaneous: () => false,
  } as TitleModule
  const updates = [{ number: 1, events: [{ event: 'one' }, { event: 'two' }] }] as Update[]
  const parts = { match: 'm', title, words: new TitleTranslations('sprint'), scene: {}, requestOptions: {} }
  const session = new ReplaySession(parts, { number: 1, you: null, seats: [] } as unknown as TableView, updates, null)

  const placed = session.go(0)
  const stepped = session.forward()
  await Promise.all([placed, stepped])
  expect(shownOn).toEqual([{}])
})

it('has the whole position before anything has been shown', () => {
  const parts = { match: 'm', title: generic, words: new TitleTranslations('sprint'), scene: {}, requestOptions: {} }
  const latest = { number: 1, you: null, seats: [], view: { cars: [] } } as unknown as TableView
  expect(new ReplaySession(parts, latest, [], null).table.view).toEqual({ cars: [] })
})

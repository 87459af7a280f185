import { expect, it, vi } from 'vitest'
import { SandboxSession } from '../src/lib/sandbox_session.svelte'
import { TitleTranslations } from '../src/lib/translations.svelte'
import type { TableView } from '../src/lib/types'
import { title } from '../src/titles/generic'

it('lets people decide by hand what they have gone back to', async () => {
  vi.stubGlobal('document', { visibilityState: 'visible' })
  const answer = { branch: 'b', legal: { 0: ['end'] }, waiting: [0], you: 0, view: {}, steps: 0 }
  vi.stubGlobal('fetch', () => Promise.resolve({ ok: true, json: () => Promise.resolve(answer) }))
  const table = { number: 1, you: 0, seats: [], clock: {} } as unknown as TableView
  const parts = { match: 'm', title, words: new TitleTranslations('sprint'), scene: {}, requestOptions: {}, table }
  const session = new SandboxSession(parts)
  await session.open(null)
  expect(session.wentBack).toBe(true)
  await session.act('end')
  expect(session.wentBack).toBe(false)
  expect(session.log.updates.at(-1)).toMatchObject({ kind: 'stepped', seat: 0, do: 'end' })
  await session.back()
  expect(session.wentBack).toBe(true)
})

import { afterEach, expect, test, vi } from 'vitest'
import { post } from '../src/lib/api'
import { browserId } from '../src/lib/browser_id'
import { clearItems } from '../src/lib/storage'

afterEach(() => {
  vi.unstubAllGlobals()
  clearItems()
})

test('a browser calls itself the same until it forgets everything', () => {
  const id = browserId()
  expect(id).toMatch(/^[0-9a-f]{32}$/)
  expect(browserId()).toBe(id)
  clearItems()
  expect(browserId()).not.toBe(id)
})

test('whatever is asked for says which browser asks', async () => {
  const fetched = vi.fn(async (_path: string, _init: RequestInit) => new Response('{}'))
  vi.stubGlobal('fetch', fetched)
  await post('/api/tables', {})
  expect(new Headers(fetched.mock.calls[0]?.[1].headers).get('x-paddock-browser')).toBe(browserId())
})

import { afterEach, expect, test, vi } from 'vitest'
import { awaySince, isHere, momentText } from '../src/lib/presence.svelte'
import type { TableView } from '../src/lib/types'

const GONE = Date.UTC(2026, 10, 18, 12, 0)

function table(away_since: number | null, holder = 'person', here = false): TableView {
  return { seats: [{ holder }], presence: [{ here, away_since }] } as unknown as TableView
}

afterEach(() => vi.useRealTimers())

test('somebody who loads the page anew was never away', () => {
  vi.useFakeTimers({ now: GONE + 5000 })
  expect(awaySince(table(GONE), 0)).toBe(null)
  vi.setSystemTime(GONE + 9000)
  expect(awaySince(table(GONE), 0)).toBe(GONE)
})

test('whoever is there, was not seen to leave or is a bot is not away', () => {
  vi.useFakeTimers({ now: GONE + 60_000 })
  expect(isHere(table(null, 'person', true), 0)).toBe(true)
  expect(awaySince(table(null, 'person', true), 0)).toBe(null)
  expect(awaySince(table(null), 0)).toBe(null)
  expect(awaySince(table(GONE, 'bot'), 0)).toBe(null)
  expect(awaySince({ seats: [{ holder: 'person' }] } as unknown as TableView, 0)).toBe(null)
})

test('the clock of the server may be another one', () => {
  vi.useFakeTimers({ now: GONE })
  expect(awaySince(table(GONE), 0, 60_000)).toBe(GONE - 60_000)
})

test('a moment of another day has its date', () => {
  expect(momentText(GONE, GONE + 60_000)).toMatch(/^\d\d:\d\d$/)
  expect(momentText(GONE, GONE + 3 * 86_400_000)).toMatch(/18/)
})

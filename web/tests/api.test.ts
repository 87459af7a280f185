/** What can't be had at the moment is asked for again; what can't be had at all is not. */

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { getWhenAvailable } from '../src/lib/api'

const answer = (status: number, body: unknown): Response => new Response(JSON.stringify(body), { status })

describe('what may be had in a moment', () => {
  const asked = vi.fn<typeof fetch>()

  beforeEach(() => {
    vi.useFakeTimers()
    vi.stubGlobal('fetch', asked)
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
    asked.mockReset()
  })

  it('is asked for again by itself while the server is busy or away', async () => {
    asked
      .mockResolvedValueOnce(answer(503, { code: 'busy', message: '', details: {} }))
      .mockRejectedValueOnce(new TypeError('no network'))
      .mockResolvedValueOnce(answer(200, { points: [] }))
    const found = getWhenAvailable('/api/tables/a/analysis')
    await vi.advanceTimersByTimeAsync(5000)
    await expect(found).resolves.toEqual({ points: [] })
    expect(asked).toHaveBeenCalledTimes(3)
  })

  it('is not asked for again where there is none', async () => {
    asked.mockResolvedValue(answer(404, { code: 'no-analysis', message: '', details: {} }))
    await expect(getWhenAvailable('/api/tables/a/analysis')).rejects.toMatchObject({ code: 'no-analysis' })
    expect(asked).toHaveBeenCalledTimes(1)
  })

  it('is given up after a while, and when nobody waits for it any more', async () => {
    asked.mockImplementation(async () => answer(503, { code: 'busy', message: '', details: {} }))
    const found = getWhenAvailable('/api/tables/a/analysis').catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(70_000)
    await expect(found).resolves.toMatchObject({ code: 'busy' })

    const gone = new AbortController()
    const left = getWhenAvailable('/api/tables/a/analysis', { signal: gone.signal }).catch(() => 'left')
    gone.abort()
    const before = asked.mock.calls.length
    await vi.advanceTimersByTimeAsync(70_000)
    await expect(left).resolves.toBe('left')
    expect(asked.mock.calls.length - before).toBeLessThanOrEqual(1)
  })
})

import { afterEach, expect, test, vi } from 'vitest'

async function originAt(hostname: string, address: string | null | undefined): Promise<unknown> {
  vi.resetModules()
  vi.stubGlobal('location', { hostname, origin: `http://${hostname}:8321` })
  const answer =
    address === undefined ? Promise.reject(new Error('offline')) : new Response(JSON.stringify({ address }))
  vi.stubGlobal('fetch', () => Promise.resolve(answer))
  const { reachableOrigin } = await import('../src/lib/reachable_origin')
  return reachableOrigin()
}

afterEach(() => vi.unstubAllGlobals())

test('an address that others know is kept', async () => {
  expect(await originAt('192.168.1.7', null)).toEqual({ origin: 'http://192.168.1.7:8321', onlyHere: false })
})

test.each(['localhost', '127.0.0.1', '[::1]'])('%s is replaced by the address in the network', async (hostname) => {
  const address = 'http://192.168.1.7:8321'
  expect(await originAt(hostname, address)).toEqual({ origin: address, onlyHere: false })
})

test('a server that listens to its own machine only, or says nothing, is reached from there only', async () => {
  const here = { origin: 'http://localhost:8321', onlyHere: true }
  expect(await originAt('localhost', null)).toEqual(here)
  expect(await originAt('localhost', undefined)).toEqual(here)
})

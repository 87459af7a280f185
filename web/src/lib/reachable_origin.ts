/** The address to be put into links for others: that of `localhost` leads them to their own machine. */

import { ApiError, get } from './api'
import { askedOnce } from './asked_once'
import type { SharedAddress } from './types'

export interface ReachableOrigin {
  origin: string
  /** Whether only this machine can open it. */
  onlyHere: boolean
}

export function isThisMachine(hostname: string): boolean {
  const host = hostname.replace(/^\[|\]$/g, '')
  return host === 'localhost' || host.endsWith('.localhost') || host.startsWith('127.') || host === '::1'
}

const sharedAddress = askedOnce(() => get<SharedAddress>('/api/address'))

export async function reachableOrigin(): Promise<ReachableOrigin> {
  if (!isThisMachine(location.hostname)) return { origin: location.origin, onlyHere: false }
  try {
    const { address } = await sharedAddress('')
    return { origin: address ?? location.origin, onlyHere: address === null }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return { origin: location.origin, onlyHere: true }
  }
}

/** What lies on the bridge or is painted on it, as the legend draws it. */

import type { ThingsOnSpace } from './types'

export interface LegendEntry {
  sign: string
  lying: ThingsOnSpace | 'damage' | 'start' | 'zone'
}

export const LEGEND: readonly LegendEntry[] = [
  { sign: 'container', lying: { container: true } },
  { sign: 'barrier', lying: { barrier: 2 } },
  { sign: 'police', lying: { police: 3 } },
  { sign: 'nails', lying: { nails: 3 } },
  { sign: 'limit', lying: { speed_limit: true } },
  { sign: 'ramp', lying: { ramp: 'F' } },
  { sign: 'bills', lying: { cash: 300 } },
  { sign: 'damage', lying: 'damage' },
  { sign: 'mine', lying: { mine: 'duke' } },
  { sign: 'oil', lying: { oil_slick: true } },
  { sign: 'acid', lying: { acid_pool: true } },
  { sign: 'start', lying: 'start' },
  { sign: 'zone', lying: 'zone' },
]

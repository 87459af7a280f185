/** How a table is set up. */

import type { Arrangement } from '../title'

const PLAIN = { map: 'beginner', remove_service_station: false, chrono: false }

export const arrangement: Arrangement = {
  first: ['map', 'remove_service_station', 'chrono'],
  campaign: { stages: 3 },
  presets: [
    { name: 'first', settings: PLAIN },
    { name: 'full', settings: { ...PLAIN, map: 'built' } },
    { name: 'chrono', settings: { ...PLAIN, map: 'built', chrono: true } },
  ],
}

/** How a table is set up. */

import type { SettingsLayout } from '../title'

const PLAIN = { map: 'beginner', remove_service_station: false, chrono: false }

export const settingsLayout: SettingsLayout = {
  first: ['map', 'remove_service_station', 'chrono'],
  campaign: { stages: 3 },
  presets: [
    { name: 'first', settings: PLAIN },
    { name: 'full', settings: { ...PLAIN, map: 'built' } },
    { name: 'chrono', settings: { ...PLAIN, map: 'built', chrono: true } },
  ],
}

/** How a table is set up. */

import type { SettingsLayout } from '../title'

export const settingsLayout: SettingsLayout = {
  picture: 'circuit',
  first: ['laps', 'preset', 'weather', 'qualifying'],
  presets: [
    { name: 'first', settings: { circuit: '1', preset: 'first_race', weather: 'sun' } },
    { name: 'full', settings: { preset: 'full_race' } },
    { name: 'solo', settings: { preset: 'first_race' }, seats: 1 },
  ],
}

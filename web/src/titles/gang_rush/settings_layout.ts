/** How a table is set up. */

import type { SettingsLayout } from '../title'

const PLAIN = { expert: false, gentle_hazards: false, no_shop: false, no_ramps: false }

export const settingsLayout: SettingsLayout = {
  first: ['expert', 'gentle_hazards', 'no_shop', 'no_ramps'],
  presets: [
    { name: 'first', settings: { ...PLAIN, gentle_hazards: true, no_shop: true, no_ramps: true } },
    { name: 'full', settings: PLAIN },
    { name: 'expert', settings: { ...PLAIN, expert: true } },
  ],
}

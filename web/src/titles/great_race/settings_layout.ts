/** How a table is set up. */

import type { SettingsLayout } from '../title'

const PLAIN = { solo: 'torpedo', evolving_deck: false, legacy: false, passport: false }
const LAYERS = { evolving_deck: true, legacy: true, passport: true }

export const settingsLayout: SettingsLayout = {
  first: ['race', 'solo', 'evolving_deck', 'legacy', 'passport'],
  presets: [
    { name: 'first', settings: PLAIN },
    { name: 'campaign', settings: { ...PLAIN, ...LAYERS }, seats: 1 },
    { name: 'alone', settings: { ...PLAIN, solo: 'alone', passport: true }, seats: 1 },
  ],
}

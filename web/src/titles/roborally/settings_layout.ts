/** How a table is set up. */

import type { SettingsLayout } from '../title'

export const settingsLayout: SettingsLayout = {
  picture: 'course',
  first: ['lives', 'option_cards', 'play_on', 'choose_robots'],
  clock: ['timer', 'programming_time', 'decision_time'],
  presets: [
    { name: 'first', settings: { course: 'house_first_steps', play_on: true } },
    { name: 'quick', settings: { course: 'dizzy_dash', play_on: false } },
    { name: 'full', settings: { course: 'risky_exchange', play_on: false } },
  ],
}

/** Time left, as clocks show it, and days. */

import { preferences } from './preferences.svelte'

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

export interface TimeParts {
  days: number
  hours: number
  minutes: number
  seconds: number
}

/** Rounded up: a clock that shows 0:00 has run out. */
export function timeParts(milliseconds: number): TimeParts {
  const whole = Math.ceil(Math.max(0, milliseconds) / SECOND) * SECOND
  return {
    days: Math.floor(whole / DAY),
    hours: Math.floor((whole % DAY) / HOUR),
    minutes: Math.floor((whole % HOUR) / MINUTE),
    seconds: Math.floor((whole % MINUTE) / SECOND),
  }
}

/** `0:07`, `12:30`, `1:05:00`; with days left, the caller says them in words. */
export function formatClock(milliseconds: number): string {
  const { days, hours, minutes, seconds } = timeParts(milliseconds)
  const two = (value: number) => String(value).padStart(2, '0')
  const whole = days * 24 + hours
  return whole > 0 ? `${whole}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`
}

/** Whether it is time to hurry: the last tenth of what was given, within 5 to 30 seconds; days are low in their last hour. */
export function isTimeLow(milliseconds: number, given: number): boolean {
  if (given >= DAY) return milliseconds <= HOUR
  return milliseconds <= Math.min(30 * SECOND, Math.max(5 * SECOND, given / 10))
}

/** What is left of the time that was given so many milliseconds ago, of which clocks stood for the first few. */
export function timeLeft(given: number, ago: number, stands: number): number {
  return Math.max(0, given - Math.max(0, ago - stands))
}

/** A moment as it is read here: `14 July`, by the options of `Intl.DateTimeFormat`. */
export function formatDate(moment: number | Date, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(preferences.language === 'fr' ? 'fr' : 'en-GB', options).format(moment)
}

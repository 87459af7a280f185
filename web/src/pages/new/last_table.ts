/** The table that was set up last, so that the next one is one click away. Whatever no longer fits is left out. */

import { defaultBotLevel } from '../../lib/bot_levels'
import { readItem, writeItem } from '../../lib/storage'
import type { Json, SettingInfo, TitleInfo } from '../../lib/types'
import {
  nonDefaultSettings,
  type ClockChoice,
  type SeatChoice,
  type TableChoices,
  DEFAULT_CLOCK,
  defaultChoices,
  newcomerSeats,
  waitsForGuests,
} from './table_choices'

const KEY = 'table'
const WHO = ['me', 'here', 'link', 'bot']
const CLOCKS = ['none', 'rules', 'decision', 'bank', 'days']

export function saveLastChoices(choices: TableChoices): void {
  const all = readItem<Record<string, unknown>>(KEY, {})
  writeItem(KEY, { ...(isObject(all) ? all : {}), last: choices.title, [`of ${choices.title}`]: choices })
}

/** The title that was played last. */
export function lastPlayedTitle(titles: TitleInfo[]): TitleInfo | undefined {
  const all = readItem<unknown>(KEY, {})
  const last = isObject(all) ? all.last : ''
  return titles.find((each) => each.title === last) ?? titles[0]
}

/** What was chosen last for a title, as far as it can still be had; `first` is what a newcomer gets. */
export function lastChoices(info: TitleInfo, first: Record<string, Json> = {}): TableChoices {
  const all = readItem<unknown>(KEY, {})
  const found = isObject(all) ? all[`of ${info.title}`] : null
  if (isObject(found)) return stillValidChoices(info, found)
  return { ...defaultChoices(info, first), seats: newcomerSeats(info) }
}

/** The same, for a race that begins at once: guests who would have to be waited for are bots. */
export function quickStartChoices(info: TitleInfo, first: Record<string, Json> = {}): TableChoices {
  const choices = lastChoices(info, first)
  if (!waitsForGuests(choices.seats)) return choices
  const seats = choices.seats.map((seat) => (seat.who === 'link' ? { ...seat, who: 'bot' as const } : seat))
  return { ...choices, seats, public: false }
}

export function stillValidChoices(info: TitleInfo, found: Record<string, unknown>): TableChoices {
  const settings: Record<string, Json> = {}
  const given = isObject(found.settings) ? found.settings : {}
  for (const setting of info.settings) {
    const value = given[setting.name]
    if (setting.name === info.workshop && isObject(value)) settings[setting.name] = value as Json
    else if (suits(setting, value)) settings[setting.name] = value
  }
  return {
    title: info.title,
    seats: seatsFrom(info, found.seats),
    settings: nonDefaultSettings(info, settings),
    clock: clockFrom(found.clock),
    public: found.public === true,
  }
}

function suits(setting: SettingInfo, value: unknown): value is string | number | boolean {
  if (setting.choices) return typeof value === 'string' && setting.choices.includes(value)
  if (typeof setting.default === 'boolean') return typeof value === 'boolean'
  return Number.isInteger(value) && Number(value) >= (setting.low ?? 0) && Number(value) <= (setting.high ?? Infinity)
}

function seatsFrom(info: TitleInfo, given: unknown): SeatChoice[] {
  if (!Array.isArray(given) || given.length < info.seats.least || given.length > info.seats.most)
    return newcomerSeats(info)
  const seats: SeatChoice[] = []
  for (const each of given) {
    if (!isObject(each) || !WHO.includes(String(each.who))) return newcomerSeats(info)
    const who = each.who as SeatChoice['who']
    const name = typeof each.name === 'string' ? each.name : ''
    const level = info.bots.includes(String(each.level)) ? String(each.level) : defaultBotLevel(info.bots)
    seats.push({ who: who === 'me' && seats.some((seat) => seat.who === 'me') ? 'here' : who, name, level })
  }
  return seats
}

function clockFrom(given: unknown): ClockChoice {
  if (!isObject(given) || !CLOCKS.includes(String(given.kind))) return { ...DEFAULT_CLOCK }
  const number = (name: keyof ClockChoice): number => {
    const value = given[name]
    return typeof value === 'number' && value >= 0 ? Math.round(value) : Number(DEFAULT_CLOCK[name])
  }
  return {
    kind: given.kind as ClockChoice['kind'],
    seconds: number('seconds'),
    minutes: number('minutes'),
    increment: number('increment'),
    days: number('days'),
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

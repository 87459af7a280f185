/** What a person chooses for a new table, and the request that it becomes. */

import { defaultBotLevel } from '../../lib/bot_levels'
import type { Json, OpenTable, RequestedSeat, TitleInfo } from '../../lib/types'

export type SeatOccupant = RequestedSeat['who']
export type ClockKind = 'none' | 'rules' | 'decision' | 'bank' | 'days'

export interface SeatChoice {
  who: SeatOccupant
  /** The name of a friend at this screen; mine is a preference. */
  name: string
  level: string
}

export interface ClockChoice {
  kind: ClockKind
  /** Seconds for each decision. */
  seconds: number
  /** Minutes for the whole game, and seconds back for each decision. */
  minutes: number
  increment: number
  days: number
}

export interface TableChoices {
  title: string
  seats: SeatChoice[]
  /** Only what differs from the title's defaults. */
  settings: Record<string, Json>
  clock: ClockChoice
  public: boolean
}

export const MAX_NAME_LENGTH = 40
/** Words that are the same in French and English, and no robot's name. */
export const BOT_NAMES = ['Rivet', 'Piston', 'Turbo', 'Pixel', 'Diode', 'Pivot', 'Radar', 'Cardan'] as const
const USUAL_SEATS = 4
const NEWCOMER_SEATS = 3
const NEWCOMER_LEVEL = 'novice'

export const DEFAULT_CLOCK: ClockChoice = { kind: 'none', seconds: 60, minutes: 20, increment: 10, days: 2 }

/** Me and three bots, or as many as there is room for. */
export function defaultSeats(info: TitleInfo): SeatChoice[] {
  const count = Math.min(info.seats.most, Math.max(info.seats.least, USUAL_SEATS))
  return Array.from({ length: count }, (_, place) => newSeatChoice(place === 0 ? 'me' : 'bot', info))
}

/** Me and two bots that slip now and then: whom one meets in a first race. */
export function newcomerSeats(info: TitleInfo): SeatChoice[] {
  const level = info.bots.includes(NEWCOMER_LEVEL) ? NEWCOMER_LEVEL : defaultBotLevel(info.bots)
  return defaultSeats(info)
    .slice(0, Math.max(info.seats.least, NEWCOMER_SEATS))
    .map((seat) => ({ ...seat, level }))
}

export function newSeatChoice(who: SeatOccupant, info: TitleInfo): SeatChoice {
  return { who, name: '', level: defaultBotLevel(info.bots) }
}

export function defaultChoices(info: TitleInfo, settings: Record<string, Json> = {}): TableChoices {
  return {
    title: info.title,
    seats: defaultSeats(info),
    settings: nonDefaultSettings(info, settings),
    clock: { ...DEFAULT_CLOCK },
    public: false,
  }
}

/** The settings that the title has, without those that are as they would be anyway. */
export function nonDefaultSettings(info: TitleInfo, settings: Record<string, Json>): Record<string, Json> {
  const kept: Record<string, Json> = {}
  for (const setting of info.settings) {
    const value = settings[setting.name]
    if (value !== undefined && value !== setting.default) kept[setting.name] = value
  }
  return kept
}

/** A setting as it is chosen. */
export function settingValue(info: TitleInfo, settings: Record<string, Json>, name: string): Json {
  return settings[name] ?? info.settings.find((setting) => setting.name === name)?.default ?? null
}

/** The names that bots go by, seat by seat; nobody at this table is called the same. */
export function botNames(seats: SeatChoice[], taken: string[] = []): string[] {
  const used = new Set([...taken, ...seats.map((seat) => seat.name)].map((name) => name.trim().toLowerCase()))
  const free = BOT_NAMES.filter((name) => !used.has(name.toLowerCase()))
  let next = 0
  return seats.map((seat, place) => (seat.who === 'bot' ? (free[next++] ?? `Bot ${place + 1}`) : ''))
}

/** What everybody at the table is called; `link` seats have no name yet. */
export function seatNames(seats: SeatChoice[], me: string, friend: (number: number) => string): string[] {
  const bots = botNames(seats, [me])
  let friends = 0
  return seats.map((seat, place) => {
    if (seat.who === 'me') return me.trim()
    if (seat.who === 'bot') return bots[place] ?? ''
    if (seat.who === 'link') return ''
    friends += 1
    return seat.name.trim() || friend(friends)
  })
}

export function waitsForGuests(seats: SeatChoice[]): boolean {
  return seats.some((seat) => seat.who === 'link')
}

export function tableRequest(choices: TableChoices, info: TitleInfo, names: string[]): OpenTable {
  return {
    title: choices.title,
    seats: choices.seats.map((seat, place) => {
      const name = names[place] ?? ''
      if (seat.who === 'link') return { who: seat.who }
      if (seat.who === 'bot') return { who: seat.who, level: seat.level, name }
      return { who: seat.who, name }
    }),
    settings: nonDefaultSettings(info, choices.settings),
    clock: clockOf(choices.clock),
    public: choices.public,
    start: !waitsForGuests(choices.seats),
  }
}

function clockOf(clock: ClockChoice): OpenTable['clock'] {
  switch (clock.kind) {
    case 'rules':
      return { rules: true }
    case 'decision':
      return { mode: 'decision', seconds: clock.seconds }
    case 'bank':
      return { mode: 'bank', seconds: clock.minutes * 60, increment: clock.increment }
    case 'days':
      return { mode: 'days', days: clock.days }
    default:
      return {}
  }
}

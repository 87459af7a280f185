import { beforeEach, describe, expect, it } from 'vitest'
import { removeItem, writeItem } from '../src/lib/storage'
import type { TitleInfo } from '../src/lib/types'
import { botNames, tableRequest, seatNames, type TableChoices, defaultChoices } from '../src/pages/new/table_choices'
import {
  stillValidChoices,
  lastPlayedTitle,
  quickStartChoices,
  lastChoices,
  saveLastChoices,
} from '../src/pages/new/last_table'

const info: TitleInfo = {
  title: 'race',
  edition: 'race@1',
  seats: { least: 2, most: 6 },
  settings: [
    { name: 'course', default: 'ring', clause: 'RA-1', choices: ['ring', 'eight'] },
    { name: 'laps', default: 3, clause: 'RA-2', low: 1, high: 9 },
    { name: 'rain', default: false, clause: 'RA-3' },
  ],
  bots: ['random', 'learner', 'driver', 'champion'],
  records: false,
  campaign: null,
  workshop: null,
}

function named(choices: TableChoices): string[] {
  return seatNames(choices.seats, 'Ann', (number) => `Friend ${number}`)
}

describe('a new table', () => {
  it('is for me and three bots of the usual level, and begins at once', () => {
    const choices = defaultChoices(info)
    const body = tableRequest(choices, info, named(choices))
    expect(body.start).toBe(true)
    expect(body.seats[0]).toEqual({ who: 'me', name: 'Ann' })
    expect(body.seats.slice(1)).toEqual([
      { who: 'bot', level: 'driver', name: 'Rivet' },
      { who: 'bot', level: 'driver', name: 'Piston' },
      { who: 'bot', level: 'driver', name: 'Turbo' },
    ])
    expect(body.clock).toEqual({})
    expect(body.settings).toEqual({})
  })

  it('has no more seats than the title', () => {
    expect(defaultChoices({ ...info, seats: { least: 2, most: 2 } }).seats).toHaveLength(2)
  })

  it('waits for a guest who comes by link', () => {
    const choices = defaultChoices(info)
    choices.seats[1] = { who: 'link', name: '', level: 'driver' }
    const body = tableRequest(choices, info, named(choices))
    expect(body.start).toBe(false)
    expect(body.seats[1]).toEqual({ who: 'link' })
  })

  it('gives friends at this screen a number where they have no name', () => {
    const choices = defaultChoices(info)
    choices.seats[1] = { who: 'here', name: '  Bob ', level: '' }
    choices.seats[2] = { who: 'here', name: '', level: '' }
    expect(named(choices)).toEqual(['Ann', 'Bob', 'Friend 2', 'Rivet'])
  })

  it('calls no bot by the name of a person', () => {
    const seats = defaultChoices(info).seats
    expect(botNames(seats, ['rivet'])).toEqual(['', 'Piston', 'Turbo', 'Pixel'])
  })

  it('sends only the settings that differ from the rules', () => {
    const choices = defaultChoices(info, { course: 'eight', laps: 3, nothing: 1 })
    expect(tableRequest(choices, info, named(choices)).settings).toEqual({ course: 'eight' })
  })

  it.each([
    ['rules', { rules: true }],
    ['decision', { mode: 'decision', seconds: 45 }],
    ['bank', { mode: 'bank', seconds: 900, increment: 5 }],
    ['days', { mode: 'days', days: 3 }],
    ['none', {}],
  ] as const)('keeps time by %s', (kind, clock) => {
    const choices = defaultChoices(info)
    choices.clock = { kind, seconds: 45, minutes: 15, increment: 5, days: 3 }
    expect(tableRequest(choices, info, []).clock).toEqual(clock)
  })
})

describe('what was chosen last', () => {
  beforeEach(() => removeItem('table'))

  it('is offered again', () => {
    const choices = defaultChoices(info, { rain: true })
    choices.clock.kind = 'bank'
    choices.public = true
    saveLastChoices(choices)
    expect(lastChoices(info)).toEqual(choices)
    expect(lastPlayedTitle([{ ...info, title: 'other' }, info])?.title).toBe('race')
  })

  it('is what a newcomer gets, the first time', () => {
    const first = lastChoices({ ...info, bots: ['random', 'novice', 'driver'] }, { course: 'eight' })
    expect(first.settings).toEqual({ course: 'eight' })
    expect(first.seats.map(({ who, level }) => (who === 'bot' ? level : who))).toEqual(['me', 'novice', 'novice'])
    expect(lastChoices({ ...info, seats: { least: 4, most: 6 } }).seats).toHaveLength(4)
    expect(lastPlayedTitle([info])?.title).toBe('race')
    expect(lastPlayedTitle([])).toBeUndefined()
  })

  it('plays with bots in place of guests who would have to be waited for', () => {
    const choices = defaultChoices(info)
    choices.seats[2] = { who: 'link', name: '', level: 'random' }
    saveLastChoices(choices)
    expect(quickStartChoices(info).seats.map((seat) => seat.who)).toEqual(['me', 'bot', 'bot', 'bot'])
    expect(quickStartChoices(info).seats[2]?.level).toBe('random')
  })

  it('leaves out what the title no longer has', () => {
    const found = stillValidChoices(info, {
      seats: [{ who: 'me' }, { who: 'bot', level: 'genius' }, { who: 'me', name: 'Bob' }],
      settings: { course: 'gone', laps: 12, rain: true },
      clock: { kind: 'sundial' },
    })
    expect(found.settings).toEqual({ rain: true })
    expect(found.seats).toEqual([
      { who: 'me', name: '', level: 'driver' },
      { who: 'bot', name: '', level: 'driver' },
      { who: 'here', name: 'Bob', level: 'driver' },
    ])
    expect(found.clock.kind).toBe('none')
  })

  it('stops nothing when somebody has edited it', () => {
    for (const broken of [null, 3, [], { 'of race': 'x' }, { 'of race': { seats: 7, options: [], clock: 1 } }]) {
      writeItem('table', broken)
      expect(lastChoices(info).seats).toHaveLength(3)
    }
  })
})

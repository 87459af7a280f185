import { describe, expect, it } from 'vitest'
import { assignKeys, choicesWithKeys, groupChoices, filterChoices, RESERVED_KEYS } from '../src/lib/choices'
import { groupByRound, isAfter, lastLineBefore, logLinesOf, GameLog, roundOfUpdate } from '../src/lib/game_log.svelte'
import { splitNumbers } from '../src/lib/log_sentences'
import { keyName, keyOfEvent } from '../src/lib/shortcuts.svelte'
import { formatClock, isTimeLow, timeParts, timeLeft } from '../src/lib/time'
import type { GameEvent, Update } from '../src/lib/types'
import type { TitleModule } from '../src/titles/title'

const NONE = new Set<string>()
const say = (line: string) => line.replace('_', ' ')

describe('keys of choices', () => {
  it('are digits first, then letters', () => {
    expect(assignKeys(11, NONE)).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9', 'a', 'b'])
  })

  it('pass over what means something else', () => {
    const keys = assignKeys(30, new Set(['1', 'a']))
    expect(keys.slice(0, 2)).toEqual(['2', '3'])
    for (const letter of [...RESERVED_KEYS, '1', 'a']) expect(keys).not.toContain(letter)
  })

  it('run out without harm', () => {
    expect(assignKeys(100, NONE).filter(Boolean)).toHaveLength(9 + 26 - RESERVED_KEYS.length)
  })
})

describe('the list of choices', () => {
  const lines = Array.from({ length: 12 }, (_, place) => (place % 2 ? `enter ${place}` : `face ${place}`))

  it('stays in order while it is short', () => {
    expect(groupChoices(choicesWithKeys(lines.slice(0, 4), say, NONE)).map(({ choices }) => choices.length)).toEqual([
      4,
    ])
  })

  it('is grouped by kind when it is long', () => {
    const groups = groupChoices(choicesWithKeys(lines, say, NONE))
    expect(groups.map(({ kind, choices }) => [kind, choices.length])).toEqual([
      ['face', 6],
      ['enter', 6],
    ])
  })

  it('is searched by words, whatever the accents', () => {
    const choices = choicesWithKeys(['a', 'b'], (line) => (line === 'a' ? 'Régler le phare' : 'Freiner'), NONE)
    expect(filterChoices(choices, 'PHARE reg').map(({ line }) => line)).toEqual(['a'])
    expect(filterChoices(choices, 'x')).toEqual([])
  })
})

describe('time left', () => {
  it('is rounded up, so that 0:00 means over', () => {
    expect(formatClock(1)).toBe('0:01')
    expect(formatClock(0)).toBe('0:00')
    expect(formatClock(-5)).toBe('0:00')
  })

  it('shows minutes, and hours where there are any', () => {
    expect(formatClock(59_000)).toBe('0:59')
    expect(formatClock(754_000)).toBe('12:34')
    expect(formatClock(3_723_000)).toBe('1:02:03')
    expect(formatClock(90_000_000)).toBe('25:00:00')
  })

  it('has days', () => {
    expect(timeParts(2 * 86_400_000 + 3 * 3_600_000)).toEqual({ days: 2, hours: 3, minutes: 0, seconds: 0 })
  })

  it('is low in its last tenth, or in the last hour of days', () => {
    expect(isTimeLow(6000, 60_000)).toBe(true)
    expect(isTimeLow(7000, 60_000)).toBe(false)
    expect(isTimeLow(4000, 10_000)).toBe(true)
    expect(isTimeLow(40_000, 3_600_000)).toBe(false)
    expect(isTimeLow(29_000, 3_600_000)).toBe(true)
    expect(isTimeLow(3_000_000, 86_400_000)).toBe(true)
  })

  it('stands for as long as the server says, and then goes down', () => {
    expect(timeLeft(20_000, 3000, 5000)).toBe(20_000)
    expect(timeLeft(20_000, 8000, 5000)).toBe(17_000)
    expect(timeLeft(20_000, 8000, 0)).toBe(12_000)
    expect(timeLeft(2000, 8000, 0)).toBe(0)
  })
})

describe('the story', () => {
  const title = {
    isLogged: (event: GameEvent) => event.event !== 'dealt',
    roundBegunBy: (event: GameEvent) => (event.event === 'turn' ? Number(event.turn) : null),
  } as TitleModule
  const step = (number: number, ...events: GameEvent[]): Update => ({ number, kind: 'stepped', at: 0, seat: 0, events })

  it('has a line for each thing that mattered', () => {
    const note = step(3, { event: 'moves' }, { event: 'dealt' }, { event: 'falls' })
    expect(logLinesOf(note, null, title).map(({ number, place }) => [number, place])).toEqual([
      [3, 0],
      [3, 2],
    ])
  })

  it('tells what people did, and a default that was played for somebody, but not where bots sit', () => {
    expect(
      logLinesOf({ number: 1, kind: 'proposed', at: 0, seat: 0, what: 'back', settled: false }, null, title),
    ).toHaveLength(1)
    expect(logLinesOf({ number: 2, kind: 'stepped', at: 0, seat: 0, late: true }, null, title)).toHaveLength(1)
    expect(
      logLinesOf({ number: 3, kind: 'said', at: 0, seat: null, name: 'Eve', text: 'hello' }, null, title),
    ).toHaveLength(0)
    expect(
      logLinesOf({ number: 4, kind: 'sat', at: 0, seat: 1, name: 'Bot', level: 'driver' }, null, title),
    ).toHaveLength(0)
  })

  it('is told in rounds, whose beginnings are headings', () => {
    const log = new GameLog()
    log.add([step(1, { event: 'docks' }), step(2, { event: 'turn', turn: 1 }, { event: 'moves' })], null, title)
    log.add([step(5, { event: 'turn', turn: 2 }), step(6, { event: 'falls' })], null, title)
    const found = groupByRound(log.lines, title)
    expect(found.map(({ round, number, lines }) => [round, number, lines.length])).toEqual([
      [null, 1, 1],
      [1, 2, 1],
      [2, 5, 1],
    ])
    expect([0, 1, 2, 4, 5, 9].map((number) => roundOfUpdate(found, number))).toEqual([null, null, 1, 1, 2, 2])
  })

  it('is put in order when the past arrives after the present, and says nothing twice', () => {
    const log = new GameLog()
    log.add([step(8, { event: 'falls' })], null, title)
    log.add([step(7, { event: 'moves' }), step(8, { event: 'falls' })], null, title)
    expect(log.lines.map(({ number }) => number)).toEqual([7, 8])
    expect(log.last).toBe(8)
  })

  it('is crossed out where the table has gone back', () => {
    const log = new GameLog()
    log.add([step(1, { event: 'moves' }), step(2, { event: 'falls' })], null, title)
    log.add([{ number: 3, kind: 'proposed', at: 0, seat: 0, what: 'back', to: 1, settled: true }], null, title)
    log.add([step(4, { event: 'moves' })], null, title)
    expect(log.lines.map(({ number, undone }) => [number, undone])).toEqual([
      [1, false],
      [2, true],
      [3, false],
      [4, false],
    ])
    const refused = new GameLog()
    refused.add([step(1, { event: 'moves' }), step(2, { event: 'falls' })], null, title)
    refused.add(
      [{ number: 3, kind: 'answered', at: 0, seat: 1, what: 'back', to: 1, agrees: false, settled: true }],
      null,
      title,
    )
    expect(refused.lines.some(({ undone }) => undone)).toBe(false)
  })

  it('sets numbers in bold, but not those of names', () => {
    expect(splitNumbers('Driver 2 now has 3 Damage.', ['driver 2'])).toEqual([
      { text: 'Driver 2 now has ', bold: false },
      { text: '3', bold: true },
      { text: ' Damage.', bold: false },
    ])
  })

  it('leaves the digits of a place alone', () => {
    expect(splitNumbers('Duke starts on 2:-1 with $1200.').filter(({ bold }) => bold)).toEqual([
      { text: '1200', bold: true },
    ])
    expect(splitNumbers('Red moves to 0:B3 at speed 2.').filter(({ bold }) => bold)).toEqual([
      { text: '2', bold: true },
    ])
  })
})

describe('keys', () => {
  const event = { key: 'Z', ctrlKey: false, metaKey: false, altKey: false }

  it('are written small, with Ctrl or ⌘ in front', () => {
    expect(keyOfEvent(event)).toBe('z')
    expect(keyOfEvent({ ...event, ctrlKey: true })).toBe('ctrl+z')
    expect(keyOfEvent({ ...event, metaKey: true })).toBe('ctrl+z')
    expect(keyOfEvent({ ...event, altKey: true, key: 'ArrowLeft' })).toBeNull()
  })

  it('are named as on a keyboard', () => {
    expect(['a', 'Escape', 'ctrl+z', ' '].map(keyName)).toEqual(['A', 'Esc', 'Ctrl+Z', '␣'])
  })
})

describe('the line of a moment', () => {
  const lines = [
    { number: 1, place: -1 },
    { number: 2, place: 0 },
    { number: 2, place: 3 },
    { number: 4, place: 1 },
  ]

  it('is the last that has happened by then', () => {
    expect(lastLineBefore(lines, { number: 2, place: 2 })).toBe(1)
    expect(lastLineBefore(lines, { number: 2, place: 3 })).toBe(2)
    expect(lastLineBefore(lines, { number: 3, place: 0 })).toBe(2)
    expect(lastLineBefore(lines, { number: 9, place: 0 })).toBe(3)
    expect(lastLineBefore(lines, { number: 0, place: 5 })).toBe(-1)
  })

  it('is followed by what has not happened yet', () => {
    expect(lines.map((line) => isAfter(line, { number: 2, place: 2 }))).toEqual([false, false, true, true])
  })
})

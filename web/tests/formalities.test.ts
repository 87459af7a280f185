import { beforeEach, expect, it } from 'vitest'
import { answerFor, formality } from '../src/lib/formalities.svelte'
import { GameLog } from '../src/lib/game_log.svelte'
import { preferences } from '../src/lib/preferences.svelte'
import type { TableSession } from '../src/lib/session.svelte'
import type { TableView, Vocabulary } from '../src/lib/types'
import { title } from '../src/titles/generic'

const kind = (quiet: boolean, formality: boolean) => ({ args: [], quiet, formality, always_legal: false })
const decisions: Vocabulary['decisions'] = {
  end: kind(false, true),
  done: kind(true, true),
  roll: kind(false, false),
}

/** A table at which somebody is asked something, as far as these answers look at it. */
class AskingTable {
  readonly mode = 'try'
  readonly you = 0
  readonly title = title
  readonly log = new GameLog()
  readonly words = { vocabulary: { decisions }, decision: (line: string) => line }
  legal = ['end']
  busy = false
  wentBack = false
  decidingSeat: number | null = 0
  table: Partial<TableView> = { status: 'playing', take_back: [], question: 3 }
  animator = { playing: false }

  act(line: string): Promise<void> {
    this.log.add([{ kind: 'stepped', number: 4, at: 0, seat: 0, do: line, events: [] }], 0, title)
    return Promise.resolve()
  }
  get session(): TableSession {
    return this as unknown as TableSession
  }
}

let asking: AskingTable
beforeEach(() => {
  asking = new AskingTable()
  preferences.answersFormalities = true
})

it('finds the only choice, where it is a formality', () => {
  expect(formality(asking.session)).toBe('end')
})

it.each<[string, (asking: AskingTable) => void]>([
  ['there is another choice', (asking) => (asking.legal = ['end', 'roll'])],
  ['nothing is asked', (asking) => (asking.legal = [])],
  ['it is fun to press', (asking) => (asking.legal = ['roll'])],
  ['somebody does not want it', () => (preferences.answersFormalities = false)],
  ['something is being shown', (asking) => (asking.animator = { playing: true })],
  ['a decision is on its way', (asking) => (asking.busy = true)],
  ['the table has just gone back', (asking) => (asking.wentBack = true)],
  ['nobody here is asked', (asking) => (asking.decidingSeat = null)],
  ['the clocks stand', (asking) => (asking.table = { ...asking.table, status: 'paused' })],
  ['all are asked for a step back', (asking) => (asking.table = { ...asking.table, proposal: {} as never })],
  ['it would end the right to take back', (asking) => (asking.table = { ...asking.table, take_back: [{} as never] })],
])('leaves it alone where %s', (_, change) => {
  change(asking)
  expect(formality(asking.session)).toBe(null)
})

it('finds what can be taken back itself also after something that can', () => {
  asking.legal = ['done']
  asking.table = { ...asking.table, take_back: [{} as never] }
  expect(formality(asking.session)).toBe('done')
})

it('tells the story of what was answered', async () => {
  await answerFor(asking.session, 'end')
  const told = () => asking.log.lines.map(({ number, place }) => [number, place])
  expect(told()).toEqual([[4, -1]])
  // What comes late is told in its place.
  asking.log.add([{ kind: 'started', number: 2, at: 0 } as never], 0, title)
  expect(told()).toEqual([
    [2, -1],
    [4, -1],
  ])
})

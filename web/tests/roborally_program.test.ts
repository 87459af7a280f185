import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { LegalityAnswer } from '../src/lib/types'
import { digitOf } from '../src/lib/shortcuts.svelte'
import {
  placementKind,
  type ProgramInProgress,
  programInProgress,
  nextStep,
  removeCard,
  placeCard,
} from '../src/titles/roborally/program'
import { type ProgramEditorPort, ProgramEditor } from '../src/titles/roborally/program_editor.svelte'
import type { RoboSession } from '../src/titles/roborally/types'

const HAND = ['P790', 'P680', 'P500', 'P430', 'P080', 'P070', 'P010']

/** A table that knows as much of programming as the hand needs, and takes its time to answer. */
class Table implements ProgramEditorPort {
  sent: string[] = []
  sealed = false
  refuses = new Set<string>()
  laid: { register: number; card: string }[] = []
  fixed: Record<number, string> = {}
  turn = 1
  delay = 2

  get table(): NonNullable<RoboSession['table']> {
    const registers = [1, 2, 3, 4, 5].map(
      (register) => this.fixed[register] ?? this.laid.find((each) => each.register === register)?.card ?? null,
    )
    const hand = HAND.filter((card) => !this.laid.some((each) => each.card === card))
    const empty = [1, 2, 3, 4, 5].filter((register) => registers[register - 1] === null)
    const legal = hand.flatMap((card) => empty.map((register) => `place ${register} ${card}`))
    if (!empty.length) legal.push('seal')
    return {
      you: 0,
      legal: this.sealed ? [] : legal.filter((line) => !this.refuses.has(line)),
      take_back: this.laid.map((each, place) => ({ step: place + 1, do: `place ${each.register} ${each.card}` })),
      view: {
        turn: this.turn,
        phase: 'programming',
        robots: [{ robot: 'twonky', seat: 0, sealed: this.sealed, hand, registers }],
      },
    } as unknown as NonNullable<RoboSession['table']>
  }

  async act(decision: string): Promise<void> {
    this.sent.push(decision)
    const legal = this.table.legal?.includes(decision)
    const { turn } = this
    await new Promise((resolve) => setTimeout(resolve, this.delay))
    if (!legal || turn !== this.turn) return
    const [kind, register, card = ''] = decision.split(' ')
    if (kind === 'seal') this.sealed = true
    else this.laid.push({ register: Number(register), card })
  }

  async takeBack(step = this.laid.length): Promise<void> {
    this.sent.push(`back ${this.laid[step - 1]?.card}`)
    await new Promise((resolve) => setTimeout(resolve, this.delay))
    this.laid.splice(step - 1, 1)
  }

  explainRefusal(decision: string): Promise<LegalityAnswer> {
    return Promise.resolve({ do: decision, allowed: false, legal: [] })
  }

  get registers(): (string | string[] | null)[] {
    return this.table.view?.robots[0]?.registers ?? []
  }
}

/** Until nothing more is under way: time runs by itself, however slow the machine is. */
const settled = () => vi.advanceTimersByTimeAsync(5_000)

function laying(table: Table): ProgramInProgress {
  const found = programInProgress(table.table)
  if (!found) throw new Error('nothing is programmed')
  return found
}

describe('a program under way', () => {
  it('becomes what is wanted step by step: first out, then in', () => {
    const table = new Table()
    table.laid = [
      { register: 1, card: 'P790' },
      { register: 2, card: 'P680' },
    ]
    const now = laying(table)
    expect(nextStep(now, now.slots)).toBeNull()
    const swapped = placeCard(now.slots, 'P790', 2, 'swap')
    expect(swapped).toEqual([['P680'], ['P790'], [], [], []])
    expect(nextStep(now, swapped)).toEqual({ back: 1, card: 'P790' })
    expect(nextStep(now, placeCard(now.slots, 'P500', 3, 'place'))).toEqual({ do: 'place 3 P500' })
    expect(removeCard(now.slots, 'P680')).toEqual([['P790'], [], [], [], []])
  })

  it('goes by the legal list alone', () => {
    const table = new Table()
    table.fixed = { 5: 'P300' }
    table.laid = [{ register: 1, card: 'P790' }]
    table.refuses = new Set(['place 2 P500'])
    const now = laying(table)
    expect(placementKind(now, now.slots, 'P680', 2)).toBe('place')
    expect(placementKind(now, now.slots, 'P500', 2)).toBeNull()
    expect(placementKind(now, now.slots, 'P680', 1)).toBe('swap')
    expect(placementKind(now, now.slots, 'P680', 5)).toBeNull()
    expect(nextStep(now, placeCard(now.slots, 'P500', 2, 'place'))).toEqual({ refused: 'place 2 P500' })
    expect(nextStep(now, removeCard(now.slots, 'P300'))).toEqual({ refused: 'place 5 P300' })
    expect(new ProgramEditor(table).placeable('P010')).toBe(true)
  })

  it('knows two cards in one register', () => {
    const table = new Table()
    table.laid = [{ register: 1, card: 'P500' }]
    const now = laying(table)
    const paired: ProgramInProgress = { ...now, legal: new Set([...now.legal, 'place 1 P080']) }
    expect(placementKind(paired, paired.slots, 'P080', 1)).toBe('pair')
    const wanted = placeCard(paired.slots, 'P080', 1, 'pair')
    expect(wanted[0]).toEqual(['P500', 'P080'])
    expect(nextStep(paired, wanted)).toEqual({ do: 'place 1 P080' })
  })

  it('is none where nothing can be placed', () => {
    const table = new Table()
    table.sealed = true
    expect(programInProgress(table.table)).toBeNull()
    expect(programInProgress(null)).toBeNull()
  })
})

describe('fast hands', () => {
  beforeEach(() => vi.useFakeTimers())
  afterEach(() => vi.useRealTimers())

  it('lose nothing: five clicks in one moment are five cards', async () => {
    const table = new Table()
    const programmer = new ProgramEditor(table)
    for (const card of HAND.slice(0, 5)) programmer.place(card)
    expect(programmer.slots.flat()).toEqual(HAND.slice(0, 5))
    expect(programmer.full).toBe(true)
    await settled()
    expect(table.registers).toEqual(HAND.slice(0, 5))
    expect(table.sent).toHaveLength(5)
  })

  it('may change their mind while the first steps are under way', async () => {
    const table = new Table()
    table.delay = 20
    const programmer = new ProgramEditor(table)
    programmer.place('P790')
    programmer.place('P680')
    programmer.remove('P790')
    programmer.place('P500', 2)
    await settled()
    expect(table.registers).toEqual([null, 'P500', null, null, null])
  })

  it('seal once everything has arrived', async () => {
    const table = new Table()
    const programmer = new ProgramEditor(table)
    for (const card of HAND.slice(0, 5)) programmer.place(card)
    expect(programmer.seal()).toBe(true)
    expect(programmer.place('P070')).toBe(false)
    await settled()
    expect(table.sealed).toBe(true)
    expect(table.sent.at(-1)).toBe('seal')
  })

  it('do not seal what is not complete', () => {
    const table = new Table()
    const programmer = new ProgramEditor(table)
    programmer.place('P790')
    expect(programmer.seal()).toBe(false)
    expect(programmer.refused).toBe('seal')
  })

  it('get the card back when it is refused', async () => {
    const table = new Table()
    const programmer = new ProgramEditor(table)
    programmer.place('P790')
    programmer.place('P680')
    table.refuses = new Set(['place 2 P680'])
    await settled()
    expect(programmer.refused).toBe('place 2 P680')
    expect(programmer.slots).toEqual([['P790'], [], [], [], []])
  })

  it('take back the latest first, and go to the chosen register', async () => {
    const table = new Table()
    const programmer = new ProgramEditor(table)
    programmer.place('P790')
    programmer.chosen = 4
    programmer.place('P500')
    await settled()
    expect(table.registers).toEqual(['P790', null, null, 'P500', null])
    expect(programmer.removeLast()).toBe('P500')
    expect(programmer.removeLast()).toBe('P790')
    await settled()
    expect(table.registers).toEqual([null, null, null, null, null])
    expect(programmer.removeLast()).toBeNull()
  })

  it('forget what they wanted when the turn is over', async () => {
    const table = new Table()
    const programmer = new ProgramEditor(table)
    programmer.place('P790')
    programmer.chosen = 3
    table.turn = 2
    expect(programmer.slots.flat()).toEqual([])
    expect([programmer.chosen, programmer.target]).toEqual([null, 1])
  })

  it('lose nothing of the next program while word of the one before is still awaited', async () => {
    const table = new Table()
    const programmer = new ProgramEditor(table)
    for (const card of HAND.slice(0, 5)) programmer.place(card)
    await settled()
    programmer.seal()
    Object.assign(table, { turn: 2, laid: [] })
    expect(programmer.sealing).toBe(false)
    expect(programmer.place('P790')).toBe(true)
    expect(programmer.slots.flat()).toEqual(['P790'])
    await settled()
    expect(table.registers).toEqual(['P790', null, null, null, null])
  })
})

describe('the keys of the hand', () => {
  it('go by place, so that French keyboards need no Shift', () => {
    expect(digitOf('Digit1')).toBe(1)
    expect(digitOf('Numpad9')).toBe(9)
    expect(digitOf('Digit0')).toBe(0)
    expect(digitOf('KeyA')).toBeNull()
  })
})

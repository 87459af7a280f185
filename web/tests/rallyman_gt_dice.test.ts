import { describe, expect, it } from 'vitest'
import { fanPositions, likelyTarget, stepTargets } from '../src/titles/rallyman_gt/step_offers'
import { laidSteps } from '../src/titles/rallyman_gt/laid_steps'
import { madeSteps, turnEvents } from '../src/titles/rallyman_gt/turn_events'
import { diceOfStep, stepOnto, parseStep, speedsOfPlan } from '../src/titles/rallyman_gt/steps'
import { relaidSteps, diceTray } from '../src/titles/rallyman_gt/dice_tray'
import type { Update } from '../src/lib/types'
import type { Car, Preview, NextStep, RunView, Scene, Turn } from '../src/titles/rallyman_gt/types'

function car(part: Partial<Car> = {}): Car {
  return {
    colour: 'blue',
    seat: 0,
    status: 'road',
    at: '0:B3',
    speed: 3,
    played: false,
    crossings: 0,
    focus: 0,
    damage: {},
    tyres: 'asphalt',
    tyre_turns: 0,
    class: 'GT6',
    backwards: false,
    side: null,
    zone: null,
    dice: { gear: 6, gas: 2, brake: 3, boost: 0 },
    threshold: 3,
    ...part,
  }
}

function run(phase: RunView['phase'], turn: Turn, its = car()): RunView {
  return {
    seats: 1,
    solo: false,
    phase,
    round: 1,
    weather: 'sun',
    cars: [its],
    order: [its.colour],
    turn,
    bag: {},
    finished: [],
    retired: [],
    sheet: [],
    times: null,
  }
}

function next(step: string, speed: number, part: Partial<NextStep> = {}): NextStep {
  const to = step.split(' ').at(-1) ?? ''
  return { step, to, speed, warnings: 0, too_fast: false, crash: { marker: 0, tokens: 0 }, ...part }
}

describe('a step in notation', () => {
  it('is taken apart', () => {
    expect(parseStep('brake 2 1 1:I1')).toMatchObject({ kind: 'brake', gear: 2, brakes: 1, to: '1:I1' })
    expect(parseStep('gas 1:I1')).toMatchObject({ kind: 'gas', gear: null, brakes: 0, to: '1:I1' })
  })
  it('has its dice in the order in which they are rolled', () => {
    expect(diceOfStep(parseStep('brake 2 2 1:I1'))).toEqual(['gear-2', 'brake', 'brake'])
    expect(diceOfStep(parseStep('boost 5 1:I1'))).toEqual(['gear-5', 'boost'])
    expect(diceOfStep(parseStep('gas 1:I1'))).toEqual(['gas'])
  })
  it('can be meant for another space', () => {
    expect(stepOnto(parseStep('brake 2 1 1:I1'), '1:O1')).toBe('brake 2 1 1:O1')
  })
  it('leads to a speed, which gas holds', () => {
    expect(speedsOfPlan(['gas 0:A', 'gear 4 0:B', 'gas 0:C', 'brake 1 2 0:D'], 3)).toEqual([3, 4, 4, 1])
  })
})

describe('what may be laid next', () => {
  const legal = ['gear 4 1:A1', 'gear 3 1:A1', 'gas 1:A1', 'brake 1 1 1:A1', 'gear 3 1:B1', 'roll', 'flat_out']
  const preview: Preview = {
    threshold: 3,
    warnings: 0,
    next: [
      next('gear 4 1:A1', 4, { too_fast: true }),
      next('gear 3 1:A1', 3),
      next('gas 1:A1', 3),
      next('brake 1 1 1:A1', 1),
      next('gear 3 1:B1', 3, { too_fast: true }),
    ],
  }

  it('is grouped by space, from the slowest to the fastest, gas first', () => {
    const targets = stepTargets(legal, preview)
    expect(targets.map(({ space }) => space)).toEqual(['1:A1', '1:B1'])
    expect(targets[0]?.offers.map(({ line }) => line)).toEqual([
      'brake 1 1 1:A1',
      'gas 1:A1',
      'gear 3 1:A1',
      'gear 4 1:A1',
    ])
  })
  it('is known by the legal list alone where nothing is foreseen', () => {
    expect(stepTargets(legal, undefined)[1]?.offers[0]).toMatchObject({ dice: ['gear-3'], foreseen: null })
  })
  it('begins with the space that breaks no limit', () => {
    const scene = { ideal: ['1:B1'], links: [] } as unknown as Scene
    expect(likelyTarget(stepTargets(legal, preview), scene, '0:A3')).toBe('1:A1')
  })
  it('shows each face of dice that are alike while they are laid again', () => {
    const turn: Turn = {
      plan: ['gas 1:A1', 'gas 1:A2', 'gear 3 2:A1'],
      faces: [['warning'], ['clear'], ['warning']],
      relaid: [],
    }
    const [target] = stepTargets(
      ['gas 1:A1', 'gear 3 1:A1'],
      {
        threshold: 1,
        warnings: 0,
        next: [next('gas 1:A1', 3, { shows: [0, 1] }), next('gear 3 1:A1', 3, { shows: [1] })],
      },
      turn,
    )
    expect(target?.offers.map(({ name, again: shown }) => [name, shown?.faces, shown?.lost])).toEqual([
      ['gas 1:A1 0', ['clear'], false],
      ['gas 1:A1 1', ['warning'], true],
      ['gear 3 1:A1 1', ['warning'], true],
    ])
  })
})

describe('the fan', () => {
  const room = { width: 390, height: 400 }
  it('stands above the space where there is room', () => {
    const spots = fanPositions(3, { x: 195, y: 250 }, room)
    expect(spots.every(({ y }) => y < 250)).toBe(true)
  })
  it('never leaves the frame', () => {
    for (const at of [
      { x: 10, y: 10 },
      { x: 380, y: 200 },
      { x: 195, y: 395 },
    ])
      for (const { x, y } of fanPositions(6, at, room)) {
        expect(x).toBeGreaterThan(30)
        expect(x).toBeLessThan(360)
        expect(y).toBeGreaterThan(30)
        expect(y).toBeLessThan(370)
      }
  })
  it('lays no die over another, also at the edge', () => {
    for (const at of [
      { x: 480, y: 40 },
      { x: 10, y: 490 },
    ]) {
      const spots = fanPositions(8, at, { width: 960, height: 500 })
      for (const [place, one] of spots.entries())
        for (const other of spots.slice(place + 1))
          expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(70)
    }
  })

  it('keeps away from what should stay free', () => {
    const shunned = { x: 195, y: 150 }
    const spots = fanPositions(1, { x: 195, y: 250 }, room, [shunned])
    expect(Math.hypot((spots[0]?.x ?? 0) - shunned.x, (spots[0]?.y ?? 0) - shunned.y)).toBeGreaterThan(50)
  })
})

describe('the tray', () => {
  it('has all dice of the dashboard', () => {
    const dice = diceTray(car(), run('plan', { plan: [] }))
    expect(dice.map(({ die }) => die)).toEqual([
      ...[1, 2, 3, 4, 5, 6].map((gear) => `gear-${gear}`),
      ...['gas', 'gas', 'brake', 'brake', 'brake'],
    ])
    expect(dice.every(({ state }) => state === 'free')).toBe(true)
  })
  it('tells dice that lie on the road, and those lost to damage', () => {
    const its = car({ damage: { brake: 1, gear: 4 }, dice: { gear: 2, gas: 2, brake: 2, boost: 0 } })
    const dice = diceTray(its, run('plan', { plan: ['gear 3 1:A1', 'brake 1 1 1:A2', 'gas 1:A3'] }, its))
    const states = (kind: string) => dice.filter(({ die }) => die.startsWith(kind)).map(({ state }) => state)
    expect(states('gear')).toEqual(['laid', 'spare', 'laid', 'spare', 'spare', 'spare'])
    expect(states('gas')).toEqual(['laid', 'free'])
    expect(states('brake')).toEqual(['laid', 'free', 'lost'])
  })
  it('shows what was rolled', () => {
    const turn = { plan: ['gear 3 1:A1', 'gas 1:A2'], made: 1, warnings: 1 }
    const dice = diceTray(car(), run('rolling', turn), [
      { event: 'rolls', car: 'blue', die: 'gear-3', face: 'warning' },
    ])
    expect(dice.find(({ die }) => die === 'gear-3')).toMatchObject({ state: 'made', face: 'warning' })
    expect(dice.find(({ die }) => die === 'gas')).toMatchObject({ state: 'laid', face: null })
  })
  it('takes the dice with the faces that a step laid again is said to show', () => {
    const turn: Turn = {
      plan: ['brake 1 2 1:A1', 'gas 1:A2', 'gas 1:A3'],
      faces: [['clear', 'warning', 'clear'], ['clear'], ['warning']],
      relaid: [
        ['gas 1:A1', 1],
        ['brake 1 1 1:A2', 0],
      ],
    }
    expect(relaidSteps(turn).steps.map((dice) => dice.map(({ face }) => face))).toEqual([
      ['warning'],
      ['clear', 'clear'],
    ])
  })
})

describe('what was rolled in this turn', () => {
  const rolls = (die: string, face: string) => ({ event: 'rolls', car: 'blue', die, face })
  it('begins with the turn, and leaves out what the table went back on', () => {
    const at = { at: 0, seat: 0 }
    const updates: Update[] = [
      { number: 1, kind: 'stepped', ...at, events: [rolls('gear-1', 'warning')] },
      { number: 2, kind: 'stepped', ...at, events: [{ event: 'turn', car: 'blue', speed: 1 }] },
      {
        number: 3,
        kind: 'stepped',
        ...at,
        events: [rolls('gear-2', 'warning'), { ...rolls('gear-5', 'clear'), car: 'red' }],
      },
      { number: 4, kind: 'answered', ...at, what: 'back', to: 2, settled: true, agrees: true },
      { number: 5, kind: 'stepped', ...at, events: [rolls('gear-2', 'clear')] },
    ]
    expect(turnEvents(updates, 'blue').filter(({ event }) => event === 'rolls')).toEqual([rolls('gear-2', 'clear')])
  })
  it('is told step by step', () => {
    const plan = ['gear 1 0:A', 'brake 1 1 0:B', 'gas 0:C', 'gas 0:D']
    const events = [
      rolls('gear-1', 'clear'),
      rolls('gear-1', 'clear'),
      rolls('brake', 'warning'),
      { event: 'secures', car: 'blue', dice: 1, cost: 1 },
    ]
    expect(madeSteps(plan, 3, events)).toEqual([
      { faces: ['clear'], secured: false },
      { faces: ['clear', 'warning'], secured: false },
      { faces: [], secured: true },
    ])
  })
  it('stops where the story is not known', () => {
    expect(madeSteps(['gear 1 0:A', 'gear 2 0:B'], 2, [rolls('gear-1', 'clear')])).toHaveLength(1)
  })
})

describe('the dice on the road', () => {
  it('have what the engine foresees, and the speed at every step', () => {
    const preview = { plan: [{ step: 'gas 1:A1', speed: 3, loss: 0.1 }] } as unknown as Preview
    const steps = laidSteps(run('plan', { plan: ['gas 1:A1', 'gear 4 1:A2'] }), preview)
    expect(steps.map(({ speed, state }) => [speed, state])).toEqual([
      [3, 'laid'],
      [4, 'laid'],
    ])
    expect(steps[0]?.foreseen?.loss).toBe(0.1)
  })
  it('lie where they were planned until they are laid again', () => {
    const turn: Turn = { plan: ['gear 3 1:A1'], faces: [['warning']], relaid: [] }
    expect(laidSteps(run('relay', turn), {})[0]).toMatchObject({ state: 'before', dice: [{ face: 'warning' }] })
    const laid = laidSteps(run('relay', { ...turn, relaid: [['gear 3 1:B1', 1]] }), {})
    expect(laid[0]).toMatchObject({ state: 'laid', to: '1:B1', dice: [{ face: 'warning' }] })
  })
})

import { describe, expect, it } from 'vitest'
import { lookAhead, rowsAhead } from '../src/titles/rallyman_gt/look_ahead'
import { suggestionOnRoad } from '../src/titles/rallyman_gt/suggestion'
import type { RunView, Scene } from '../src/titles/rallyman_gt/types'
import { toDrawing } from '../src/titles/rallyman_gt/track/geometry'

function run(part: Partial<RunView>): RunView {
  const car = { colour: 'blue', seat: 0, status: 'road', at: '0:A1', speed: 2 }
  return { phase: 'plan', cars: [car], order: ['blue'], turn: { plan: [], at: '0:A1', speed: 2 }, ...part } as RunView
}

describe('the ghost of a hint', () => {
  it('has the dice of its steps, and the car where the last one leads', () => {
    const found = suggestionOnRoad(['gear 3 0:A2', 'gas 0:A3', 'brake 1 1 1:A1', 'roll'], run({}))
    expect(found).toEqual({
      from: '0:A1',
      steps: [
        { to: '0:A2', dice: ['gear-3'], speed: 3 },
        { to: '0:A3', dice: ['gas'], speed: 3 },
        { to: '1:A1', dice: ['gear-1', 'brake'], speed: 1 },
      ],
      end: '1:A1',
    })
  })
  it('is another one for another hint, and none when there is no hint', () => {
    expect(suggestionOnRoad(['gear 2 0:B2'], run({}))?.end).toBe('0:B2')
    expect(suggestionOnRoad(['gear 1 0:A2'], run({}))?.end).toBe('0:A2')
    expect(suggestionOnRoad([], run({}))).toBeNull()
  })
  it('begins where the dice end that lie already', () => {
    const laid = run({ turn: { plan: ['gear 2 0:A2'], at: '0:A2', speed: 2 } })
    expect(suggestionOnRoad(['gas 0:A3'], laid)?.from).toBe('0:A2')
    expect(suggestionOnRoad(['flat_out'], laid)).toEqual({ from: '0:A2', steps: [], end: '0:A2' })
  })
  it('stands on the next step when it says roll, and where the car is when it says stop', () => {
    const plan = ['gear 2 0:A2', 'gear 3 0:A3', 'gear 4 1:A1']
    const rolling = run({ phase: 'rolling', turn: { plan, made: 1 } })
    expect(suggestionOnRoad(['roll'], rolling)?.end).toBe('0:A3')
    expect(suggestionOnRoad(['secure'], rolling)?.end).toBe('0:A3')
    expect(suggestionOnRoad(['stop'], rolling)?.end).toBe('0:A1')
  })
  it('is nothing where a hint has no place on the road', () => {
    expect(suggestionOnRoad(['tyres rain'], run({ phase: 'tyres' } as Partial<RunView>))).toBeNull()
  })
})

/** A straight of two lanes that leads north, one space for each unit. */
const names = Array.from({ length: 14 }, (_, row) => [`0:A${row}`, `0:B${row}`]).flat()
const scene = {
  spaces: names.map((space, number) => ({ space, x: number % 2, y: -Math.floor(number / 2) })),
  links: names.slice(0, -2).flatMap((from, number) => {
    const row = Math.floor(number / 2) + 1
    return [`0:A${row}`, `0:B${row}`].map((to) => ({ from, to }))
  }),
} as unknown as Scene

describe('the road ahead', () => {
  it('is told row by row', () => {
    expect(rowsAhead(scene, '0:A2', 2)).toEqual([
      ['0:A3', '0:B3'],
      ['0:A4', '0:B4'],
    ])
    expect(rowsAhead(scene, '0:A13')).toEqual([])
  })
  it('is in sight with the car at the edge that it comes from', () => {
    const inset = { top: 54, right: 8, bottom: 8, left: 8 }
    const frame = { width: 960, height: 470 }
    const outlook = lookAhead(scene, rowsAhead(scene, '0:A2'), ['0:A2'], frame, inset, 0.3)
    expect(outlook).not.toBeNull()
    const { scale, middle } = outlook!
    const onScreen = (name: string) => {
      const space = scene.spaces.find((each) => each.space === name)!
      const [x, y] = toDrawing([space.x, space.y])
      return { x: frame.width / 2 + (x - middle.x) * scale, y: frame.height / 2 + (y - middle.y) * scale }
    }
    expect(onScreen('0:A2').y).toBeGreaterThan(frame.height * 0.75)
    expect(onScreen('0:A2').y).toBeLessThan(frame.height - inset.bottom)
    expect(onScreen('0:A5').y).toBeGreaterThan(inset.top)
    expect(onScreen('0:A5').y).toBeLessThan(onScreen('0:A2').y)
  })
  it('is never so small that dice could not be laid', () => {
    const small = { width: 300, height: 200 }
    const outlook = lookAhead(
      scene,
      rowsAhead(scene, '0:A2'),
      ['0:A2'],
      small,
      { top: 0, right: 0, bottom: 0, left: 0 },
      0.8,
    )
    expect(outlook?.scale).toBe(0.8)
  })
})

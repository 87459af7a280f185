import { describe, expect, it } from 'vitest'
import { Camera } from '../src/ui/camera.svelte'

function camera(width: number, height: number): Camera {
  const made = new Camera()
  made.frame = { width, height }
  made.content = { width: 760, height: 1000 }
  return made
}

describe('looking at a board', () => {
  it('begins with all of it, in the middle', () => {
    const session = camera(1000, 600)
    session.start(0.75, { x: 100, y: 900 })
    expect(session.whole).toBe(true)
    expect(session.scale).toBeCloseTo(0.6)
    expect(session.x).toBeCloseTo((1000 - 760 * 0.6) / 2)
  })

  it('begins near my robot where the whole would be too small', () => {
    const phone = camera(390, 340)
    phone.start(0.75, { x: 300, y: 500 })
    expect(phone.scale).toBe(0.75)
    expect(phone.over({ x: 300, y: 500 })).toEqual({ x: 195, y: 170 })
  })

  it('never loses the board', () => {
    const phone = camera(390, 340)
    phone.start(0.75, { x: 300, y: 500 })
    phone.pan(5000, -5000)
    expect(phone.x).toBe(0)
    expect(phone.y).toBe(340 - 1000 * 0.75)
  })

  it('grows around the point that is held', () => {
    const phone = camera(390, 340)
    phone.start(0.75, { x: 300, y: 500 })
    const held = phone.under({ x: 120, y: 200 })
    phone.zoom(1.5, { x: 120, y: 200 })
    expect(phone.over(held).x).toBeCloseTo(120)
    expect(phone.over(held).y).toBeCloseTo(200)
  })

  it('moves for what is out of sight, and only for that', () => {
    const phone = camera(390, 340)
    phone.start(0.75, { x: 300, y: 500 })
    const { x, y } = phone
    phone.show({ x: 320, y: 520 })
    expect([phone.x, phone.y]).toEqual([x, y])
    phone.show({ x: 300, y: 950 })
    expect(phone.over({ x: 300, y: 950 }).y).toBeLessThan(340)
  })

  it('sees together what belongs together, from as near as it can', () => {
    const phone = camera(390, 340)
    const [robot, flag] = [
      { x: 300, y: 500 },
      { x: 350, y: 200 },
    ]
    phone.start(0.75, robot, [robot, flag])
    for (const { x, y } of [phone.over(robot), phone.over(flag)]) {
      expect(x).toBeGreaterThan(0)
      expect(x).toBeLessThan(390)
      expect(y).toBeGreaterThan(0)
      expect(y).toBeLessThan(340)
    }
    expect(phone.scale).toBeLessThanOrEqual(0.75)
    expect(phone.scale).toBeGreaterThan(phone.fitting)
    phone.follow([robot], 0.75)
    expect(phone.scale).toBe(0.75)
    expect(phone.over(robot)).toEqual({ x: 195, y: 170 })
  })

  it('does not follow where the person has moved the board, or looks at all of it', () => {
    const phone = camera(390, 340)
    for (const move of [() => phone.pan(5, 5), () => phone.fit()]) {
      phone.start(0.75, null, [{ x: 300, y: 500 }])
      move()
      const { x, y, scale } = phone
      phone.follow([{ x: 100, y: 900 }], 0.75)
      expect([phone.x, phone.y, phone.scale]).toEqual([x, y, scale])
    }
  })
})

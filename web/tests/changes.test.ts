/// <reference types="node" />
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { applyChanges, changedView, UnfittingChange, withSameParts } from '../src/lib/changes'
import type { Change, GameEvent, View } from '../src/lib/types'
import * as classicRally from '../src/titles/classic_rally/playback'
import * as gangRush from '../src/titles/gang_rush/playback'
import * as greatRace from '../src/titles/great_race/playback'
import * as rallymanGt from '../src/titles/rallyman_gt/playback'
import type { TitleModule } from '../src/titles/title'
import * as roborally from '../src/titles/roborally/playback'

interface PlayedUpdate {
  before: View
  events: GameEvent[]
  changes: Change[]
  after: View
}

const TITLES: Record<string, Pick<TitleModule, 'createModel' | 'showEvent'>> = {
  classic_rally: classicRally,
  gang_rush: gangRush,
  great_race: greatRace,
  rallyman_gt: rallymanGt,
  roborally,
}

describe.each(Object.entries(TITLES))('the events of %s', (name, title) => {
  const file = new URL(`fixtures/${name}_updates.json`, import.meta.url)
  const { scene, updates } = JSON.parse(readFileSync(file, 'utf-8')) as {
    scene: View
    updates: PlayedUpdate[]
  }
  const listed = updates.map(
    (update, place) => [place, update.events.map(({ event }) => event).join(' '), update] as const,
  )

  it.each(listed)(
    'lead from one view to the next: update %i, %s',
    (_place, _kinds, { before, events, changes, after }) => {
      const view = structuredClone(before)
      for (const event of events) applyChanges(view, event.changes)
      applyChanges(view, changes)
      expect(view).toEqual(after)
      const kept = structuredClone(before)
      expect(changedView(before, [{ events, changes }])).toEqual(after)
      expect(before).toEqual(kept)
    },
  )

  it.each(listed)('are each shown for a while: update %i, %s', (_place, _kinds, { before, events }) => {
    const view = structuredClone(before)
    let model = title.createModel(view, scene)
    for (const event of events) {
      const milliseconds = title.showEvent(model, event)
      expect(milliseconds).toBeGreaterThanOrEqual(0)
      expect(milliseconds).toBeLessThanOrEqual(1000)
      applyChanges(view, event.changes)
      model = title.createModel(view, scene, model)
    }
    expect(title.createModel(view, scene, model).effects).toEqual(title.createModel(view, scene).effects)
  })
})

describe('changes', () => {
  it('set, add and take away', () => {
    const view: View = { cars: [{ at: 'A', speed: 1 }], order: ['red'], turn: {} }
    applyChanges(view, [[['cars', 0, 'at'], 'B'], [['order', 1], 'blue'], [['turn']]])
    expect(view).toEqual({ cars: [{ at: 'B', speed: 1 }], order: ['red', 'blue'] })
  })

  it('leave every part that they do not reach the same object', () => {
    const view = { cars: [{ at: 'A' }, { at: 'B' }], order: ['red'] }
    const changed = changedView(view, [{ changes: [[['cars', 0, 'at'], 'C']] }]) as typeof view
    expect(changed).toEqual({ cars: [{ at: 'C' }, { at: 'B' }], order: ['red'] })
    expect(changed.order).toBe(view.order)
    expect(changed.cars[1]).toBe(view.cars[1])
    expect(view.cars[0]).toEqual({ at: 'A' })
    expect(() => changedView({ cars: [] }, [{ changes: [[['cars', 0, 'at'], 'B']] }])).toThrow(UnfittingChange)
  })

  it('keep in what is drawn the objects that are as they were', () => {
    const before = { cars: [{ at: 'A', box: null }, { at: 'B' }], order: ['red'], turn: {} }
    const now = { cars: [{ at: 'A', box: null }, { at: 'C' }], order: ['red'], turn: [] }
    const kept = withSameParts(before, structuredClone(now))
    expect(kept).toEqual(now)
    expect(kept.order).toBe(before.order)
    expect(kept.cars[0]).toBe(before.cars[0])
    expect(kept.cars[1]).not.toBe(before.cars[1])
    expect(withSameParts(before, structuredClone(before))).toBe(before)
    expect(withSameParts({ a: undefined }, { b: undefined })).toEqual({ b: undefined })
  })

  it('do not fit a view in which nothing stands where they lead', () => {
    expect(() => applyChanges({ cars: [] }, [[['cars', 0, 'at'], 'B']])).toThrow(UnfittingChange)
  })
})

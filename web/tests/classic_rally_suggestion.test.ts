/** What a hint proposes is drawn where it would happen: it follows from the notation of its decisions and from the plans. */

import { describe, expect, it } from 'vitest'
import { suggestionOf } from '../src/titles/classic_rally/suggestion'
import type { Plan, Preview, RallyView } from '../src/titles/classic_rally/types'

function plan(steps: Plan['steps'], cells: string[], ends: Plan['ends'] = 'stop'): Plan {
  return {
    steps,
    cells,
    end: cells.at(-1) ?? '',
    ends,
    fuel: cells.length,
    left: 1,
    cards: [],
    token: null,
  } as unknown as Plan
}
const PLANS = [plan(['forward'], ['1,0']), plan(['forward', 'left'], ['1,0', '1,-1']), plan(['left'], ['0,-1'])]
const PREVIEW = { plans: PLANS } as unknown as Preview
const VIEW = {
  players: [{ seat: 0, colour: 'white', at: '0,0', nose: 'E', assistance: { at: '3,0' } }],
  building: { player: 'white', drawn: 'curve' },
} as unknown as RallyView

const ghost = (...lines: string[]) => suggestionOf(lines, VIEW, PREVIEW, 0)

describe('a suggestion', () => {
  it('is nothing while no hint is picked', () => {
    expect(ghost()).toBeUndefined()
  })

  it('draws the route that its steps stand for', () => {
    expect(ghost('rally_step forward', 'rally_stop')?.plan).toBe(PLANS[0])
    expect(ghost('rally_step forward', 'rally_step left')?.plan).toBe(PLANS[1])
  })

  it('changes with the hint that is picked', () => {
    expect(ghost('rally_step left')?.cells).toEqual(['0,-1'])
    expect(ghost('rally_step forward')?.cells).toEqual(['1,0'])
  })

  it('draws all that is done in a row', () => {
    const found = ghost('turn_around', 'assistance_move N', 'assistance_move E')
    expect(found).toMatchObject({ around: true, van: '4,-1' })
  })

  it('draws the tile as it would lie, and FINISH', () => {
    expect(ghost('place_tile 1,0 90')?.tile).toEqual({ at: '1,0', kind: 'curve', rotation: 90 })
    expect(ghost('vote_finish 2,1 0')?.tile).toEqual({ at: '2,1', kind: 'finish', rotation: 0 })
  })

  it('puts the assistance car where it would begin', () => {
    expect(ghost('place_assistance 2,2')?.van).toBe('2,2')
  })
})

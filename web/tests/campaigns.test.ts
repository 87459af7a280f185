import { beforeEach, describe, expect, it } from 'vitest'
import { campaignKeys, rightToContinue, sortByPlace, winnerNames } from '../src/lib/campaigns.svelte'
import { seatKeys } from '../src/lib/seat_keys.svelte'
import { parseRoute } from '../src/lib/router.svelte'
import type { Campaign } from '../src/lib/types'

function campaign(more: Partial<Campaign> = {}): Campaign {
  return {
    campaign: 'abcdefghjkmn',
    title: 'classic_rally',
    name: 'Winter Cup',
    made: 0,
    seats: [
      { who: 'me', name: 'Ann' },
      { who: 'link', name: 'Bob' },
      { who: 'bot', name: 'Rivet' },
    ],
    settings: {},
    games: [{ match: 'first', at: 1 }],
    stage: ['campaign-stage', { stage: 2 }],
    match: null,
    status: null,
    choices: {},
    kept: {},
    standings: {
      measure: ['campaign-points', {}],
      low: true,
      groups: [],
      lines: [
        { seat: 0, place: 2, total: 5 },
        { seat: 1, place: 1, total: 3 },
        { seat: 2, place: 1, total: 3 },
      ],
    },
    ...more,
  }
}

describe('a campaign', () => {
  beforeEach(() => {
    campaignKeys.drop('abcdefghjkmn')
    for (const key of seatKeys.all) seatKeys.drop(key.match)
  })

  it('is read by place, then by seat', () => {
    expect(sortByPlace(campaign().standings.lines).map((line) => line.seat)).toEqual([1, 2, 0])
  })

  it('has nobody in a place before anything is played or won', () => {
    const lines = [
      { seat: 0, place: null, total: null },
      { seat: 1, place: 1, total: 3 },
    ]
    expect(sortByPlace(lines).map((line) => line.seat)).toEqual([1, 0])
    const lost = campaign({ stage: null, standings: { ...campaign().standings, lines: lines.slice(0, 1) } })
    expect(winnerNames(lost, () => 'Ann')).toEqual([])
  })

  it('is won by all who share the first place, once it is over', () => {
    const name = (seat: number): string => ['Ann', 'Bob', 'Rivet'][seat] ?? ''
    expect(winnerNames(campaign(), name)).toEqual([])
    expect(winnerNames(campaign({ stage: null }), name)).toEqual(['Bob', 'Rivet'])
  })

  it('is gone on with by whoever began it, or sat at its last table', () => {
    expect(rightToContinue(campaign())).toBeNull()
    seatKeys.keep({ match: 'first', token: 'ps1.x' })
    expect(rightToContinue(campaign())).toBe('seat')
    campaignKeys.keep('abcdefghjkmn', 'pc1.x')
    expect(rightToContinue(campaign())).toBe('key')
    seatKeys.keep({ match: 'second', token: 'ps1.y' })
    expect(rightToContinue(campaign({ match: 'second' }))).toBe('seat')
  })

  it('keeps its key when it is looked at again', () => {
    campaignKeys.keep('abcdefghjkmn', 'pc1.x')
    campaignKeys.keep('abcdefghjkmn')
    expect(campaignKeys.of('abcdefghjkmn')).toBe('pc1.x')
    expect(campaignKeys.all.map((each) => each.campaign)).toContain('abcdefghjkmn')
  })

  it('has an address', () => {
    expect(parseRoute('/campaigns').page).toBe('campaigns')
    expect(parseRoute('/campaigns/abcdefghjkmn')).toMatchObject({ page: 'campaigns', name: 'abcdefghjkmn' })
    expect(parseRoute('/campaigns/a/b').page).toBe('nowhere')
  })
})

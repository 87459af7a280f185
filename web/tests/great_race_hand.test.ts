import { describe, expect, it } from 'vitest'
import {
  bestRepair,
  effectParts,
  decisionsWithCard,
  repairDecision,
  repairPrice,
  legalSplits,
  decisionToAskAbout,
  usesOfPost,
} from '../src/titles/great_race/legal_lists'
import { boxesOfGame, passportLeaves, stampCount } from '../src/titles/great_race/passport/passport_boxes'
import {
  countAtPost,
  placeAssistant,
  placementOfDecision,
  programDecision,
  takeBackAssistant,
  noPlacement,
  type AssistantPlacement,
} from '../src/titles/great_race/assistant_placement'
import { keyOfDecision, ASSISTANT_KEYS } from '../src/titles/great_race/decision_keys'
import { movesOfPart, currentPart, partProgress, eventsByPart } from '../src/titles/great_race/torpedo/card_parts'
import type { EstienneCard, Post, RaceModel, Scene } from '../src/titles/great_race/types'

const two = (): number => 2

describe('programming', () => {
  const all = (posts: Post[]): AssistantPlacement =>
    posts.reduce<AssistantPlacement>((placing, post) => placeAssistant(placing, post, two), noPlacement(5))

  it('sends nothing before everybody has a post', () => {
    expect(programDecision(all(['funding', 'scout', 'mechanic', 'mechanic']))).toBeNull()
    expect(programDecision(all(['funding', 'scout', 'mechanic', 'mechanic', 'escort']))).toBe('program 1 1 2 1')
  })

  it('puts nobody to a post that is full', () => {
    const full = all(['mechanic', 'mechanic', 'mechanic'])
    expect(countAtPost(full, 'mechanic')).toBe(2)
    expect(full.filter((post) => post === null)).toHaveLength(3)
  })

  it('moves the one that is dragged, also where it stands already', () => {
    const placing = all(['funding', 'scout', 'mechanic', 'mechanic'])
    expect(placeAssistant(placing, 'escort', two, 2)[2]).toBe('escort')
    expect(placeAssistant(placing, 'mechanic', two, 2)).toEqual(placing)
    expect(placeAssistant(placing, null, two, 0)[0]).toBeNull()
  })

  it('takes back who came last', () => {
    const placing = all(['funding', 'scout', 'mechanic'])
    expect(takeBackAssistant(placing)).toEqual(['funding', 'scout', null, null, null])
    expect(takeBackAssistant(placing, 'funding')[0]).toBeNull()
  })

  it('reads a plan back from its decision', () => {
    expect(programDecision(placementOfDecision('program 2 0 2 1'))).toBe('program 2 0 2 1')
  })
})

describe('what an assistant may do', () => {
  const legal = ['fund', 'scout_tiles', 'scout_card', 'drive', 'repair 1 0', 'repair 0 1', 'repair 1 1', 'pass']

  it('stands with its post, and what only some have is left out', () => {
    expect(usesOfPost('funding', legal).map(({ kind }) => kind)).toEqual(['fund'])
    expect(usesOfPost('mechanic', legal).map(({ kind }) => kind)).toEqual(['drive', 'repair'])
    expect(usesOfPost('mechanic', [...legal, 'sail SL1'])).toContainEqual({ kind: 'sail', lines: ['sail SL1'] })
    expect(usesOfPost('escort', legal)).toEqual([{ kind: 'clear', lines: [] }])
  })

  it('repairs as much as there is to repair, with the power where it helps', () => {
    expect(bestRepair(legal)).toEqual({ engine: 1, chassis: 1, power: false })
    const italian = bestRepair([...legal, 'repair_power 1 1'])
    expect(italian && repairDecision(italian)).toBe('repair_power 1 1')
    expect(repairPrice({ engine: 1, chassis: 1, power: true }, 20, null)).toBe(20)
    expect(repairPrice({ engine: 1, chassis: 0, power: false }, 0, 40)).toBe(40)
    expect(bestRepair(['pass'])).toBeNull()
  })

  it('shares levels as the engine allows', () => {
    expect(legalSplits(['split 0 2', 'split 1 1'])).toEqual([
      { line: 'split 0 2', engine: 0, chassis: 2 },
      { line: 'split 1 1', engine: 1, chassis: 1 },
    ])
  })
})

describe('cards in hand', () => {
  it('find what they could do now', () => {
    const legal = ['play jerrican', 'attack bandits italy', 'attack bandits france', 'pass']
    expect(decisionsWithCard('bandits', legal)).toHaveLength(2)
    expect(decisionsWithCard('jerrican', legal)).toEqual(['play jerrican'])
    expect(decisionsWithCard('guide', legal)).toEqual([])
  })

  it('are tried on a rival only if they are dangerous', () => {
    expect(decisionToAskAbout('bandits', true, 'torpedo')).toBe('attack bandits torpedo')
    expect(decisionToAskAbout('jerrican', false, 'torpedo')).toBe('play jerrican')
  })

  it('tell what a danger takes', () => {
    expect(effectParts({ chassis: 1, money: 0, card: 2 })).toEqual([
      { what: 'chassis', count: 1 },
      { what: 'card', count: 2 },
    ])
  })
})

describe('keys', () => {
  it('leave to the shared components what is theirs', () => {
    for (const key of Object.values(ASSISTANT_KEYS)) expect('chtuw').not.toContain(key)
  })

  it('are the slot of a card, the place in a list, or a letter', () => {
    expect(keyOfDecision('pick 4', ['pick 2', 'pick 4'])).toBe('4')
    expect(keyOfDecision('react escort', ['react none', 'react escort'])).toBe('2')
    expect(keyOfDecision('drive', ['drive', 'pass'])).toBe('d')
    expect(keyOfDecision('buy_fuel 2', ['buy_fuel 1', 'buy_fuel 2'])).toBe('')
  })

  it('are never the same for two things of a turn', () => {
    const turn = Object.entries(ASSISTANT_KEYS).filter(([kind]) => !['stop', 'done'].includes(kind))
    expect(new Set(turn.map(([, key]) => key)).size).toBe(turn.length)
  })
})

describe('the Torpedo’s round', () => {
  const events = [
    { event: 'round', number: 1 },
    { event: 'turn', crew: 'torpedo' },
    { event: 'torpedo_moves', space: 'R01C01' },
    { event: 'round', number: 2 },
    { event: 'reveals', estienne: 'A1' },
    { event: 'turn', crew: 'italy' },
    { event: 'enters', crew: 'italy', city: 'in_salah' },
    { event: 'turn', crew: 'torpedo' },
    { event: 'aims', city: 'nouadhibou' },
    { event: 'torpedo_lays', space: 'R01C01' },
    { event: 'turn', crew: 'italy' },
    { event: 'threatens', crew: 'italy', danger: 'tile' },
    { event: 'turn', crew: 'torpedo' },
    { event: 'torpedo_moves', space: 'R02C01' },
    { event: 'progress', crew: 'torpedo' },
    { event: 'torpedo_takes', slot: 1 },
    { event: 'threatens', crew: 'italy', danger: 'estienne' },
    { event: 'torpedo_gains', because: 'recovery' },
  ]

  it('is told by the parts of the card, and only this round’s', () => {
    const story = eventsByPart(events)
    expect(story['1']?.map(({ event }) => event)).toEqual(['aims', 'torpedo_lays'])
    expect(story['2']?.map(({ event }) => event)).toEqual(['torpedo_moves'])
    expect(story.bivouac).toHaveLength(1)
    expect(story.danger).toHaveLength(1)
    expect(story.recovery).toHaveLength(1)
    expect(story['3']).toBeUndefined()
  })

  it('says which part is being played', () => {
    const model = { phase: 'convoy', turn: { crew: 'torpedo' }, torpedo: { assistants: 2 } } as unknown as RaceModel
    expect(currentPart(model)).toBe('2')
    expect([partProgress(model, '1'), partProgress(model, '2'), partProgress(model, '3')]).toEqual([
      'done',
      'now',
      'coming',
    ])
    expect(partProgress(model, 'recovery')).toBe('coming')
    const later = { ...model, phase: 'picks' } as RaceModel
    expect([partProgress(later, '5'), partProgress(later, 'bivouac'), partProgress(later, 'danger')]).toEqual([
      'done',
      'done',
      'now',
    ])
  })

  it('moves as the card says', () => {
    const card = { second_move: 2, other_moves: [1, 1, 3] } as EstienneCard
    expect((['2', '3', '5'] as const).map((part) => movesOfPart(card, part))).toEqual([2, 1, 3])
  })
})

describe('the passport', () => {
  const quests = Array.from({ length: 12 }, (_, place) => `Q${String(place + 1).padStart(2, '0')}`)
  const scene = { quests: quests.map((quest) => ({ quest, parameters: {} })) } as Pick<Scene, 'quests'>

  it('has three leaves', () => {
    expect(passportLeaves(quests).map((leaf) => leaf.length)).toEqual([4, 4, 4])
  })

  it('shows the column of this game, stamps of this game too', () => {
    const boxes = boxesOfGame(scene, { way: 'legendary', stamped: ['Q01'], stamps: ['Q05'] })
    expect(stampCount(boxes, 'legendary')).toBe(2)
    expect(stampCount(boxes, 'prudent')).toBe(0)
    expect(boxes.Q02).toEqual({ legendary: null })
  })
})

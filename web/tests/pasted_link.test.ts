import { describe, expect, it } from 'vitest'
import { addressOfLink } from '../src/pages/lobby/pasted_link'

const here = 'http://127.0.0.1:8321'

describe('a pasted link', () => {
  it.each([
    ['http://127.0.0.1:8321/tables/j8pa55cqjw2s#pi1.vXP4', '/tables/j8pa55cqjw2s#pi1.vXP4'],
    [' <http://127.0.0.1:8321/tables/j8pa55cqjw2s#pi1.vXP4>. ', '/tables/j8pa55cqjw2s#pi1.vXP4'],
    ['/tables/j8pa55cqjw2s', '/tables/j8pa55cqjw2s'],
    ['tables/j8pa55cqjw2s#pi1.a', '/tables/j8pa55cqjw2s#pi1.a'],
    ['j8pa55cqjw2s', '/tables/j8pa55cqjw2s'],
    ['http://127.0.0.1:8321/replays/j8pa55cqjw2s?at=17', '/replays/j8pa55cqjw2s?at=17'],
    ['127.0.0.1:8321/tables/j8pa55cqjw2s', '/tables/j8pa55cqjw2s'],
  ])('%s leads to %s', (text, place) => expect(addressOfLink(text, here)).toBe(place))

  it('to another server leads there', () => {
    const link = 'https://race.example/tables/j8pa55cqjw2s#pi1.x'
    expect(addressOfLink(link, here)).toBe(link)
  })

  it.each(['', 'hello', 'https://race.example/', 'javascript:alert(1)', 'http://127.0.0.1:8321/help', 'a b c'])(
    '%s is none',
    (text) => expect(addressOfLink(text, here)).toBeNull(),
  )
})

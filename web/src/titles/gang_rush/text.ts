/** The position in words, for screen readers and for those who like to read: everything that the picture shows. */

import type { View } from '../../lib/types'
import { t, type TitleWords } from '../../lib/words.svelte'
import type { TextSection } from '../title'
import { inOrder } from './foresight'
import { lyingWords } from './here'
import type { Car, GangView } from './types'

export function text(view: View, _scene: View, words: TitleWords): TextSection[] {
  const its = view as unknown as GangView
  if (!its.cars) return []
  const now = [t('gang-text-round', { round: its.round, phase: words.message(`phase-${its.phase}`) })]
  if (its.order.length)
    now.push(t('gang-text-order', { cars: its.order.map((each) => words.value('driver', each)).join(', ') }))
  const road = Object.entries(its.road)
    .sort(([one], [other]) => inOrder(one, other))
    .map(([space, lying]) => `${space}: ${lyingWords(lying, words).join(', ')}.`)
  return [
    { heading: t('gang-text-now'), lines: now },
    { heading: t('gang-text-road'), lines: road },
    cars(its, words),
  ].filter((section) => section.lines.length > 0 || section.table)
}

function cars(view: GangView, words: TitleWords): TextSection {
  const head = ['car', 'player', 'place', 'speed', 'body', 'cash', 'debt', 'tiles'].map((each) =>
    t(`gang-head-${each}`),
  )
  const rows = view.cars
    .filter((car) => car.driver !== null)
    .map((car) => [
      words.value('driver', car.driver ?? ''),
      words.value('seat', String(car.seat)),
      placeWords(car),
      String(car.speed),
      String(car.body),
      words.message('money', { amount: car.cash }),
      words.message('money', { amount: car.debt }),
      [...car.tiles, ...car.active].map((tile) => words.value('tile', tile)).join(', '),
    ])
  return { heading: t('gang-text-cars'), lines: [], table: { head, rows } }
}

function placeWords(car: Car): string {
  if (car.at === 'river') return t('gang-place-river', { space: car.exit ?? '' })
  if (car.at === 'out' || car.at === 'arrested' || car.at === 'conceded' || car.at === 'air')
    return t(`gang-place-${car.at}`)
  return t(car.wrong_way ? 'gang-place-wrong' : 'gang-place-road', { space: car.at ?? '' })
}

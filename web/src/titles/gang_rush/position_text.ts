/** The position in words, for screen readers and for those who like to read: everything that the picture shows. */

import { capitalize, t, type TitleTranslations } from '../../lib/translations.svelte'
import { tableSection, textSections } from '../../kit/position_text'
import type { PositionText, TextSection } from '../title'
import { rankText, outcomesText } from './outcome_text'
import { dieText, turnDice } from './turn_dice'
import { bestWay, compareSpaces, allWays } from './ways'
import { describeThings } from './describe_space'
import { carOfDriver } from './model'
import { isMoneyHidden, rankings } from './money'
import type { Car, GangRush, GangView, Preview, Scene } from './types'

/** So many ways are read; the others end on the same spaces. */
const MOST_WAYS = 12

export const positionText: PositionText<GangRush> = (view, scene, words, preview) => {
  const road = Object.entries(view.road ?? {})
    .sort(([one], [other]) => compareSpaces(one, other))
    .map(
      ([space, lying]) =>
        `${t('of-it', { name: capitalize(words.value('space', space)), said: describeThings(lying, words).join(', ') })}.`,
    )
  return textSections(
    [t('gang-text-now'), situation(view, words)],
    [t('gang-text-turn'), turnWords(view, words)],
    [t('gang-text-choices'), choices(view, preview, words)],
    [t('gang-text-ways'), ways(view, preview, words)],
    [t('gang-hand-standing-title'), standing(view, words)],
    [t('gang-text-police'), police(preview, words)],
    [t('gang-hand-shop'), shop(view, scene, words)],
    [t('gang-text-road'), road],
    cars(view, words),
  )
}

function situation(view: GangView, words: TitleTranslations): string[] {
  const lines = [t('gang-text-round', { round: view.round, phase: words.message(`phase-${view.phase}`) })]
  if (view.order?.length) lines.push(t('gang-text-order', { cars: words.values('driver', view.order) }))
  const hazards = view.hazards?.revealed ?? []
  if (hazards.length) lines.push(t('gang-text-hazards', { hazards: words.values('hazard', hazards) }))
  return lines
}

/** The dice, and what they are good for. */
function turnWords(view: GangView, words: TitleTranslations): string[] {
  const turn = view.turn
  if (!turn) return []
  const lines = [t('gang-text-on-turn', { car: words.value('driver', turn.car) })]
  const dice = turnDice(turn, new Set()).filter(({ face }) => face !== null)
  if (dice.length)
    lines.push(
      t('gang-text-dice', {
        dice: dice
          .map((die) => {
            const state = view.phase === 'rolling' && turn.aside?.includes(die.number) ? 'aside' : die.state
            return dieText(die, words, state === 'free' ? '' : t(`gang-hand-die-${state}`))
          })
          .join('; '),
      }),
    )
  if (view.phase === 'rolling') lines.push(t('gang-hand-rerolls-left', { count: turn.rerolls ?? 0 }))
  if (turn.wheels && dice.length) {
    const { free, granted, dice: rolled } = turn.wheels
    lines.push(t('gang-hand-wheels-of', { free, granted, dice: rolled }))
    lines.push(
      t('gang-text-means', {
        shots: turn.shots ?? 0,
        steps: turn.steps ?? 0,
        sale: words.message('money', { amount: turn.sale ?? 0 }),
      }),
    )
  }
  if (view.phase === 'moving') lines.push(t('gang-ask-moving', { spaces: turn.movement ?? 0 }))
  return lines
}

/** What each decision would bring about. */
function choices(view: GangView, preview: Partial<Preview>, words: TitleTranslations): string[] {
  return (preview.choices ?? []).map(({ decision, outcomes }) =>
    t('gang-text-choice', {
      choice: words.decision(decision),
      comes: outcomesText(outcomes, view, words) || t('gang-hand-nothing-changes'),
    }),
  )
}

/** Where one may drive, by the best way to each end. */
function ways(view: GangView, preview: Partial<Preview>, words: TitleTranslations): string[] {
  const car = view.turn && carOfDriver(view, view.turn.car)
  const all = allWays(preview, car)
  const ends = [...new Set(all.map(({ end }) => end))].sort(compareSpaces)
  return ends.slice(0, MOST_WAYS).flatMap((end) => {
    const way = bestWay(
      all.filter((each) => each.end === end),
      car?.driver ?? null,
    )
    if (!way) return []
    const steps = words.values('direction', way.steps)
    const comes = outcomesText(way.outcomes, view, words) || t('gang-hand-nothing-changes')
    return [t('gang-text-way', { space: words.value('space', end), steps, comes })]
  })
}

function standing(view: GangView, words: TitleTranslations): string[] {
  return rankings(view).map((rank) =>
    t('gang-text-standing', {
      car: rank.driver ? words.value('driver', rank.driver) : words.value('seat', String(rank.seat)),
      money: isMoneyHidden(view, rank.seat, view.you)
        ? t('gang-seat-covered')
        : words.message('money', { amount: rank.worth }),
      note: rankText(rank),
    }),
  )
}

/** Whom the police would fire at if the round ended now. */
function police(preview: Partial<Preview>, words: TitleTranslations): string[] {
  return (preview.volleys ?? []).flatMap(({ from, officers, car }) =>
    car
      ? [t('gang-text-volley', { space: words.value('space', from), officers, car: words.value('driver', car) })]
      : [],
  )
}

function shop(view: GangView, scene: Scene, words: TitleTranslations): string[] {
  return (view.bonuses?.shop ?? []).flatMap((tile, place) => {
    if (!tile) return []
    const price = words.message('money', { amount: scene.prices?.[place] ?? 0 })
    const named = t('of-it', { name: price, said: words.value('tile', tile) })
    return [`${named}. ${words.attribute(`tile-${tile}`, 'help')}`]
  })
}

function cars(view: GangView, words: TitleTranslations): TextSection {
  const head = ['car', 'player', 'place', 'speed', 'body', 'cash', 'debt', 'tiles'].map((each) =>
    t(`gang-head-${each}`),
  )
  const rows = view.cars
    .filter((car) => car.driver !== null)
    .map((car) => {
      const covered = isMoneyHidden(view, car.seat, view.you)
      const money = (amount: number): string => (covered ? t('gang-seat-covered') : words.message('money', { amount }))
      return [
        words.value('driver', car.driver ?? ''),
        words.value('seat', String(car.seat)),
        placeWords(car, words),
        String(car.speed),
        String(car.body),
        money(car.cash),
        money(car.debt),
        words.values('tile', [...car.tiles, ...car.active]),
      ]
    })
  return tableSection(t('gang-text-cars'), head, rows)
}

function placeWords(car: Car, words: TitleTranslations): string {
  if (car.at === 'river') return t('gang-place-river', { space: words.value('space', car.exit ?? '') })
  if (car.at === 'out' || car.at === 'arrested' || car.at === 'conceded' || car.at === 'air')
    return t(`gang-place-${car.at}`)
  return t(car.wrong_way ? 'gang-place-wrong' : 'gang-place-road', { space: words.value('space', car.at ?? '') })
}

/** The position in words, for screen readers and for those who like to read: everything that the picture shows. */

import { t, type TitleTranslations } from '../../lib/translations.svelte'
import { countsText, NOTHING, tableSection, textSections } from '../../kit/position_text'
import type { PositionText, TextSection } from '../title'
import { totalCount } from '../../kit/counts'
import { DIRECTIONS, isJoined, roadMapOf, type RoadMap } from './map/geometry'
import { featuresInSlots } from './features'
import { playersInOrder } from './model'
import type { ClassicRally, LoadCounts, Plan, Player, Preview, RallyView } from './types'

export const positionText: PositionText<ClassicRally> = (view, scene, words, preview) => {
  const road = roadMapOf(scene.kinds ?? [], view.map)
  return textSections(
    [t('rally-text-now'), situation(view, words)],
    [t('rally-text-turn'), turnWords(view, words)],
    [t('rally-text-plans'), plans(preview, words)],
    [t('rally-text-reach'), reach(preview)],
    crews(view, words),
    boards(view, words),
    [t('rally-text-piles'), piles(view, words)],
    tiles(view, road, words),
  )
}

function situation(view: RallyView, words: TitleTranslations): string[] {
  const lines = [t('rally-text-round', { round: view.round, phase: words.message(`phase-${view.phase}`) })]
  if (view.players.length > 1)
    lines.push(
      t('rally-text-order', {
        cars: words.values(
          'colour',
          playersInOrder(view).map(({ colour }) => colour),
        ),
      }),
    )
  if (view.round > 0 && (view.seats === 1 || view.settings?.chrono))
    lines.push(t('rally-text-stopwatch', { score: view.stopwatch.score }))
  const { building } = view
  if (building?.drawn)
    lines.push(
      t('rally-build-theirs', {
        colour: words.value('colour', building.player),
        kind: words.value('kind', building.drawn),
      }),
    )
  for (const player of view.players)
    if (player.tile)
      lines.push(t('rally-build-keeps', { colour: colourOf(player, words), kind: words.value('kind', player.tile) }))
  const left = totalCount(view.tiles)
  if (left) lines.push(`${t('rally-build-pile', { count: left })}.`)
  return lines
}

function turnWords(view: RallyView, words: TitleTranslations): string[] {
  const { turn } = view
  if (!turn) return []
  const lines = [t('rally-text-on-turn', { car: words.value('colour', turn.player) })]
  if (turn.dice && turn.weather)
    lines.push(
      t('rally-text-dice', {
        one: turn.dice[0],
        two: turn.dice[1],
        weather: words.value('weather', turn.weather),
      }),
    )
  if (turn.exchange) lines.push(t('rally-text-exchange', { exchange: words.value('exchange', turn.exchange.kind) }))
  return lines
}

/** Where one may drive, and what it costs. */
function plans({ plans: all = [] }: Preview, words: TitleTranslations): string[] {
  return all.filter(({ steps }) => steps.length > 0).map((plan) => planWords(plan, words))
}

function planWords(plan: Plan, words: TitleTranslations): string {
  return t('rally-text-plan', {
    cell: plan.end,
    steps: words.values('way', plan.steps),
    fuel: plan.fuel,
    left: plan.left,
    cards: words.values('way', plan.cards) || 'none',
    ends: plan.ends,
    token: plan.token ?? 0,
  })
}

function reach({ reach: all = [] }: Preview): string[] {
  const far = all.filter(({ fuel }) => fuel > 0)
  return far.length ? [far.map(({ cell, fuel }) => t('rally-text-reached', { cell, fuel })).join('; ')] : []
}

function piles(view: RallyView, words: TitleTranslations): string[] {
  const lines = [`${loadWords(view.piles, words)}.`]
  const features = countsText(view.feature_pile ?? {}, 'feature', words)
  if (features !== NOTHING) lines.push(`${features}.`)
  const hazards = totalCount(view.hazards.pile) + view.hazards.under.length
  lines.push(t('rally-text-hazards', { count: hazards }))
  if (view.jokers_seen.length) lines.push(t('rally-text-jokers', { jokers: words.values('joker', view.jokers_seen) }))
  return lines
}

function crews(view: RallyView, words: TitleTranslations): TextSection {
  const head = ['car', 'rally', 'assistance', 'tokens', 'features', 'troubles', 'book', 'joker'].map((each) =>
    t(`rally-head-${each}`),
  )
  const rows = playersInOrder(view).map((player) => [
    colourOf(player, words),
    player.at
      ? t('rally-text-at', { cell: player.at, nose: words.value('direction', player.nose ?? 'N') })
      : t(`rally-text-${player.status}`),
    player.assistance.at ?? NOTHING,
    player.tokens.join(', ') || NOTHING,
    features(player, words) || NOTHING,
    words.values('hazard', player.hazards) || NOTHING,
    bookWords(player, words),
    player.joker === null ? NOTHING : player.joker === '?' ? '?' : words.value('joker', player.joker),
  ])
  return tableSection(t('rally-text-crews'), head, rows)
}

function boards(view: RallyView, words: TitleTranslations): TextSection {
  const head = [t('rally-head-car'), words.value('board', 'rally'), words.value('board', 'assistance')]
  const rows = playersInOrder(view).map((player) => [
    colourOf(player, words),
    loadWords(player.load, words),
    loadWords(player.assistance.load, words),
  ])
  return tableSection(t('rally-text-boards'), head, rows)
}

function features(player: Player, words: TitleTranslations): string {
  const said = featuresInSlots(player).map(({ feature, causes }) => {
    const name = words.value('feature', feature)
    return causes.length ? `${name} (${causes.map((cause) => t(`rally-hand-out-${cause}`)).join(', ')})` : name
  })
  return said.join(', ')
}

function bookWords({ road_book: book }: Player, words: TitleTranslations): string {
  return typeof book === 'number' ? String(book) : countsText(book, 'way', words)
}

function loadWords(load: LoadCounts | null, words: TitleTranslations): string {
  return load === null ? '?' : countsText(load, 'card', words)
}

/** Every tile with the roads that lead on from it, row by row. */
function tiles(view: RallyView, road: RoadMap, words: TitleTranslations): TextSection {
  const head = ['cell', 'tile', 'roads', 'here'].map((each) => t(`rally-head-${each}`))
  const place = (cell: string): number[] => cell.split(',').map(Number).reverse()
  const inRows = [...view.map].sort((one, other) => {
    const [row = 0, column = 0] = place(one.at)
    const [below = 0, right = 0] = place(other.at)
    return row - below || column - right
  })
  const rows = inRows.map(({ at, kind }) => [
    at,
    words.value('kind', kind),
    words.values(
      'direction',
      DIRECTIONS.filter((side) => isJoined(road, at, side)),
    ) || NOTHING,
    view.players
      .flatMap((player) => [
        ...(player.at === at ? [`${colourOf(player, words)} (${words.value('board', 'rally')})`] : []),
        ...(player.assistance.at === at ? [`${colourOf(player, words)} (${words.value('board', 'assistance')})`] : []),
      ])
      .join(', ') || NOTHING,
  ])
  return tableSection(t('rally-board'), head, rows)
}

function colourOf({ colour }: Pick<Player, 'colour'>, words: TitleTranslations): string {
  return words.value('colour', colour)
}

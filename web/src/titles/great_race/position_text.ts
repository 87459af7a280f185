/** The position in words, for screen readers and for those who like to read: everything that the picture shows. */

import { t, type TitleTranslations } from '../../lib/translations.svelte'
import { countsText, NOTHING, tableSection, textSections } from '../../kit/position_text'
import type { PositionText, TextSection } from '../title'
import { totalCount } from '../../kit/counts'
import type { Crew, DriveStep, GreatRace, Preview, RaceView, Scene } from './types'

export const positionText: PositionText<GreatRace> = (view, scene, words, preview) => {
  return textSections(
    [t('great-race-text-now'), situation(view, words)],
    [t('great-race-text-steps'), (preview.steps ?? []).map((step) => stepWords(step, words))],
    [t('great-race-text-reach'), reach(preview, words)],
    [t('great-race-text-torpedo'), torpedo(view, preview, words)],
    crews(view, words),
    [t('great-race-text-piles'), piles(view, words)],
    spaces(view, scene, words),
  )
}

function situation(view: RaceView, words: TitleTranslations): string[] {
  const lines = [t('great-race-text-round', { round: view.round, phase: words.message(`phase-${view.phase}`) })]
  const { order = [] } = view
  if (order.length > 1) lines.push(t('great-race-text-order', { order: words.values('vehicle', order) }))
  const { turn } = view
  if (view.phase === 'convoy' && turn) {
    lines.push(t('great-race-text-turn', { vehicle: words.value('vehicle', turn.crew) }))
    if (turn.drive) lines.push(`${t('great-race-left', { count: turn.drive.left })}.`)
    if (turn.scouting && Array.isArray(turn.scouting.drawn))
      lines.push(
        t('great-race-text-drawn', {
          tiles: words.values('tile', turn.scouting.drawn, '; ') || NOTHING,
        }),
      )
  }
  const slots = view.bivouac?.slots ?? []
  if (slots.length)
    lines.push(
      t('great-race-text-bivouac', {
        cards: slots.map((card, place) => `${place + 1} ${card ? words.value('card', card) : NOTHING}`).join(', '),
      }),
    )
  return lines
}

/** A step beside one's vehicle, and what it costs. */
function stepWords(step: DriveStep, words: TitleTranslations): string {
  const where = words.value('space', step.space)
  const costs = { space: where, fuel: step.fuel, levels: step.levels, legal: step.legal ? 'yes' : 'no' }
  if (step.city) return t('great-race-text-step-city', { space: where })
  if (!step.blind) {
    const signs = [step.danger ? t('great-race-danger') : '', step.stop ? t('great-race-stop') : '']
    return [t('great-race-text-step', costs), ...signs].filter(Boolean).join(' ')
  }
  const { worst, fails } = step.blind
  const lost = Math.round(fails * 100)
  return t('great-race-text-step-blind', { ...costs, worst: worst.fuel, most: worst.levels, fails: lost })
}

function reach({ reach: all = [] }: Preview, words: TitleTranslations): string[] {
  const far = all.map(({ space, fuel, levels }) =>
    t('great-race-text-reached', { space: words.value('space', space), fuel, levels }),
  )
  return far.length ? [`${far.join('; ')}.`] : []
}

function torpedo(view: RaceView, { torpedo: plan }: Preview, words: TitleTranslations): string[] {
  const its = view.torpedo
  if (!its) return []
  const lines = [
    t('great-race-text-torpedo-at', {
      space: words.value('space', its.at),
      level: its.level,
      fuel: its.fuel,
      mechanic: its.mechanic,
      most: its.max,
    }),
  ]
  if (!plan) return lines
  const because = words.value('because', plan.because)
  lines.push(t('great-race-text-aim', { city: words.value('city', plan.objective), because }))
  lines.push(t('great-race-text-walk', { spaces: words.values('space', plan.walk) || NOTHING }))
  lines.push(t('great-race-text-your-walk', { spaces: words.values('space', plan.your_walk) || NOTHING }))
  for (const { number, spaces, path, ends } of plan.actions)
    lines.push(
      t('great-race-text-action', {
        number,
        spaces,
        path: words.values('space', path) || NOTHING,
        ends: words.value('because', ends),
      }),
    )
  return lines
}

function crews(view: RaceView, words: TitleTranslations): TextSection {
  const head = ['crew', 'at', 'level', 'fuel', 'engine', 'chassis', 'money', 'cards', 'posts', 'cities'].map((each) =>
    t(`great-race-head-${each}`),
  )
  const rows = view.crews.map((crew) => [
    crew.crew ? words.value('vehicle', crew.crew) : NOTHING,
    crew.at ? words.value('space', crew.at) : NOTHING,
    String(crew.level),
    gauge(crew, 'fuel'),
    gauge(crew, 'engine'),
    gauge(crew, 'chassis'),
    t('great-race-francs', { count: crew.money }),
    typeof crew.hand === 'number' ? String(crew.hand) : countsText(crew.hand, 'card', words),
    countsText({ ...crew.unspent }, 'post', words),
    words.values('city', crew.visited) || NOTHING,
  ])
  return tableSection(t('great-race-text-crews'), head, rows)
}

function gauge(crew: Crew, name: 'fuel' | 'engine' | 'chassis'): string {
  return crew.max ? `${crew[name]}/${crew.max[name]}` : String(crew[name])
}

function piles(view: RaceView, words: TitleTranslations): string[] {
  return [
    t('great-race-text-bag', { count: totalCount(view.bag), tiles: countsText(view.bag, 'tile', words) }),
    t('great-race-text-deck', { count: totalCount(view.deck) }),
    t('great-race-text-discard', { cards: countsText(view.discard, 'card', words) }),
  ]
}

/** Every city and every tile, row by row, with who is there. */
function spaces(view: RaceView, scene: Scene, words: TitleTranslations): TextSection {
  const rows = (scene.spaces ?? [])
    .filter(({ space, city }) => city || view.tiles[space] || vehicles(view, space, words))
    .map(({ space, level, city, risk }) => [
      words.value('space', space),
      String(level),
      what(view, scene, space, city, words),
      risk ? t('great-race-here-risk') : NOTHING,
      vehicles(view, space, words) || NOTHING,
    ])
  const head = ['space', 'level', 'what', 'risk', 'vehicles'].map((each) => t(`great-race-head-${each}`))
  return tableSection(t('great-race-board'), head, rows)
}

function what(view: RaceView, scene: Scene, space: string, city: string | null, words: TitleTranslations): string {
  const its = scene.cities.find((each) => each.city === city)
  if (its)
    return `${words.value('city', its.city)} (${words.value('colour', its.colour)}, ${t('great-race-cards', { count: its.cards })})`
  const tile = view.tiles[space]
  return tile ? words.value('tile', tile) : NOTHING
}

function vehicles(view: RaceView, space: string, words: TitleTranslations): string {
  const there = view.crews.filter(({ at, crew }) => at === space && crew).map(({ crew }) => crew as string)
  if (view.torpedo?.at === space) there.push('torpedo')
  return words.values('vehicle', there)
}

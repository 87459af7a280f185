/** The position in words, for screen readers and for those who like to read: everything that the picture shows. */

import type { View } from '../../lib/types'
import { t, type TitleTranslations } from '../../lib/translations.svelte'
import type { TextSection } from '../title'
import { totalCount } from './model'
import type { Counts, Crew, Preview, RaceView, Scene, DriveStep } from './types'

const NOTHING = '–'

export function positionText(
  view: View,
  scene: View,
  words: TitleTranslations,
  preview: Record<string, unknown> = {},
): TextSection[] {
  const its = view as unknown as RaceView
  if (!its.crews) return []
  const map = scene as unknown as Scene
  const told = preview as Preview
  return [
    { heading: t('great-race-text-now'), lines: situation(its, words) },
    { heading: t('great-race-text-steps'), lines: (told.steps ?? []).map((step) => stepWords(step, words)) },
    { heading: t('great-race-text-reach'), lines: reach(told) },
    { heading: t('great-race-text-torpedo'), lines: torpedo(its, told, words) },
    crews(its, words),
    { heading: t('great-race-text-piles'), lines: piles(its, words) },
    spaces(its, map, words),
  ].filter((section) => section.lines.length > 0 || section.table)
}

function situation(view: RaceView, words: TitleTranslations): string[] {
  const lines = [t('great-race-text-round', { round: view.round, phase: words.message(`phase-${view.phase}`) })]
  const order = (view.order ?? []).map((vehicle) => words.value('vehicle', vehicle))
  if (order.length > 1) lines.push(t('great-race-text-order', { order: order.join(', ') }))
  const { turn } = view
  if (view.phase === 'convoy' && turn) {
    lines.push(t('great-race-text-turn', { vehicle: words.value('vehicle', turn.crew) }))
    if (turn.drive) lines.push(`${t('great-race-left', { count: turn.drive.left })}.`)
    if (turn.scouting && Array.isArray(turn.scouting.drawn))
      lines.push(
        t('great-race-text-drawn', {
          tiles: turn.scouting.drawn.map((tile) => words.value('tile', tile)).join('; ') || NOTHING,
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
  const where = step.city ? words.value('city', step.city) : step.space
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

function reach({ reach: all = [] }: Preview): string[] {
  const far = all.map(({ space, fuel, levels }) => t('great-race-text-reached', { space, fuel, levels }))
  return far.length ? [`${far.join('; ')}.`] : []
}

function torpedo(view: RaceView, { torpedo: plan }: Preview, words: TitleTranslations): string[] {
  const its = view.torpedo
  if (!its) return []
  const lines = [
    t('great-race-text-torpedo-at', {
      space: its.at,
      level: its.level,
      fuel: its.fuel,
      mechanic: its.mechanic,
      most: its.max,
    }),
  ]
  if (!plan) return lines
  const because = words.value('because', plan.because)
  lines.push(t('great-race-text-aim', { city: words.value('city', plan.objective), because }))
  lines.push(t('great-race-text-walk', { spaces: plan.walk.join(', ') || NOTHING }))
  lines.push(t('great-race-text-your-walk', { spaces: plan.your_walk.join(', ') || NOTHING }))
  for (const { number, spaces, path, ends } of plan.actions)
    lines.push(
      t('great-race-text-action', {
        number,
        spaces,
        path: path.join(', ') || NOTHING,
        ends: words.value('because', ends),
      }),
    )
  return lines
}

function crews(view: RaceView, words: TitleTranslations): TextSection {
  const head = ['crew', 'at', 'level', 'fuel', 'engine', 'chassis', 'money', 'cards', 'posts', 'cities']
  const rows = view.crews.map((crew) => [
    crew.crew ? words.value('vehicle', crew.crew) : NOTHING,
    crew.in_city ? words.value('city', crew.in_city) : (crew.at ?? NOTHING),
    String(crew.level),
    gauge(crew, 'fuel'),
    gauge(crew, 'engine'),
    gauge(crew, 'chassis'),
    t('great-race-francs', { count: crew.money }),
    typeof crew.hand === 'number' ? String(crew.hand) : counted(crew.hand, 'card', words),
    posts(crew, words),
    crew.visited.map((city) => words.value('city', city)).join(', ') || NOTHING,
  ])
  return {
    heading: t('great-race-text-crews'),
    lines: [],
    table: { head: head.map((each) => t(`great-race-head-${each}`)), rows },
  }
}

function gauge(crew: Crew, name: 'fuel' | 'engine' | 'chassis'): string {
  return crew.max ? `${crew[name]}/${crew.max[name]}` : String(crew[name])
}

function posts({ unspent }: Crew, words: TitleTranslations): string {
  const found = Object.entries(unspent ?? {}).filter(([, count]) => count > 0)
  return found.map(([post, count]) => `${count} × ${words.value('post', post)}`).join(', ') || NOTHING
}

function counted(things: Counts, set: string, words: TitleTranslations): string {
  const found = Object.entries(things).filter(([, count]) => (count ?? 0) > 0)
  return found.map(([name, count]) => `${count} × ${words.value(set, name)}`).join(', ') || NOTHING
}

function piles(view: RaceView, words: TitleTranslations): string[] {
  return [
    t('great-race-text-bag', { count: totalCount(view.bag), tiles: counted(view.bag, 'tile', words) }),
    t('great-race-text-deck', { count: totalCount(view.deck) }),
    t('great-race-text-discard', { cards: counted(view.discard, 'card', words) }),
  ]
}

/** Every city and every tile, row by row, with who is there. */
function spaces(view: RaceView, scene: Scene, words: TitleTranslations): TextSection {
  const rows = (scene.spaces ?? [])
    .filter(({ space, city }) => city || view.tiles[space] || vehicles(view, space, words))
    .map(({ space, level, city, risk }) => [
      space,
      String(level),
      what(view, scene, space, city, words),
      risk ? t('great-race-here-risk') : NOTHING,
      vehicles(view, space, words) || NOTHING,
    ])
  const head = ['space', 'level', 'what', 'risk', 'vehicles'].map((each) => t(`great-race-head-${each}`))
  return { heading: t('great-race-board'), lines: [], table: { head, rows } }
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
  return there.map((each) => words.value('vehicle', each)).join(', ')
}

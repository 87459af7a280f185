/** The position in words, for screen readers and for those who like to read: everything that the picture shows. */

import { t, type TitleTranslations } from '../../lib/translations.svelte'
import { tableSection, textSections } from '../../kit/position_text'
import type { PositionText, TextSection } from '../title'
import { lapText, placeText, tokenCounts, tokenText } from './car_text'
import { stepTargets } from './step_offers'
import { playOrder, roundColour, runOfSeat } from './model'
import { laidSteps } from './laid_steps'
import { crashText, oneByOneRisk, percentText, secondsText, spoiledStartTexts, choiceCosts } from './risk_text'
import { laidStepText, offerText } from './step_text'
import { diceTray } from './dice_tray'
import { spaceByName } from './track/geometry'
import type { Car, GtView, PlanChoice, Preview, RallymanGt, RunView, Scene, Space, Turn } from './types'

export const positionText: PositionText<RallymanGt> = (view, scene, words, preview) => {
  const run = runOfSeat(view, view.you)
  const car = run.cars.find((each) => each.seat === view.you)
  return textSections(
    [t('gt-text-now'), situation(view, run, scene, words)],
    ...(car ? [mine(car, run, scene, words)] : []),
    [t('gt-text-plan'), planned(run, preview, words)],
    [t('gt-text-next'), offered(run.turn, preview, scene, words)],
    cars(view, scene, words),
  )
}

function situation(view: GtView, run: RunView, scene: Scene, words: TitleTranslations): string[] {
  const lines = [t('gt-text-circuit', { circuit: scene.name, laps: scene.laps, spaces: scene.lap })]
  if (view.phase === 'tyres') return [...lines, `${words.message('phase-tyres')}.`]
  const colour = words.value('round', roundColour(run.round))
  lines.push(t('gt-text-round', { round: run.round, colour, phase: words.message(`phase-${run.phase}`) }))
  lines.push(t('gt-text-weather', { weather: words.value('weather', run.weather) }))
  if (view.phase === 'qualifying') lines.push(`${words.message('phase-qualifying')}.`)
  if (run.order.length > 1) lines.push(t('gt-text-order', { cars: words.values('car', run.order) }))
  return lines
}

function mine(car: Car, run: RunView, scene: Scene, words: TitleTranslations): TextSection {
  const lines = [
    t('gt-text-speed', { speed: String(car.speed), place: placeText(car, run, words) }),
    `${t('gt-focus-tokens', { tokens: car.focus })}.`,
  ]
  if (car.tyres) lines.push(t('gt-text-tyres', { tyres: words.value('tyres', car.tyres) }))
  if (car.dice)
    lines.push(
      t('gt-text-dice', {
        gear: car.dice.gear,
        gas: car.dice.gas,
        brake: car.dice.brake,
        threshold: car.threshold ?? 0,
      }),
    )
  const tokens = tokenCounts(car)
  if (tokens.length)
    lines.push(
      t('gt-text-tokens', { tokens: tokens.map(({ token, count }) => tokenText(token, count, words)).join(', ') }),
    )
  if (run.turn && run.order[0] === car.colour) lines.push(leftWords(car, run, words))
  const under = spaceWords(spaceByName(scene, car.at), scene, words)
  if (under && car.status === 'road')
    lines.push(t('gt-text-under', { space: words.value('space', car.at ?? ''), things: under }))
  return { heading: t('gt-text-mine', { car: words.value('car', car.colour) }), lines }
}

/** The dice that can still be laid: by kind, or each with its face after a flat out. */
function leftWords(car: Car, run: RunView, words: TitleTranslations): string {
  const left = diceTray(car, run).filter(({ state }) => state === 'free')
  if (!left.length) return t('gt-text-none-left')
  if (run.phase === 'relay')
    return t('gt-text-left', { dice: left.map(({ die, face }) => dieWords(die, face, words)).join(', ') })
  const gears = left.flatMap(({ die }) => (die.startsWith('gear-') ? [die.slice(5)] : []))
  const count = (kind: string) => left.filter(({ die }) => die === kind).length
  return t('gt-text-left-by-kind', { gears: gears.join(', ') || '–', gas: count('gas'), brake: count('brake') })
}

function dieWords(die: string, face: string | null, words: TitleTranslations): string {
  const name = words.value('die', die)
  return face ? `${name} (${words.value('face', face)})` : name
}

/** The plan with its odds, step by step. */
function planned(run: RunView, preview: Preview, words: TitleTranslations): string[] {
  const lines = laidSteps(run, preview).map((step) => laidStepText(step, words))
  if (preview.threshold !== undefined)
    lines.push(t('gt-warnings-of', { warnings: preview.warnings ?? 0, threshold: preview.threshold, coming: 0 }))
  const careful = oneByOneRisk(preview)
  if (careful !== null) lines.push(t('gt-text-one-by-one', { percent: percentText(careful) }))
  const flat = preview.flat_out
  if (flat) lines.push(t('gt-text-flat-out', { percent: percentText(flat.loss), tokens: flat.focus }))
  lines.push(...spoiledStartTexts(flat?.spoiled))
  const end = preview.plan?.at(-1)
  if (end) lines.push(crashText(end.crash))
  const weights = choiceCosts(preview)
  for (const { choice } of weights) {
    const seconds = secondsText(weights, choice)
    if (seconds) lines.push(t('gt-text-choice', { choice: t(`gt-do-${choice satisfies PlanChoice}`), seconds }))
  }
  return lines
}

/** The steps that may be laid next, and what the road says there. */
function offered(turn: Turn | undefined, preview: Preview, scene: Scene, words: TitleTranslations): string[] {
  return stepTargets(preview.next?.map(({ step }) => step) ?? [], preview, turn).flatMap(({ space, offers }) => {
    const things = spaceWords(spaceByName(scene, space), scene, words)
    return [
      t('gt-text-space', { space: words.value('space', space), things }),
      ...offers.map((offer) => offerText(offer, words)),
    ]
  })
}

/** What is painted on a space, and how dangerous its tile is. */
function spaceWords(space: Space | undefined, scene: Scene, words: TitleTranslations): string {
  if (!space) return ''
  const tile = scene.tiles[space.tile]
  const facts: string[] = []
  if (space.limit !== null) facts.push(t(space.hazard ? 'gt-limit-hazard' : 'gt-limit', { limit: space.limit }))
  if (tile) facts.push(t('gt-danger-of', { danger: words.value('danger', tile.danger) }))
  return facts.join(', ')
}

function cars(view: GtView, scene: Scene, words: TitleTranslations): TextSection {
  const runs = view.runs?.length ? view.runs : [view]
  const head = ['car', 'player', 'speed', 'place', 'lap', 'tyres', 'focus', 'tokens'].map((each) =>
    t(`gt-text-head-${each}`),
  )
  const rows = runs.flatMap((run) =>
    playOrder(run).map(({ car }) => [
      words.value('car', car.colour),
      words.value('seat', String(car.seat)),
      String(car.speed),
      placeText(car, run, words),
      lapText(car, scene),
      car.tyres ? words.value('tyres', car.tyres) : '',
      String(car.focus),
      tokenCounts(car)
        .map(({ token, count }) => tokenText(token, count, words))
        .join(', '),
    ]),
  )
  return tableSection(t('gt-text-cars'), head, rows)
}

/** What stands on the board as signs, in words: for labels, for screen readers, and for those who like to read. */

import { t, type TitleTranslations } from '../../lib/translations.svelte'
import type { StepOffer } from './step_offers'
import type { LaidStep } from './laid_steps'
import { crashText, percentText, spoiledStartTexts } from './risk_text'

/** A step that may be laid: what it is, and what would come of it. */
export function offerText(offer: StepOffer, words: TitleTranslations): string {
  const said = [`${words.decision(offer.line)}.`]
  const foreseen = offer.foreseen
  if (!foreseen) return said[0] ?? ''
  if (offer.kind === 'gas') said.push(t('gt-speed-held', { speed: foreseen.speed }))
  if (foreseen.warnings) said.push(t('gt-track-warnings', { count: foreseen.warnings }))
  if (foreseen.too_fast) said.push(t('gt-too-fast'), `${crashText(foreseen.crash)}`)
  else if (offer.again) {
    said.push(t('gt-dice-show', { warnings: offer.again.shown }))
    if (offer.again.lost) said.push(t('gt-lost-there'), crashText(foreseen.crash))
  } else {
    if (foreseen.finishes) said.push(t('gt-finishes'))
    if (foreseen.loss !== undefined) said.push(t('gt-risk-to-here', { percent: percentText(foreseen.loss) }))
    said.push(...spoiledStartTexts(foreseen.spoiled))
  }
  return said.join(' ')
}

/** A step that lies on the road. */
export function laidStepText(step: LaidStep, words: TitleTranslations): string {
  const said = [`${words.decision(step.line)}.`, t('gt-speed-here', { speed: step.speed })]
  const warnings = step.dice.filter(({ face }) => face === 'warning').length
  if (step.secured) said.push(t('gt-secured'))
  else if (step.dice.some(({ face }) => face !== null)) said.push(t('gt-dice-show', { warnings }))
  const foreseen = step.foreseen
  if (foreseen?.warnings) said.push(t('gt-track-warnings', { count: foreseen.warnings }))
  if (foreseen?.too_fast) said.push(t('gt-too-fast'))
  if (foreseen)
    said.push(
      t('gt-risk-to-here', { percent: percentText(foreseen.loss) }),
      ...spoiledStartTexts(foreseen.spoiled),
      crashText(foreseen.crash),
    )
  return said.join(' ')
}

/** A hazard tile as the thing that it puts on the road. */

import { t } from '../../lib/translations.svelte'
import type { ThingsOnSpace, Scene } from './types'

export function thingsOfHazard(hazard: string, known: Scene['hazards']): ThingsOnSpace {
  const its = known.find((each) => each.hazard === hazard)
  if (!its) return {}
  if (its.kind === 'container' || its.kind === 'speed_limit') return { [its.kind]: true }
  return { [its.kind]: its.amount }
}

/** What a hazard does, in a sentence or two. */
export function hazardDescription(hazard: string, known: Scene['hazards']): string {
  const kind = known.find((each) => each.hazard === hazard)?.kind ?? ''
  return t(`gang-help-${kind === 'speed_limit' ? 'limit' : kind}`)
}

/** What is to be known of a space, in a few words each. */

import { t, type TitleTranslations } from '../../lib/translations.svelte'
import { carOnSpace, openWall } from './model'
import type { GangModel, ThingsOnSpace, Scene } from './types'

/** What lies on a space. */
export function describeThings(lying: ThingsOnSpace, words: TitleTranslations): string[] {
  const found: string[] = []
  if (lying.container) found.push(words.value('hazard', 'container'))
  if (lying.barrier) found.push(words.value('hazard', `barrier_${lying.barrier}`))
  if (lying.police) found.push(words.value('hazard', `police_${lying.police}`))
  if (lying.nails) found.push(words.value('hazard', `nails_${lying.nails}`))
  if (lying.speed_limit) found.push(words.value('hazard', 'speed_limit'))
  if (lying.ramp) found.push(t('gang-ramp', { way: lying.ramp }))
  if (lying.mine) found.push(t('gang-mine', { driver: words.value('driver', lying.mine) }))
  if (lying.oil_slick) found.push(words.value('tile', 'oil_slick'))
  if (lying.acid_pool) found.push(words.value('tile', 'acid_pool'))
  if (lying.cash) found.push(words.message('money', { amount: lying.cash }))
  return found
}

export function describeSpace(scene: Scene, model: GangModel, words: TitleTranslations, space: string): string[] {
  const its = scene.spaces.find((each) => each.space === space)
  const found = its?.zones.length ? [t('gang-zone', { zones: its.zones.join('–') })] : []
  if (its?.money) found.push(t('gang-start', { amount: its.money }))
  if (its?.damaged && !model.road[space]?.ramp) found.push(t('gang-damaged'))
  const wall = openWall(scene, model)
  if (wall?.pieces.some((each) => each.space === space)) found.push(t('gang-wall'))
  else if (wall?.turn.includes(space)) found.push(t('gang-turnaround'))
  found.push(...describeThings(model.road[space] ?? {}, words))
  const car = carOnSpace(model, space)
  if (car?.driver)
    found.push(
      t('gang-stands', { driver: words.value('driver', car.driver), speed: car.speed, body: car.body, cash: car.cash }),
    )
  return found
}

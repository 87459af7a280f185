/** How a car fares, in words: the same for the seats at the edge of the table and for the position as text. */

import { t, type TitleTranslations } from '../../lib/translations.svelte'
import { currentLap } from './model'
import type { Car, RunView, Scene, DamageToken } from './types'

/** The order in which damage is told. */
const TOKENS: readonly DamageToken[] = ['gear', 'gas', 'brake', 'yellow_flag', 'weather', 'green_flag']

/** A car's tokens by kind, those that there are. */
export function tokenCounts(car: Pick<Car, 'damage'>): { token: DamageToken; count: number }[] {
  return TOKENS.map((token) => ({ token, count: car.damage[token] ?? 0 })).filter(({ count }) => count > 0)
}

/** Where a car is, if it is not simply on the road. */
export function statusText(car: Car, run: Pick<RunView, 'finished' | 'solo'>): string {
  if (car.status === 'road') return ''
  if (run.solo && car.status === 'finished') return t('gt-status-lap-driven')
  return t(`gt-status-${car.status}`, { place: run.finished.indexOf(car.colour) + 1 })
}

/** Where a car stands, with its status. */
export function placeText(car: Car, run: Pick<RunView, 'finished' | 'solo'>, words: TitleTranslations): string {
  const status = statusText(car, run)
  if (!car.at || car.status === 'finished' || car.status === 'retired') return status || t('gt-no-space')
  const space = words.value('space', car.at)
  return status ? t('gt-status-at', { status, space }) : t('gt-on-space', { space })
}

export function lapText(car: Car, scene: Pick<Scene, 'laps'>): string {
  return t('gt-lap', { lap: currentLap(car, scene), laps: scene.laps })
}

export function tokenText(token: DamageToken, count: number, words: TitleTranslations): string {
  return count > 1 ? `${count} × ${words.value('token', token)}` : words.value('token', token)
}

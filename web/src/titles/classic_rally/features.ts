/** The features of a rally car, slot by slot, and what the dice did to them. */

import type { OutageCause, FeatureName, Player, Turn } from './types'

export interface FittedFeature {
  feature: FeatureName
  /** Why it is out; nothing while it works. */
  causes: OutageCause[]
}

/** The features in their slots. The engine lists those that are out in the same order. */
export function featuresInSlots(player: Pick<Player, 'features' | 'out'>): FittedFeature[] {
  const out = [...player.out]
  return player.features.map(({ feature, marked, sabotaged }) => {
    const place = out.findIndex(
      ({ feature: other, causes }) =>
        other === feature && causes.includes('dice') === marked && causes.includes('sabotage') === sabotaged,
    )
    return { feature, causes: place < 0 ? [] : (out.splice(place, 1)[0]?.causes ?? []) }
  })
}

const BREAKS = 1
const WEIGHS = 7

/** What a roll means harm by: which dice show a one, whether they make seven, what the weather is. */
export interface RollHarm {
  ones: number
  seven: boolean
  rain: boolean
  fog: boolean
}

/** What is wrong with a roll, as far as it concerns this car when it rolled. */
export function harmOfRoll(turn: Pick<Turn, 'dice' | 'weather'>, player: Pick<Player, 'features' | 'load'>): RollHarm {
  const dice = turn.dice ?? []
  const weather = turn.weather ?? 'sun'
  return {
    ones: dice.filter((die) => die === BREAKS).length,
    seven:
      dice.reduce((sum, die) => sum + die, 0) === WEIGHS &&
      player.features.some(({ feature }) => feature === 'light_weight'),
    rain: (weather === 'rain' || weather === 'rain_fog') && !player.load?.rain_tyres,
    fog: (weather === 'fog' || weather === 'rain_fog') && !player.load?.fog_lights,
  }
}

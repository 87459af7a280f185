/** What is printed on the map and on its tiles, as the legend draws it. */

import type { CityColour } from './types'

export const CITY_COLOURS: readonly CityColour[] = ['yellow', 'green', 'red', 'blue', 'purple']
export const TILE_SIGNS = ['fuel', 'mechanic', 'danger', 'stop'] as const
export const MAP_SIGNS = ['port', 'sea', 'risk'] as const

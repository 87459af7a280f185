/** What stands on the map, as the legend draws it. */

export const LEGEND = ['start', 'finish', 'checkpoint', 'service', 'hazard', 'dead', 'rally', 'van'] as const

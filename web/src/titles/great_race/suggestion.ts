/** Where on the map the decisions lead that a hint proposes: read from their notation, with what the view and the scene tell. */

import { decisionsOfKind } from '../../lib/decisions'
import { crewOfSeat } from './model'
import type { RaceView, Scene, SeaLine } from './types'

export interface MapSuggestion {
  /** The spaces that are driven through, from where one stands; one alone where nobody drives. */
  road: string[]
  /** The sea line that is taken. */
  line: SeaLine | null
  /** The tiles that are laid. */
  laid: { space: string; tile: string }[]
  /** The spaces whose tiles are taken away. */
  cleared: string[]
}

export function suggestionOf(
  lines: readonly string[],
  view: Pick<RaceView, 'crews' | 'turn'>,
  scene: Pick<Scene, 'cities' | 'lines'>,
  seat: number | null,
): MapSuggestion | null {
  const me = crewOfSeat(view, seat)
  if (!me?.at || !lines.length) return null
  const found: MapSuggestion = { road: [me.at], line: null, laid: [], cleared: [] }
  const spaceOf = (city: string | undefined): string | undefined =>
    scene.cities.find((each) => each.city === city)?.space
  let tile: string | null | undefined = view.turn?.scouting?.tile
  for (const decision of lines) {
    const [kind, what = ''] = decision.split(' ')
    if (kind === 'step' || kind === 'step_power') found.road.push(what)
    else if (kind === 'enter') found.road.push(spaceOf(what) ?? what)
    else if (kind === 'clear') found.cleared.push(what)
    else if (kind === 'tile') tile = what
    else if (kind === 'lay' && tile) {
      found.laid.push({ space: what, tile })
      tile = null
    } else if (kind === 'sail') {
      found.line = scene.lines.find(({ line }) => line === what) ?? null
      const port = found.line && (me.in_city === found.line.from ? found.line.to : found.line.from)
      if (port) found.road.push(spaceOf(port) ?? port)
    }
  }
  return found.road.length > 1 || found.laid.length || found.cleared.length ? found : null
}

/** The program that a hint proposes. */
export const suggestedProgram = (lines: readonly string[]): string | undefined => decisionsOfKind(lines, 'program')[0]

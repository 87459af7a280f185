/** Whoever lays dice looks along the road ahead; when the turn is over the whole circuit is in sight again. */

import { untrack } from 'svelte'
import { preferences } from '../../lib/preferences.svelte'
import { viewport } from '../../lib/viewport.svelte'
import type { Camera, Point } from '../../ui/camera.svelte'
import { lookAhead, type Outlook, rowsAhead } from './look_ahead'
import { circuitBox, spaceMiddle } from './track/geometry'
import type { Scene } from './types'

/** The scale at which a lane can be hit and dice can be read. */
const NEAR = 0.54
const NEAR_ON_PHONE = 0.8
/** To see the dice that lie one steps back a little. */
const STEPPED_BACK = 0.8
/** To see all of what is proposed one may step back so far. */
const FAR = 0.24
/** So many rows of spaces ahead must be seen: when they are not, one looks further along. */
const SOON = 3
/** Whoever has stepped back during a turn wants to see the whole: from then on nothing comes nearer by itself. */
let wanted = true

/**
 * To be called while a component is set up. `from`: where the dice end that lie, while somebody drives here; `laid`: the
 * spaces from the car to there; `proposed`: those of a hint that is shown.
 */
export function useLookWhileDriving(
  camera: Camera,
  scene: Scene,
  from: () => string | null,
  laid: () => readonly string[],
  proposed: () => readonly string[],
): void {
  const box = circuitBox(scene)
  let near = false
  /** Whether one has stepped back to see a hint. */
  let compared = false
  const inDrawing = ({ x, y }: Point): Point => ({ x: x - box.left, y: y - box.top })

  function look(space: string): void {
    const near = viewport.phone ? NEAR_ON_PHONE : NEAR
    const rows = rowsAhead(scene, space)
    // The dice that lie are seen too, as long as enough of the road ahead is.
    for (const kept of [laid(), laid().slice(-2), []]) {
      const least = kept.length ? near * STEPPED_BACK : near
      const outlook = lookAhead(scene, rows, [...kept, space], camera.frame, camera.inset, least)
      if (kept.length && outlook && outlook.rows < Math.min(SOON, rows.length)) continue
      show(outlook)
      return
    }
  }

  function show(outlook: Outlook | null): void {
    if (!outlook) return
    near = true
    camera.near(outlook.scale, inDrawing(outlook.middle))
    camera.gliding = !preferences.still
  }

  function seesAhead(space: string): boolean {
    const { top, right, bottom, left } = camera.inset
    const { width, height } = camera.frame
    return rowsAhead(scene, space, SOON)
      .flat()
      .every((name) => {
        const [x, y] = spaceMiddle(scene, name)
        const at = camera.over(inDrawing({ x, y }))
        const room = 24 * camera.scale
        return at.x > left + room && at.x < width - right - room && at.y > top + room && at.y < height - bottom - room
      })
  }

  function go(): void {
    if (!near) return
    near = false
    if (camera.whole) wanted = false
    else if (!viewport.phone) camera.fit()
  }

  $effect(() => {
    const space = camera.frame.width > 0 ? from() : null
    const way = proposed()
    untrack(() => {
      if (space === null) go()
      else if (way.length && wanted) {
        compared = true
        const rows = way.map((each) => [each])
        // On a phone the hint lies over the lower edge of the board.
        const inset = viewport.phone ? { ...camera.inset, bottom: camera.frame.height * 0.28 } : camera.inset
        show(lookAhead(scene, rows, [space], camera.frame, inset, FAR))
      } else if (compared) {
        compared = false
        look(space)
      } else if (wanted && (!near || !(camera.whole || seesAhead(space)))) look(space)
    })
  })
}

/** On a wide screen the whole circuit is in sight; whoever lays dice looks at it from nearer, until the turn is over. */

import { untrack } from 'svelte'
import { preferences } from '../../lib/preferences.svelte'
import { viewport } from '../../lib/viewport.svelte'
import type { Camera, Point } from '../../ui/camera.svelte'

/** The scale at which a lane can be hit and dice can be read. */
const NEAR = 0.62
/** Whoever has stepped back during a turn wants to see the whole: from then on nothing comes nearer by itself. */
let wanted = true

/** To be called while a component is set up. */
export function useZoomWhileDriving(camera: Camera, driving: () => boolean, at: () => Point | null): void {
  let near = false

  function come(): void {
    const point = at()
    if (!wanted || viewport.phone || !point || camera.frame.width === 0 || camera.scale >= NEAR * 0.9) return
    near = true
    camera.near(NEAR, point)
    camera.gliding = !preferences.still
  }

  function go(): void {
    if (!near) return
    near = false
    if (camera.whole) wanted = false
    else camera.fit()
  }

  $effect(() => {
    const now = driving() && camera.frame.width > 0
    untrack(now ? come : go)
  })
}

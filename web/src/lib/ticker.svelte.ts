/** The time of day for whoever shows a clock. It ticks only while somebody looks. */

import { createSubscriber } from 'svelte/reactivity'

const EVERY = 250

const subscribe = createSubscriber((update) => {
  const timer = setInterval(update, EVERY)
  return () => clearInterval(timer)
})

/** Now, in milliseconds; whoever reads it in an effect or a derivation is told when it has changed. */
export function now(): number {
  subscribe()
  return Date.now()
}

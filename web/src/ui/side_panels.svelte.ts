/** What is laid over the sidebar for a while: hints, refusals. The table's layout shows it; whoever has something to say is anywhere below. */

import { getContext, setContext, type Snippet } from 'svelte'

const KEY = Symbol('side panels')

class SidePanels {
  shown = $state.raw<Snippet[]>([])

  /** Shows it, until what this returns is called. */
  add(panel: Snippet): () => void {
    this.shown = [...this.shown, panel]
    return () => (this.shown = this.shown.filter((each) => each !== panel))
  }
}

export function setSidePanels(): SidePanels {
  return setContext(KEY, new SidePanels())
}

export function getSidePanels(): SidePanels {
  return getContext<SidePanels>(KEY)
}

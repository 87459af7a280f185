/** What is laid over the sidebar for a while: hints, refusals. The table's layout shows it; whoever has something to say is anywhere below. */

import { createContext, type Snippet } from 'svelte'

export class SidePanels {
  shown = $state.raw<Snippet[]>([])

  /** Shows it, until what this returns is called. */
  add(panel: Snippet): () => void {
    this.shown = [...this.shown, panel]
    return () => (this.shown = this.shown.filter((each) => each !== panel))
  }
}

export const [getSidePanels, setSidePanels] = createContext<SidePanels>()

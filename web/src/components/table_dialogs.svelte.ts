/** Which dialog of the table is open; the menu and the keys both open them. */

export type TableDialog = 'invite' | 'hand-over' | 'keys' | 'retire' | 'concede' | 'close'

/** How the title calls giving up: leaving a game of several, or losing one for oneself; none where it has neither. */
export function surrenderDecision(standing: readonly string[] = []): 'concede' | 'resign' | undefined {
  return (['concede', 'resign'] as const).find((each) => standing.includes(each))
}

class OpenDialog {
  shown = $state<TableDialog | null>(null)

  /** One dialog, to be bound: it is open exactly while it is the one that is shown. */
  of(which: TableDialog): { open: boolean } {
    const isShown = () => this.shown === which
    const show = (value: boolean) => {
      if (value) this.shown = which
      else if (this.shown === which) this.shown = null
    }
    return {
      get open() {
        return isShown()
      },
      set open(value) {
        show(value)
      },
    }
  }
}

export const openDialog = new OpenDialog()

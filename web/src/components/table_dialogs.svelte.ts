/** Which dialog of the table is open; the menu and the keys both open them. */

export type TableDialog = 'invite' | 'hand-over' | 'keys' | 'retire' | 'concede' | 'close'

/** How the title calls giving up: leaving a game of several, or losing one for oneself; none where it has neither. */
export function surrenderDecision(standing: readonly string[] = []): 'concede' | 'resign' | undefined {
  return (['concede', 'resign'] as const).find((each) => standing.includes(each))
}

class Menu {
  shown = $state<TableDialog | null>(null)
}

export const openDialog = new Menu()

/** Which dialog of the table is open; the menu and the keys both open them. */

export type TableDialog = 'invite' | 'hand-over' | 'keys' | 'retire' | 'concede' | 'close'

class Menu {
  shown = $state<TableDialog | null>(null)
}

export const menu = new Menu()

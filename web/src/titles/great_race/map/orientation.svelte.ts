/**
 * How the map lies on the table: north above, or north at the left where there is more room across than down. Spaces keep
 * their names; only where they are drawn changes, so that signs and figures stay upright.
 */

class Lie {
  /** Whether north is at the left; before the table has its size, as the window is. */
  across = $state(typeof window !== 'undefined' && window.innerWidth > window.innerHeight)
}

export const orientation = new Lie()

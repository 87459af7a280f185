/** The eight characters: outlines as seen from above, looking north, around the origin and within a square of sixty. */

interface Eye {
  x: number
  y: number
  size: number
}

export interface RobotOutline {
  /** The silhouette. */
  outline: string
  /** Darker parts on it, and paler ones. */
  deep: string
  pale: string
  /** What is not of its colour: treads, legs, springs; drawn under the body as lines. */
  limbs: string
  limbWidth: number
  eyes: Eye[]
  /** Where the emblem is, down from the middle. */
  badge: number
}

const eye = (x: number, y: number, size: number): Eye => ({ x, y, size })

export const ROBOT_OUTLINES: Record<string, RobotOutline> = {
  // Fidget: a drop that can't keep still, with springs for feelers and eyes of two sizes.
  twonky: {
    outline: 'M0-23C11-20 22 4 20 13C18 21-18 21-20 13C-22 4-11-20 0-23z',
    deep: 'M-19 14C-17 20 17 20 19 14C10 17-10 17-19 14z',
    pale: 'M-3-19C-9-14-14-5-16 3C-11-6-7-12-3-19z',
    limbs: 'M-5-18C-9-21-6-24-11-24M5-18C9-21 6-24 11-24M-20 6v12M20 6v12M-6 21H6',
    limbWidth: 4,
    eyes: [eye(-6, -8, 6.5), eye(7, -8, 4.5)],
    badge: 9,
  },
  // Anvil: a hammer head on a short neck, and square eyes in it.
  hammer_bot: {
    outline: 'M-21-24H21q4 0 4 4V-9q0 4-4 4H15V17q0 5-5 5H-10q-5 0-5-5V-5H-21q-4 0-4-4V-20q0-4 4-4z',
    deep: 'M-25-10v1q0 4 4 4H21q4 0 4-4v-1q0 3-4 3H-21q-4 0-4-3z',
    pale: 'M-21-22H21q2 0 2 2v2H-23v-2q0-2 2-2z',
    limbs: 'M-19 4v12M19 4v12',
    limbWidth: 7,
    eyes: [eye(-10, -13, 5), eye(10, -13, 5)],
    badge: 8,
  },
  // Gyro: a wheel within a ring, with one nose that says where it looks.
  spin_bot: {
    outline: 'M-8-19 0-28 8-19A21 21 0 1 1-8-19z',
    deep: 'M-15 10A18 18 0 0 0 15 10L12 7A14 14 0 0 1-12 7z',
    pale: 'M-16-4A16 16 0 0 1-4-16L-3-13A13 13 0 0 0-13-3z',
    limbs: 'M-24 1h4M20 1h4M0 20v4',
    limbWidth: 7,
    eyes: [eye(-7, -10, 5), eye(7, -10, 5)],
    badge: 6,
  },
  // Blinker: an insect on six legs that is mostly one eye.
  twitch: {
    outline: 'M0-25C12-24 16-12 13-2 11 6 9 20 0 24-9 20-11 6-13-2-16-12-12-24 0-25z',
    deep: 'M-9 13C-6 20-3 22 0 23 3 22 6 20 9 13 4 15-4 15-9 13z',
    pale: 'M-9-17C-6-21-3-22 0-22-5-20-8-16-10-11-11-13-10-15-9-17z',
    limbs: 'M-11-5-22-14-25-8M-11 3H-25M-9 11-20 20-24 17M11-5 22-14 25-8M11 3H25M9 11 20 20 24 17',
    limbWidth: 3.5,
    eyes: [eye(0, -11, 9)],
    badge: 9,
  },
  // Dash: a dart with swept wings and two exhausts.
  zoom_bot: {
    outline: 'M0-28 8-9 24 13V20L10 15V21H-10V15L-24 20V13L-8-9z',
    deep: 'M24 13V20L10 15 8 8zM-24 13V20L-10 15-8 8z',
    pale: 'M0-24 4-12H-4z',
    limbs: 'M-6 20v5M6 20v5',
    limbWidth: 6,
    eyes: [eye(-4.5, -7, 4), eye(4.5, -7, 4)],
    badge: 7,
  },
  // Flatiron: it irons the floor; round at the back it is not.
  squash_bot: {
    outline: 'M0-27C14-22 21-4 21 18q0 4-4 4H-17q-4 0-4-4C-21-4-14-22 0-27z',
    deep: 'M-21 16v2q0 4 4 4H17q4 0 4-4v-2z',
    pale: 'M0-23C-9-18-15-8-17 6-12-6-7-15 0-23z',
    limbs: 'M-13 24h8M5 24h8',
    limbWidth: 4,
    eyes: [eye(-6, -10, 5), eye(6, -10, 5)],
    badge: 7,
  },
  // Titan: shoulders, and two fists before it.
  hulk_x90: {
    outline: 'M-10-10H10L12-14A7.500 7.500 0 1 1 23-6L25 3 16 21H-16L-25 3-23-6A7.500 7.500 0 1 1-12-14z',
    deep: 'M-22 8-16 21H16L22 8 14 15H-14z',
    pale: 'M-22-20A5 5 0 0 1-15-18 7 7 0 0 0-22-14 5 5 0 0 1-22-20zM15-20A5 5 0 0 1 22-18 7 7 0 0 0 15-14 5 5 0 0 1 15-20z',
    limbs: 'M-12 22v3M12 22v3',
    limbWidth: 7,
    eyes: [eye(-6, -5, 4), eye(6, -5, 4)],
    badge: 9,
  },
  // Lugger: a loader on treads, with its fork in front.
  trundle_bot: {
    outline: 'M-11-18H-8V-27H-3V-18H3V-27H8V-18H11q4 0 4 4V18q0 4-4 4H-11q-4 0-4-4V-14q0-4 4-4z',
    deep: 'M-15 14v4q0 4 4 4H11q4 0 4-4V14z',
    pale: 'M-12-15H12V-12H-12z',
    limbs: 'M-20-16V20M20-16V20',
    limbWidth: 9,
    eyes: [eye(-6.5, -6, 4.5), eye(6.5, -6, 4.5)],
    badge: 9,
  },
}

export function robotOutline(robot: string): RobotOutline {
  return ROBOT_OUTLINES[robot] ?? (ROBOT_OUTLINES.twonky as RobotOutline)
}

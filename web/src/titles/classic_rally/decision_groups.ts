/** Which part of the table a decision belongs to, so that each is offered once and lists stay short. */

export type Part = 'map' | 'place' | 'draft' | 'load' | 'exchange' | 'fails' | 'drive' | 'aid' | 'joker' | 'answer'

const PARTS: Record<string, Part> = {
  place_tile: 'map',
  vote_finish: 'map',
  place_finish: 'map',
  place_assistance: 'place',
  pick_feature: 'draft',
  load: 'load',
  unload: 'load',
  to_rally: 'exchange',
  to_assistance: 'exchange',
  take: 'exchange',
  put_back: 'exchange',
  rob: 'exchange',
  give_back: 'exchange',
  choose_disabled: 'fails',
  rally_step: 'drive',
  rally_stop: 'drive',
  assistance_move: 'aid',
  play_joker: 'joker',
}

export function kindOf(line: string): string {
  return line.split(' ', 1)[0] ?? ''
}

/** What a decision is about: `load rally fuel` is about `rally`, then `fuel`. */
export function wordsOf(line: string): string[] {
  return line.split(' ').slice(1)
}

export function partOf(line: string): Part {
  return PARTS[kindOf(line)] ?? 'answer'
}

export function linesOf(legal: readonly string[], part: Part): string[] {
  return legal.filter((line) => partOf(line) === part)
}

/** What one mostly does next: it stands last, and Enter does it. */
const PRIMARY = ['ready', 'done', 'roll_dice', 'end_turn']

export function isPrimary(line: string): boolean {
  return PRIMARY.includes(kindOf(line))
}

/** The answers in the order in which they stand there: what ends the question comes last. */
export function answersOf(legal: readonly string[]): string[] {
  const lines = legal.filter((line) => ['answer', 'aid'].includes(partOf(line)))
  return [...lines].sort((one, other) => Number(isPrimary(one)) - Number(isPrimary(other)))
}

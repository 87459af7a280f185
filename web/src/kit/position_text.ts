/** Parts of which the titles put a position into words. */

import type { TitleTranslations } from '../lib/translations.svelte'
import type { TextSection } from '../titles/title'

/** Stands where there is nothing to be said. */
export const NOTHING = '–'

/** Sections in their order: those of lines as a heading and its lines. What has nothing to say is left out. */
export function textSections(...parts: (TextSection | [heading: string, lines: string[]])[]): TextSection[] {
  return parts
    .map((part) => (Array.isArray(part) ? { heading: part[0], lines: part[1] } : part))
    .filter(({ lines, table }) => lines.length > 0 || table)
}

export function tableSection(heading: string, head: string[], rows: string[][]): TextSection {
  return { heading, lines: [], table: { head, rows } }
}

/** How many there are of what: "2 × fuel, 1 × toolbox". */
export function countsText(
  counts: Readonly<Record<string, number | null | undefined>>,
  set: string,
  words: TitleTranslations,
): string {
  const there = Object.entries(counts).filter(([, count]) => (count ?? 0) > 0)
  return there.map(([name, count]) => `${count} × ${words.value(set, name)}`).join(', ') || NOTHING
}

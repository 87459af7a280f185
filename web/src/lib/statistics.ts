/** The figures of a finished game: numbers, what is so or not, and names of things. */

export type StatisticValue = number | string | null | undefined

interface Said {
  language: string
  /** What a person calls a value of a set. */
  value: (set: string, name: string) => string
  yes: string
  no: string
}

/** A figure as it is read; a dash where there is none. */
export function formatStatistic(figure: StatisticValue, kind: string | undefined, said: Said): string {
  if (figure === null || figure === undefined) return '–'
  if (typeof figure === 'string') return kind ? said.value(kind, figure) : figure
  if (kind === 'share') return figure ? said.yes : said.no
  return new Intl.NumberFormat(said.language, { maximumFractionDigits: 1 }).format(figure)
}

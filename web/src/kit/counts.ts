/** How many there are of each, by name; or only how many in all, where no more may be known. */
export type Counts = Readonly<Record<string, number | null | undefined>> | number | null | undefined

export function totalCount(counts: Counts): number {
  if (typeof counts === 'number') return counts
  return Object.values(counts ?? {}).reduce<number>((sum, count) => sum + (count ?? 0), 0)
}

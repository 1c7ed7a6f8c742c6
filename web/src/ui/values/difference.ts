export type Cells = Readonly<Record<string, string>>
/** One line of a thing before and after; `null` where it did not, or does not, exist. */
export type DifferenceLine = { key: string; name: string; before: Cells | null; after: Cells | null }
export type Change = 'added' | 'removed' | 'changed' | 'same'

export function changeOf({ before, after }: DifferenceLine, columns: readonly string[]): Change {
  if (!before) return 'added'
  if (!after) return 'removed'
  return columns.some((key) => before[key] !== after[key]) ? 'changed' : 'same'
}

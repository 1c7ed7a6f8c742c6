import type { ImportRow } from '@souk/contract/catalog/imports.contract.ts'
import { sheetColumns } from '@souk/contract/catalog/sheet-columns.ts'
import type { T } from '../../../lib/language/use-t.ts'
import type { DifferenceLine } from '../../../ui/values/difference.ts'

/** What a new row is known by. */
const telling = ['name', 'colour', 'size', 'wholesalePrice', 'retailPrice', 'quantityAvailable']

/** One row before and after; a new one has no before. */
export function lineOf({ row, cells, change, before = {} }: ImportRow, t: T): DifferenceLine {
  const name = t('changes.row', { row, sku: cells['sku'] ?? '' })
  return { key: String(row), name, before: change === 'NEW' ? null : { ...cells, ...before }, after: cells }
}

/** The columns in which any of these rows differs, in the order of the sheet. */
export function changedColumns(rows: readonly ImportRow[]): string[] {
  const named = new Set(rows.flatMap(({ change, before }) => (change === 'NEW' ? telling : Object.keys(before ?? {}))))
  return sheetColumns.filter((column) => named.has(column))
}

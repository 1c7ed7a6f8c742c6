import { type SheetColumn, sheetColumns } from '../catalog/sheet-columns.ts'

/** What a store can fill. A carton and its contents stay with the brand. */
export const storeColumns = sheetColumns.filter(
  (column): column is Exclude<SheetColumn, 'isCarton' | 'items'> => column !== 'isCarton' && column !== 'items',
)
/** Without these nothing can be matched. */
export const neededColumns = ['uniqueId', 'name', 'sku'] as const
export const schedules = [15, 60, 360, 1440] as const // minutes
export const storeRules = { pauseAfterFailures: 3, maxProducts: 20_000, feedBytes: 20 * 1024 * 1024 } as const

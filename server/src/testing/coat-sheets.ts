import { type SheetColumn, sheetColumns } from '@souk/contract/catalog/sheet-columns.ts'
import { workbookOf } from './sheets.ts'

export type SheetRow = Partial<Record<SheetColumn, string>>

/** One size of a coat that may come in. */
export const coat = (n: number, size: string, changes: SheetRow = {}): SheetRow => ({
  uniqueId: `U${n}`,
  styleCode: `ST-${n}`,
  name: `Coat ${n}`,
  department: 'Women',
  category: 'Outerwear',
  colour: 'Sage',
  size,
  sku: `U${n}-${size}`,
  wholesalePrice: '120.00',
  retailPrice: '300',
  currency: 'EUR',
  quantityAvailable: '24',
  ...changes,
})
/** A collection's sheet, with all its columns unless some are named. */
export const sheetOf = (rows: readonly SheetRow[], columns: readonly SheetColumn[] = sheetColumns) =>
  workbookOf([[...columns], ...rows.map((row) => columns.map((column) => row[column] ?? ''))])

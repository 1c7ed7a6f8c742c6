import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type SheetColumn, sheetColumns } from '../../contract/src/catalog/sheet-columns.ts'
import { workbookOf } from '../../server/src/testing/sheets.ts'
import { zipOf } from '../../server/src/testing/zip.ts'

export type SheetRow = Partial<Record<SheetColumn, string>>

/** One size of a coat that could be published, once its picture comes along. */
export const coat = (n: number, size: string, changes: SheetRow = {}): SheetRow => ({
  uniqueId: `U${n}`,
  styleCode: `ST-${n}`,
  name: `Wool coat ${n}`,
  department: 'Women',
  category: 'Outerwear',
  images: 'coat.png',
  colour: 'Sage',
  size,
  sku: `U${n}-${size}`,
  wholesalePrice: '120.00',
  retailPrice: '300',
  currency: 'EUR',
  quantityAvailable: '24',
  ...changes,
})

function sheetOf(rows: readonly SheetRow[]): Promise<Buffer> {
  return workbookOf([[...sheetColumns], ...rows.map((row) => sheetColumns.map((column) => row[column] ?? ''))])
}

/** A sheet alone. */
export async function sheetFile(rows: readonly SheetRow[], name = 'coats.xlsx') {
  const mimeType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
  return { name, mimeType, buffer: await sheetOf(rows) }
}

/** A brand's archive: the sheet, and the one picture it names. */
export async function archiveOf(rows: readonly SheetRow[], name = 'coats.zip') {
  const picture = readFileSync(join(import.meta.dirname, 'logo.png'))
  const buffer = zipOf({ 'coats.xlsx': await sheetOf(rows), 'coat.png': picture })
  return { name, mimeType: 'application/zip', buffer }
}

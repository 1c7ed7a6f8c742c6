import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { coat as anyCoat, type SheetRow, sheetOf } from '../../server/src/testing/coat-sheets.ts'
import { zipOf } from '../../server/src/testing/zip.ts'

/** One size of a coat that could be published, once its picture comes along. */
export const coat = (n: number, size: string, changes: SheetRow = {}): SheetRow =>
  anyCoat(n, size, { name: `Wool coat ${n}`, images: 'coat.png', ...changes })

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

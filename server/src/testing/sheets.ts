import { writeXlsx } from 'hucre/xlsx'

/** A workbook with these rows. */
export async function workbookOf(rows: readonly (readonly string[])[]): Promise<Buffer> {
  return Buffer.from(await writeXlsx({ sheets: [{ name: 'A', rows: rows.map((row) => [...row]) }] }))
}

import { sheetColumns } from '@souk/contract/catalog/sheet-columns.ts'
import { templateColumns } from './template-sheet.ts'
import type { Db } from '../../../platform/data/database/db.ts'
import type { Language, Say } from '../../../platform/base/messages.ts'
import { presentRow } from './imports.queries.ts'

/** The refused rows with their problems, in the same columns, so that they can be fixed and uploaded. */
export async function reviewRows(db: Db, importId: string, say: Say, language: Language) {
  const rows = await db
    .selectFrom('catalogImportRow')
    .selectAll()
    .where('importId', '=', importId)
    .where('isTaken', '=', false)
    .where('isLeftOut', '=', false)
    .orderBy('rowNumber')
    .execute()
  return rows
    .map((row) => presentRow(row, say, language))
    .filter(({ problems }) => problems.length > 0)
    .map(({ row, cells, problems }) => [
      ...sheetColumns.map((column) => cells[column] ?? ''),
      row,
      problems.map(({ column, problem, fix }) => `${column ?? ''}: ${problem} ${fix}`).join('\n'),
    ])
}

const beside = [
  { header: 'row', width: 8 },
  { header: 'problems', width: 80 },
]

/** The same lists to choose from as in the template. */
export const reviewColumns = (currencies: readonly string[]) => [...templateColumns(currencies), ...beside]

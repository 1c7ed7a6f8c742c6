import { streamXlsxRows } from 'hucre/xlsx'
import { Refusal } from '../refusal.ts'
import { type Archive, ArchiveProblem, openArchive } from './archive.ts'
import { textOf } from './cell-text.ts'

export type SheetRow = { row: number; cells: string[] } // `row` as the spreadsheet numbers it
export type SheetLimits = { rows: number; columns: number; cellLength: number }

export const workbookLimits = { entries: 500, inflatedBytes: 400 * 1024 * 1024 }

/** The rows of a workbook's first sheet, one at a time, as text. What is no honest workbook is refused before a row is read. */
export async function* readSheet(bytes: Buffer, limits: SheetLimits): AsyncGenerator<SheetRow> {
  await checkWorkbook(bytes)
  let count = 0
  for await (const { index, values } of streamXlsxRows(bytes)) {
    const cells = values.map(textOf)
    while (cells.length > 0 && cells.at(-1) === '') cells.pop()
    if (cells.length === 0) continue
    count += 1
    if (count > limits.rows + 1) throw refuse('sheets.tooManyRows', { most: limits.rows })
    if (cells.length > limits.columns) throw refuse('sheets.tooManyColumns', { most: limits.columns })
    if (cells.some((cell) => cell.length > limits.cellLength)) {
      throw refuse('sheets.cellTooLong', { row: index + 1, most: limits.cellLength })
    }
    yield { row: index + 1, cells }
  }
}

async function checkWorkbook(bytes: Buffer): Promise<void> {
  const archive = await openArchive(bytes, workbookLimits).catch((error: unknown) => {
    throw error instanceof ArchiveProblem ? refuse(`sheets.${error.kind}`) : error
  })
  try {
    const { names } = archive
    if (!names.includes('xl/workbook.xml')) throw refuse('sheets.noWorkbook')
    if (names.some((name) => /vbaProject\.bin$/i.test(name))) throw refuse('sheets.macro')
    const cell = await formulaIn(archive)
    if (cell) throw refuse('sheets.formula', { cell })
  } catch (error) {
    throw error instanceof ArchiveProblem ? refuse(`sheets.${error.kind}`) : error
  } finally {
    archive.close()
  }
}

/** The first cell that is calculated: its value depends on somebody's computer, so it is not taken. */
async function formulaIn(archive: Archive): Promise<string | null> {
  const sheet = archive.names.find((name) => /^xl\/worksheets\/sheet1\.xml$/i.test(name))
  if (!sheet) return null
  let tail = ''
  for await (const chunk of await archive.read(sheet)) {
    const text = tail + (chunk as Buffer).toString('latin1') // tags are ASCII
    const found = /<c [^>]*?r="([A-Z]+\d+)"[^>]*>\s*<f[\s>/]/.exec(text)
    if (found) return found[1]!
    tail = text.slice(-400)
  }
  return null
}

function refuse(key: `sheets.${string}`, params: Record<string, unknown> = {}): Refusal {
  return new Refusal('invalid', key, { field: 'file', params })
}

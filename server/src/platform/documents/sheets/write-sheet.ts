import { Readable } from 'node:stream'
import { writeXlsx, writeXlsxStream } from 'hucre/xlsx'
import type { FileAnswer } from '../../data/files/file-answer.ts'
import { sheetName } from '../tables/sheet-parts.ts'
import { disarm } from './cell-text.ts'

export type SheetColumn = { header: string; width?: number; choices?: readonly string[] }
type Cell = string | number | null

const cleaned = (row: readonly Cell[]) => row.map((cell) => (typeof cell === 'string' ? disarm(cell) : cell))

/** A sheet as large as it likes: rows are pulled while the answer is sent. */
export function sheetAnswer(
  name: string,
  columns: readonly SheetColumn[],
  rows: AsyncIterable<readonly Cell[]> | Iterable<readonly Cell[]>,
): FileAnswer {
  async function* safe() {
    for await (const row of rows) yield cleaned(row)
  }
  const stream = writeXlsxStream(safe(), {
    name: sheetName(name),
    columns: columns.map(({ header, width }) => ({ header, ...(width && { width }) })),
    freezePane: { rows: 1 },
  })
  return {
    name: `${fileName(name)}.xlsx`,
    type: 'xlsx',
    body: Readable.fromWeb(stream as Parameters<typeof Readable.fromWeb>[0]),
  }
}

const lastRow = 10_001

type Page = { name: string; rows: readonly (readonly Cell[])[]; widths: readonly number[] }

/** A small sheet to fill in: columns with choices offer them. Long lists stand on a page of their own, as may an explanation. */
export async function templateAnswer(
  name: string,
  columns: readonly SheetColumn[],
  rows: readonly (readonly Cell[])[],
  guide?: Page,
): Promise<FileAnswer> {
  const long = columns.filter(({ choices }) => choices && choices.join().length > 250) // does not fit into a cell's rule
  const maxChoices = Math.max(0, ...long.map(({ choices }) => choices!.length))
  const lists = Array.from({ length: maxChoices + 1 }, (_, at) =>
    long.map(({ header, choices }) => (at === 0 ? header : (choices![at - 1] ?? null))),
  )
  const bytes = await writeXlsx({
    sheets: [
      {
        name: sheetName(name),
        columns: columns.map(({ header, width }) => ({ header, ...(width && { width }) })),
        rows: [columns.map(({ header }) => header), ...rows.map(cleaned)],
        freezePane: { rows: 1 },
        dataValidations: columns.flatMap((column, at) => {
          const { choices } = column
          if (!choices) return []
          const listed = letters(long.indexOf(column))
          const rule = long.includes(column)
            ? { formula1: `Lists!$${listed}$2:$${listed}$${choices.length + 1}` }
            : { values: [...choices] }
          return [{ type: 'list' as const, ...rule, range: `${letters(at)}2:${letters(at)}${lastRow}` }]
        }),
      },
      ...(guide
        ? [{ name: guide.name, columns: guide.widths.map((width) => ({ width })), rows: guide.rows.map(cleaned) }]
        : []),
      ...(long.length > 0 ? [{ name: 'Lists', rows: lists }] : []),
    ],
  })
  return { name: `${fileName(name)}.xlsx`, type: 'xlsx', body: Buffer.from(bytes) }
}

/** A, B, … Z, AA. */
function letters(at: number): string {
  return (at >= 26 ? letters(Math.floor(at / 26) - 1) : '') + String.fromCharCode(65 + (at % 26))
}

function fileName(name: string): string {
  return (
    name
      .replace(/[^\p{L}\p{N} _-]+/gu, ' ')
      .trim()
      .slice(0, 80) || 'souk'
  )
}

import { type CellStyle, type WriteSheet, writeXlsx } from 'hucre'
import { sheetName } from '../tables/sheet-parts.ts'
import { disarm } from '../sheets/cell-text.ts'
import type { PictureSheet, PictureSheetColumn } from './picture-sheet.ts'

const formats = { text: '@', number: '#,##0', money: '#,##0.00', day: 'yyyy-mm-dd' } as const
const header: CellStyle = {
  font: { bold: true },
  fill: { type: 'pattern', pattern: 'solid', fgColor: { rgb: 'F3F1EC' } },
  alignment: { vertical: 'center', wrapText: true },
}
const entry: CellStyle = {
  fill: { type: 'pattern', pattern: 'solid', fgColor: { rgb: 'FFF8E5' } },
  numFmt: '#,##0',
  protection: { locked: false },
  alignment: { vertical: 'center' },
}
const pictureHeight = 72 // points; with the width of the column the proportions of the picture
const offset = (sheet: PictureSheet) => (sheet.pictureHeader === null ? 0 : 1)

/** Runs in a thread. */
export async function pictureSheetToXlsx(sheet: PictureSheet): Promise<Uint8Array> {
  return writeXlsx({ sheets: [mainSheet(sheet), ...(sheet.form ? [guideSheet(sheet, sheet.form)] : [])] })
}

function mainSheet(sheet: PictureSheet): WriteSheet {
  const { columns, lines, pictures, pictureHeader, isRtl, form } = sheet
  const first = offset(sheet)
  const headers = [...(pictureHeader === null ? [] : [pictureHeader]), ...columns.map((column) => column.header)]
  const cells: NonNullable<WriteSheet['cells']> = new Map()
  for (const [at, title] of headers.entries()) cells.set(`0,${at}`, { value: title, type: 'string', style: header })
  if (form) {
    for (const [row, line] of lines.entries()) {
      const value = line.cells[form.column] ?? null
      cells.set(`${row + 1},${form.column + first}`, { value, type: value === null ? 'empty' : 'number', style: entry })
    }
  }
  const withPicture = lines.flatMap(({ picture }, row) => (picture === null || first === 0 ? [] : [{ picture, row }]))
  return {
    name: sheetName(sheet.name),
    columns: [
      ...(first ? [{ width: 10.3 }] : []),
      ...columns.map((column) => ({
        width: column.width ?? 16,
        style: { numFmt: formats[column.kind ?? 'text'], alignment: { vertical: 'center' as const } },
      })),
    ],
    rows: [
      headers,
      ...lines.map((line) => [...(first ? [null] : []), ...line.cells.map((cell, at) => valueOf(cell, columns[at]!))]),
    ],
    cells,
    images: withPicture.map(({ picture, row }) => ({
      data: pictures[picture]!.data,
      type: pictures[picture]!.format === 'jpg' ? ('jpeg' as const) : ('png' as const),
      anchor: { from: { row: row + 1, col: 0 }, to: { row: row + 2, col: 1 } },
    })),
    rowDefs: new Map([
      [0, { height: 24 }],
      ...withPicture.map(({ row }) => [row + 1, { height: pictureHeight }] as const),
    ]),
    freezePane: { rows: 1 },
    view: { rightToLeft: isRtl },
    ...(form && lines.length > 0 && { ...formOf(form.column + first, lines.length) }),
  }
}

/** Only the quantity can be typed, as a whole number. */
function formOf(column: number, count: number): Pick<WriteSheet, 'dataValidations' | 'protection'> {
  const letter = lettersOf(column)
  return {
    dataValidations: [
      {
        type: 'whole',
        operator: 'between',
        formula1: '0',
        formula2: '100000',
        allowBlank: true,
        showErrorMessage: true,
        range: `${letter}2:${letter}${count + 1}`,
      },
    ],
    protection: { sheet: true, formatColumns: false, formatRows: false, sort: false, autoFilter: false },
  }
}

/** What to do, and what it comes to; formulas stand here, because a form with formulas is refused when it comes back. */
function guideSheet(sheet: PictureSheet, form: NonNullable<PictureSheet['form']>): WriteSheet {
  const { guide, column, price } = form
  const last = Math.max(sheet.lines.length + 1, 2)
  const name = `'${sheetName(sheet.name)}'`
  const range = (at: number) => `${name}!$${lettersOf(at + offset(sheet))}$2:$${lettersOf(at + offset(sheet))}$${last}`
  const cells: NonNullable<WriteSheet['cells']> = new Map()
  const first = guide.lines.length + 1
  cells.set(`${first},1`, {
    value: null,
    type: 'formula',
    formula: `SUM(${range(column)})`,
    style: { numFmt: '#,##0' },
  })
  if (price !== null) {
    const formula = `SUMPRODUCT(${range(column)},${range(price)})`
    cells.set(`${first + 1},1`, { value: null, type: 'formula', formula, style: { numFmt: '#,##0.00' } })
  }
  return {
    name: sheetName(guide.name),
    columns: [{ width: 60 }, { width: 18 }],
    rows: [
      ...guide.lines.map((line) => [line, null]),
      [null, null],
      [guide.units, null],
      ...(price === null ? [] : [[guide.amount, null]]),
    ],
    cells,
    view: { rightToLeft: sheet.isRtl },
  }
}

function valueOf(cell: string | number | null, { kind = 'text' }: PictureSheetColumn): string | number | Date | null {
  if (cell === null || cell === '' || typeof cell === 'number') return cell === '' ? null : cell
  if (kind === 'day') return new Date(`${cell}T00:00:00Z`)
  return kind === 'text' ? disarm(cell) : Number(cell)
}

const lettersOf = (at: number): string =>
  (at >= 26 ? lettersOf(Math.floor(at / 26) - 1) : '') + String.fromCharCode(65 + (at % 26))

import { ArchiveProblem } from './archive.ts'
import { textOf } from './cell-text.ts'
import type { SheetLimits, SheetRow } from './read-sheet.ts'
import { refuseSheet } from './refuse-sheet.ts'
import { openWorkbook, type Workbook } from './workbook.ts'
import { XmlProblem, XmlReader } from './xml-reader.ts'

const rowsInBatch = 500
const maxCells = 3_500_000
const maxText = 40_000_000 // characters of all cells: one shared text may be named a million times
const lastRow = 1_048_576
const lastColumn = 16_384

/** The rows of the first sheet in batches. Runs in a worker thread. */
export async function* parseSheet({ bytes, limits }: { bytes: Uint8Array; limits: SheetLimits }) {
  try {
    const book = await openWorkbook(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
    let batch: SheetRow[] = []
    for (const row of rowsOf(book, limits)) {
      batch.push(row)
      if (batch.length < rowsInBatch) continue
      yield batch
      batch = []
    }
    yield batch
  } catch (error) {
    if (error instanceof ArchiveProblem) throw refuseSheet(error.kind)
    throw error instanceof XmlProblem ? refuseSheet('broken') : error
  }
}

type Totals = { rows: number; cells: number; text: number }

/** Only rows that hold something. */
function* rowsOf(book: Workbook, limits: SheetLimits): Generator<SheetRow> {
  const xml = new XmlReader(book.sheet)
  const totals: Totals = { rows: 0, cells: 0, text: 0 }
  let number = 0
  while (xml.next()) {
    if (xml.kind === 'close' && xml.name === 'sheetData') return
    if (xml.kind !== 'open' || xml.name !== 'row') continue
    number = rowNumber(xml.attribute('r'), number)
    if (xml.isEmpty) continue
    const cells = readCells(xml, book, limits, number, totals)
    if (cells.length === 0) continue
    totals.rows += 1
    if (totals.rows > limits.rows + 1) throw refuseSheet('tooManyRows', { most: limits.rows })
    yield { row: number, cells }
  }
}

function rowNumber(given: string | undefined, before: number): number {
  const number = given === undefined ? before + 1 : Number(given)
  if (!Number.isInteger(number) || number <= before || number > lastRow) throw new ArchiveProblem('broken')
  return number
}

function readCells(xml: XmlReader, book: Workbook, limits: SheetLimits, row: number, totals: Totals): string[] {
  const cells: string[] = []
  let column = -1
  while (xml.next()) {
    if (xml.kind === 'close' && xml.name === 'row') return cells
    if (xml.kind !== 'open' || xml.name !== 'c') continue
    totals.cells += 1
    if (totals.cells > maxCells) throw new ArchiveProblem('tooLarge')
    const attributes = xml.attributes()
    const name = attributes.get('r')
    const at = name === undefined ? column + 1 : columnOf(name)
    if (at <= column) throw new ArchiveProblem('broken')
    column = at
    if (xml.isEmpty) continue
    const text = textOf(readValue(xml, book, attributes, `${name ?? letters(at)}`))
    if (text === '') continue
    if (at >= limits.columns) throw refuseSheet('tooManyColumns', { most: limits.columns })
    if (text.length > limits.cellLength) throw refuseSheet('cellTooLong', { row, most: limits.cellLength })
    totals.text += text.length
    if (totals.text > maxText) throw new ArchiveProblem('tooLarge')
    while (cells.length < at) cells.push('')
    cells.push(text)
  }
  throw new ArchiveProblem('broken')
}

/** The content of the cell that was just opened. */
function readValue(xml: XmlReader, book: Workbook, attributes: ReadonlyMap<string, string>, name: string): unknown {
  let [value, inline, inside, isPhonetic] = ['', '', '', false]
  while (xml.next()) {
    if (xml.kind === 'text') {
      if (inside === 'v') value += xml.text()
      if (inside === 't' && !isPhonetic) inline += xml.text()
      continue
    }
    if (xml.kind === 'close' && xml.name === 'c') {
      return valueOf(attributes.get('t') ?? 'n', value, inline, Number(attributes.get('s') ?? 0), book)
    }
    // Its value depends on the program that calculated it.
    if (xml.kind === 'open' && xml.name === 'f') throw refuseSheet('formula', { cell: name })
    if (xml.name === 'rPh') isPhonetic = xml.kind === 'open' && !xml.isEmpty
    inside = xml.kind === 'open' && !xml.isEmpty ? xml.name : ''
  }
  throw new ArchiveProblem('broken')
}

function valueOf(type: string, value: string, inline: string, format: number, book: Workbook): unknown {
  if (type === 'inlineStr') return inline
  if (value === '') return null
  if (type === 's') return sharedText(book.strings, value)
  if (type === 'b') return value === '1' || value === 'true'
  if (type !== 'n') return type === 'd' ? value.slice(0, 10) : value
  const number = Number(value)
  if (Number.isNaN(number)) throw new ArchiveProblem('broken')
  return book.dateFormats.has(format) ? dayOf(number, book.is1904) : number
}

function sharedText(strings: readonly string[], index: string): string {
  const text = strings[Number(index)]
  if (text === undefined) throw new ArchiveProblem('broken')
  return text
}

/** Days since the end of 1899; the year 1900 has a 29th of February there. */
function dayOf(serial: number, is1904: boolean): Date {
  const days = is1904 ? serial + 1462 : serial < 60 ? serial + 1 : serial
  return new Date(Math.round((days - 25_569) * 86_400_000))
}

function columnOf(name: string): number {
  const found = /^([A-Z]{1,3})\d{1,7}$/.exec(name)
  if (!found) throw new ArchiveProblem('broken')
  let column = 0
  for (const letter of found[1]!) column = column * 26 + letter.charCodeAt(0) - 64
  if (column > lastColumn) throw new ArchiveProblem('broken')
  return column - 1
}

const letters = (at: number): string =>
  (at >= 26 ? letters(Math.floor(at / 26) - 1) : '') + String.fromCharCode(65 + (at % 26))

import { disarm } from '../sheets/cell-text.ts'
import type { Cell, TableColumn } from './table.ts'
import type { TableHead } from './write-table.ts'
import type { ZipEntry } from './zip-stream.ts'

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const longest = 32_767 // letters of a cell
const encoder = new TextEncoder()

/** Cell formats by their place in `styles.xml`; amounts by how many decimals they have. */
const styles = { header: 1, text: 2, number: 3, money: { 0: 3, 2: 4, 3: 5 }, day: 6, time: 7 } as const

/** The parts of a workbook with one sheet, which is written while its rows come. */
export function* sheetParts(
  table: TableHead,
  batches: AsyncIterable<readonly (readonly Cell[])[]>,
): Generator<ZipEntry> {
  const part = (name: string, xml: string): ZipEntry => ({ name, body: once(encoder.encode(head + xml)) })
  yield part(
    '[Content_Types].xml',
    `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${[
      ['/xl/workbook.xml', 'sheet.main'],
      ['/xl/worksheets/sheet1.xml', 'worksheet'],
      ['/xl/styles.xml', 'styles'],
    ]
      .map(
        ([name, type]) =>
          `<Override PartName="${name}" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.${type}+xml"/>`,
      )
      .join('')}</Types>`,
  )
  yield part('_rels/.rels', relations([['officeDocument', 'xl/workbook.xml']]))
  yield part(
    'xl/workbook.xml',
    `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="${escaped(sheetName(table.name))}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  )
  yield part(
    'xl/_rels/workbook.xml.rels',
    relations([
      ['worksheet', 'worksheets/sheet1.xml'],
      ['styles', 'styles.xml'],
    ]),
  )
  yield part('xl/styles.xml', styleSheet)
  yield { name: 'xl/worksheets/sheet1.xml', body: sheet(table, batches) }
}

const relations = (targets: readonly (readonly [string, string])[]) =>
  `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${targets
    .map(([type, target], at) => `<Relationship Id="rId${at + 1}" Type="${office}/${type}" Target="${target}"/>`)
    .join('')}</Relationships>`

const styleSheet = `<styleSheet xmlns="${main}"><numFmts count="3"><numFmt numFmtId="164" formatCode="#,##0.000"/><numFmt numFmtId="165" formatCode="yyyy\\-mm\\-dd"/><numFmt numFmtId="166" formatCode="yyyy\\-mm\\-dd\\ hh:mm"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/><family val="2"/></font><font><b/><sz val="11"/><name val="Calibri"/><family val="2"/></font></fonts><fills count="3"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill><fill><patternFill patternType="solid"><fgColor rgb="FFF3F1EC"/><bgColor indexed="64"/></patternFill></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="8"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="0" fontId="1" fillId="2" borderId="0" xfId="0" applyFont="1" applyFill="1"/>${[
  49, 3, 4, 164, 165, 166,
]
  .map((id) => `<xf numFmtId="${id}" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>`)
  .join('')}</cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`

async function* sheet(
  { columns, isRtl }: TableHead,
  batches: AsyncIterable<readonly (readonly Cell[])[]>,
): AsyncGenerator<Uint8Array> {
  const widths = columns.map(
    ({ width = 16 }, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`,
  )
  const letters = columns.map((_, at) => columnLetters(at))
  let row = 1
  yield encoder.encode(
    `${head}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"${isRtl ? ' rightToLeft="1"' : ''}><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetFormatPr defaultRowHeight="15"/><cols>${widths.join('')}</cols><sheetData><row r="1">${columns.map(({ header }, at) => textCell(`${letters[at]}1`, styles.header, header)).join('')}</row>`,
  )
  for await (const rows of batches) {
    let xml = ''
    for (const cells of rows) {
      row += 1
      xml += `<row r="${row}">${cells.map((cell, at) => cellXml(`${letters[at]}${row}`, columns[at]!, cell)).join('')}</row>`
    }
    yield encoder.encode(xml)
  }
  yield encoder.encode(`</sheetData><autoFilter ref="A1:${letters.at(-1)}${row}"/></worksheet>`)
}

function cellXml(name: string, { kind = 'text' }: TableColumn, cell: Cell): string {
  if (cell === null || cell === '') return ''
  if (kind === 'text') return textCell(name, styles.text, String(cell))
  if (kind === 'day' || kind === 'time') {
    const time = Date.parse(String(cell))
    if (Number.isNaN(time)) return textCell(name, styles.text, String(cell))
    return numberCell(name, styles[kind], time / 86_400_000 + 25_569)
  }
  const number = Number(cell)
  if (!Number.isFinite(number)) return textCell(name, styles.text, String(cell))
  return numberCell(name, kind === 'money' ? moneyStyle(String(cell)) : styles.number, number)
}

function moneyStyle(text: string): number {
  const decimals = text.split('.')[1]?.length ?? 0
  return styles.money[decimals === 3 ? 3 : decimals === 0 ? 0 : 2]
}

const numberCell = (name: string, style: number, value: number) => `<c r="${name}" s="${style}"><v>${value}</v></c>`
const textCell = (name: string, style: number, text: string) =>
  `<c r="${name}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${escaped(disarm(text).slice(0, longest))}</t></is></c>`

/** Control characters and halves of characters have no place in XML. */
const escaped = (text: string) =>
  text
    .toWellFormed()
    // oxlint-disable-next-line no-control-regex -- they are what is taken out
    .replace(/[\x00-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/g, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')

/** Excel refuses some characters and more than 31 letters. */
export const sheetName = (name: string) =>
  name
    .replace(/[[\]:*?/\\']+/g, ' ')
    .trim()
    .slice(0, 31) || 'Sheet'

function columnLetters(at: number): string {
  return (at >= 26 ? columnLetters(Math.floor(at / 26) - 1) : '') + String.fromCharCode(65 + (at % 26))
}

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes
}

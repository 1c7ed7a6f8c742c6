import { setImmediate as pause } from 'node:timers/promises'
import type { SheetLimits, SheetRow } from './read-sheet.ts'
import { refuseSheet } from './refuse-sheet.ts'
import { decodeText } from './decode-text.ts'

const rowsBetweenPauses = 200
const separators = [',', ';', '\t', '|'] as const

/** The rows of an uploaded csv file within limits; pauses, so that other requests are served. */
export async function* readCsv(bytes: Uint8Array, limits: SheetLimits): AsyncGenerator<SheetRow> {
  const text = decodeText(bytes)
  if (text === null) throw refuseSheet('encoding')
  for (const { row, cells } of csvRows(text)) {
    if (cells.length > limits.columns) throw refuseSheet('tooManyColumns', { most: limits.columns })
    if (cells.some((cell) => cell.length > limits.cellLength))
      throw refuseSheet('cellTooLong', { row, most: limits.cellLength })
    if (row > limits.rows + 1) throw refuseSheet('tooManyRows', { most: limits.rows })
    if (cells.some((cell) => cell.trim() !== '')) yield { row, cells }
    if (row % rowsBetweenPauses === 0) await pause()
  }
}

/** RFC 4180, with the separator that the first line has most of. An unclosed quote reaches to the end. */
export function* csvRows(text: string): Generator<SheetRow> {
  const separator = separatorOf(text)
  const ends = new RegExp(`[${separator}\\r\\n]`, 'g')
  let [cells, row, at] = [[] as string[], 1, 0]
  while (at <= text.length) {
    let cell = ''
    if (text[at] === '"') {
      for (at += 1; ; at += 2) {
        const close = text.indexOf('"', at)
        cell += text.slice(at, close < 0 ? undefined : close)
        at = close < 0 ? text.length : close
        if (text[at + 1] !== '"') break
        cell += '"'
      }
      at += 1
    }
    ends.lastIndex = at
    const end = ends.exec(text)?.index ?? text.length
    cells.push(cell + text.slice(at, end))
    at = end + 1
    if (text[end] === separator) continue
    if (text[end] === '\r' && text[at] === '\n') at += 1
    yield { row, cells }
    cells = []
    row += 1
  }
}

function separatorOf(text: string): string {
  const line = text
    .slice(0, 20_000)
    .replace(/"[^"]*"?/g, '')
    .trimStart()
    .split(/[\r\n]/, 1)[0]!
  const counts = separators.map((sign) => line.split(sign).length)
  return separators[counts.indexOf(Math.max(...counts))]!
}

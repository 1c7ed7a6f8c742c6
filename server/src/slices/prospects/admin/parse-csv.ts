import { setImmediate as pause } from 'node:timers/promises'
import { Refusal } from '../../../platform/refusal.ts'
import type { SheetLimits, SheetRow } from '../../../platform/sheets/read-sheet.ts'

const rowsBetweenPauses = 200

/** RFC 4180, with a comma or a semicolon as the first line has it; pauses, so that other requests are served. */
export async function* parseCsv(text: string, limits: SheetLimits): AsyncGenerator<SheetRow> {
  const plain = text.replace(/^\ufeff/, '')
  const head = plain.slice(0, plain.search(/\r?\n|$/))
  const comma = head.includes(',') ? ',' : ';'
  let cells: string[] = []
  let cell = ''
  let isQuoted = false
  let row = 1
  const endCell = () => {
    if (cells.length >= limits.columns || cell.length > limits.cellLength)
      throw new Refusal('invalid', 'sheets.broken', { field: 'file' })
    cells.push(cell)
    cell = ''
  }
  for (let at = 0; at <= plain.length; at += 1) {
    const sign = plain[at]
    if (isQuoted && sign !== undefined) {
      if (sign !== '"') cell += sign
      else if (plain[at + 1] === '"') cell += plain[(at += 1)]!
      else isQuoted = false
    } else if (sign === '"' && cell === '') isQuoted = true
    else if (sign === comma) endCell()
    else if (sign === '\n' || sign === undefined) {
      endCell()
      if (row > limits.rows + 1)
        throw new Refusal('invalid', 'sheets.tooManyRows', { field: 'file', params: { most: limits.rows } })
      if (cells.some((one) => one.trim() !== '')) yield { row, cells: cells.map((one) => one.replace(/\r$/, '')) }
      cells = []
      row += 1
      if (row % rowsBetweenPauses === 0) await pause()
    } else cell += sign
  }
}

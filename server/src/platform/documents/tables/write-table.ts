import { disarm } from '../sheets/cell-text.ts'
import { sheetParts } from './sheet-parts.ts'
import type { Cell, Table } from './table.ts'
import { zipStream } from './zip-stream.ts'

type Rows = readonly (readonly Cell[])[]
export type TableHead = Omit<Table, 'batches'>
type Input = { head: TableHead; format: 'csv' | 'xlsx' }

/** Runs in a thread, which is fed with the rows. */
export function writeTable({ head, format }: Input, batches: AsyncIterable<Rows>): AsyncGenerator<Uint8Array> {
  return format === 'csv' ? csv(head, batches) : zipStream(sheetParts(head, batches))
}

const encoder = new TextEncoder()

/** With a byte order mark: without it Excel reads UTF-8 as something else. */
async function* csv({ columns }: TableHead, batches: AsyncIterable<Rows>): AsyncGenerator<Uint8Array> {
  yield encoder.encode(`\uFEFF${lineOf(columns.map(({ header }) => header))}`)
  for await (const rows of batches) yield encoder.encode(rows.map(lineOf).join(''))
}

const lineOf = (cells: readonly Cell[]) => `${cells.map(fieldOf).join(',')}\r\n`

function fieldOf(cell: Cell): string {
  if (cell === null) return ''
  const text = typeof cell === 'number' ? String(cell) : disarm(cell)
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

import { readXlsx } from 'hucre/xlsx'
import { expect, test } from 'vitest'
import { renderExport } from '../exports/render-export.ts'
import { type Cell, inBatches, type Table } from './table.ts'

const columns = [
  { header: 'Name', width: 30 },
  { header: 'Units', kind: 'number' },
  { header: 'Price', kind: 'money' },
  { header: 'Day', kind: 'day' },
] as const
const rows: Cell[][] = [
  ['=HYPERLINK("http://evil.test")', 3, '12.50', '2026-02-28'],
  ['فستان "حرير", مقاس ٣٨', -1, '1.250', null],
  ['0042\u0000', 1_000_000, '1250', '2027-01-01'],
]
async function* given(all: readonly Cell[][] = rows) {
  yield* all
}
const table = (isRtl = false, batches = inBatches(given())): Table => ({ name: 'A/B: "x"', isRtl, columns, batches })

async function written(content: Table, format: 'csv' | 'xlsx'): Promise<Buffer> {
  const parts: Uint8Array[] = []
  for await (const part of renderExport({ kind: 'table', table: content }, format)) parts.push(part)
  return Buffer.concat(parts)
}

test('writes csv with a byte order mark, quotes, and formulas neutralised', async () => {
  const lines = (await written(table(), 'csv')).toString('utf8').split('\r\n')
  expect(lines[0]).toBe('\uFEFFName,Units,Price,Day')
  expect(lines[1]).toBe('"\'=HYPERLINK(""http://evil.test"")",3,12.50,2026-02-28')
  expect(lines[2]).toBe('"فستان ""حرير"", مقاس ٣٨",-1,1.250,')
})

test('writes numbers and days as numbers and days, and text as text', async () => {
  const [sheet] = (await readXlsx(await written(table(), 'xlsx'))).sheets
  expect(sheet!.rows[0]).toEqual(['Name', 'Units', 'Price', 'Day'])
  expect(sheet!.rows[1]!.slice(0, 3)).toEqual(['\'=HYPERLINK("http://evil.test")', 3, 12.5])
  expect(sheet!.rows[1]![3]).toEqual(new Date('2026-02-28T00:00:00Z'))
  expect(sheet!.rows[2]!.slice(0, 3)).toEqual(['فستان "حرير", مقاس ٣٨', -1, 1.25])
  expect(sheet!.rows[3]![0]).toBe('0042')
  expect(sheet!.freezePane).toMatchObject({ rows: 1 })
})

test('turns an Arabic sheet from right to left', async () => {
  const isRtl = async (value: boolean) =>
    (await readXlsx(await written(table(value), 'xlsx'))).sheets[0]!.view?.rightToLeft
  expect(await isRtl(true)).toBe(true)
  expect((await isRtl(false)) ?? false).toBe(false)
})

test('passes an error of the rows on and frees the thread', async () => {
  async function* failing(): AsyncGenerator<Cell[][]> {
    yield rows
    throw new Error('the database went away')
  }
  await expect(written(table(false, failing()), 'xlsx')).rejects.toThrow('the database went away')
  expect((await written(table(), 'xlsx')).length).toBeGreaterThan(1_000)
})

import { propertyRuns } from '../../../testing/property-runs.ts'
import * as fc from 'fast-check'
import { writeXlsx } from 'hucre/xlsx'
import { describe, expect, test } from 'vitest'
import { Refusal } from '../../base/refusal.ts'
import { disarm, textOf } from './cell-text.ts'
import { readSheet } from './read-sheet.ts'
import { sheetAnswer, templateAnswer } from './write-sheet.ts'

const limits = { rows: 100, columns: 10, cellLength: 200 }
async function rowsOf(bytes: Buffer, maxima = limits) {
  const rows: string[][] = []
  for await (const { cells } of readSheet(bytes, maxima)) rows.push(cells)
  return rows
}
async function bytesOf(body: Buffer | NodeJS.ReadableStream): Promise<Buffer> {
  if (Buffer.isBuffer(body)) return body
  const chunks: Buffer[] = []
  for await (const chunk of body) chunks.push(Buffer.from(chunk as Uint8Array))
  return Buffer.concat(chunks)
}
const problemOf = (bytes: Buffer, maxima = limits) =>
  rowsOf(bytes, maxima).then(
    () => null,
    (error: unknown) => (error instanceof Refusal ? error.key : error),
  )
const workbook = async (rows: unknown[][], extra: object = {}) =>
  Buffer.from(await writeXlsx({ sheets: [{ name: 'A', rows: rows as never, ...extra }] }))

describe('what is written is read back', () => {
  test('whatever the texts are', { timeout: 30_000 }, async () => {
    const cell = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 }).map((text) => `x${text}`.trim())
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(cell, { minLength: 2, maxLength: 2 }), { minLength: 1, maxLength: 8 }),
        async (rows) => {
          const { body } = sheetAnswer('a', [{ header: 'one' }, { header: 'two' }], rows)
          const clean = rows.map((row) => row.map((one) => textOf(one)))
          expect(await rowsOf(await bytesOf(body))).toEqual([['one', 'two'], ...clean])
        },
      ),
      { numRuns: propertyRuns(30) },
    )
  })
  test('a text that looks like a formula is armoured outside and itself again inside', async () => {
    const texts = ['=1+1', '+49', '-x', '@me', '-12.50']
    expect(texts.map(disarm)).toEqual(["'=1+1", "'+49", "'-x", "'@me", '-12.50'])
    const { body } = await templateAnswer(
      't',
      texts.map((header) => ({ header: `h${header}` })),
      [texts],
    )
    expect((await rowsOf(await bytesOf(body)))[1]).toEqual(texts)
  })
  test('days, numbers and yes or no are the text a person sees', async () => {
    const day = new Date(Date.UTC(2026, 10, 5))
    const bytes = await workbook([[day, 12.5, 1e-7, 0.1 + 0.2, 1250, true]])
    expect(await rowsOf(bytes)).toEqual([['2026-11-05', '12.5', '0.0000001', '0.3', '1250', 'TRUE']])
  })
})

describe('what is no honest workbook is refused with its own sentence', () => {
  test('no zip, no workbook, too many rows, columns or letters', async () => {
    expect(await problemOf(Buffer.from('a;b;c'))).toBe('sheets.broken')
    expect(await problemOf(await workbook([['a'], ['b'], ['c']]), { ...limits, rows: 1 })).toBe('sheets.tooManyRows')
    expect(await problemOf(await workbook([['a', 'b']]), { ...limits, columns: 1 })).toBe('sheets.tooManyColumns')
    expect(await problemOf(await workbook([['abc']]), { ...limits, cellLength: 2 })).toBe('sheets.cellTooLong')
  })
  test('a formula, named by its cell', async () => {
    const cells = new Map([['1,1', { value: 7, formula: 'A1*2' }]])
    const bytes = await workbook(
      [
        ['a', 'b'],
        ['1', 7],
      ],
      { cells },
    )
    await expect(rowsOf(bytes)).rejects.toMatchObject({ key: 'sheets.formula', details: { params: { cell: 'B2' } } })
  })
  test('a workbook that is cut off', async () => {
    const bytes = await workbook([['a']])
    expect(await problemOf(bytes.subarray(0, bytes.length - 40))).toBe('sheets.broken')
  })
})

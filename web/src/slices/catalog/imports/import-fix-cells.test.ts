import type { ImportRow } from '@souk/contract/catalog/imports.contract.ts'
import { expect, test } from 'vitest'
import {
  changedRows,
  columnsToFix,
  inChunks,
  isBlock,
  nextPlace,
  nextProblem,
  pasteBlock,
  textAt,
  write,
} from './import-fix-cells.ts'

const problem = (column: string | null) => ({ column, value: '', problem: 'Wrong.', fix: 'Fix it.' })
const row = (number: number, wrong: string[] = []): ImportRow => ({
  row: number,
  cells: { name: 'Coat', size: 'S', wholesalePrice: 'twelve' },
  problems: wrong.map(problem),
  change: null,
  isTaken: false,
})
const columns = ['name', 'size', 'wholesalePrice']
const size = { rows: 3, columns: 3 }
const press = (key: string, more = {}) => ({ key, isRtl: false, ...more })

test('a draft is only what differs from the sheet', () => {
  const first = write({}, [{ row: row(4), column: 'size', text: 'M' }])
  expect(first).toEqual({ 4: { size: 'M' } })
  expect(textAt(row(4), 'size', first)).toBe('M')
  expect(textAt(row(4), 'name', first)).toBe('Coat')
  expect(write(first, [{ row: row(4), column: 'size', text: 'S' }])).toEqual({})
})

test('a block from a spreadsheet fills to the end and down, and what hangs over is dropped', () => {
  const rows = [row(4), row(7)]
  const pasted = pasteBlock(
    { rows, columns, drafts: {} },
    { row: 0, column: 1 },
    'M\t12.50\textra\r\nL\t13\r\nXL\t14\r\n',
  )
  expect(pasted).toEqual({ 4: { size: 'M', wholesalePrice: '12.50' }, 7: { size: 'L', wholesalePrice: '13' } })
  expect([isBlock('one word'), isBlock('one word\n'), isBlock('a\tb')]).toEqual([false, false, true])
})

test('arrows and Enter move, mirrored from right to left, and stop at the edge', () => {
  expect(nextPlace({ row: 0, column: 0 }, press('ArrowRight'), size)).toEqual({ row: 0, column: 1 })
  expect(nextPlace({ row: 0, column: 1 }, press('ArrowRight', { isRtl: true }), size)).toEqual({ row: 0, column: 0 })
  expect(nextPlace({ row: 0, column: 0 }, press('Enter'), size)).toEqual({ row: 1, column: 0 })
  expect(nextPlace({ row: 1, column: 0 }, press('Enter', { hasShift: true }), size)).toEqual({ row: 0, column: 0 })
  expect(nextPlace({ row: 2, column: 2 }, press('ArrowDown'), size)).toBeNull()
  expect(nextPlace({ row: 2, column: 2 }, press('Home', { hasControl: true }), size)).toEqual({ row: 0, column: 0 })
})

test('while a person types, the arrows stay in the text', () => {
  expect(nextPlace({ row: 0, column: 0 }, press('ArrowRight', { isTyping: true }), size)).toBeNull()
  expect(nextPlace({ row: 0, column: 0 }, press('Enter', { isTyping: true }), size)).toEqual({ row: 1, column: 0 })
})

test('Tab goes from problem to problem, and out after the last', () => {
  const rows = [row(4, ['wholesalePrice']), row(5), row(6, ['name'])]
  const first = { row: 0, column: 2 }
  expect(nextProblem(rows, columns, { row: 0, column: -1 }, false)).toEqual(first)
  expect(nextProblem(rows, columns, first, false)).toEqual({ row: 2, column: 0 })
  expect(nextProblem(rows, columns, { row: 2, column: 0 }, false)).toBeNull()
  expect(nextProblem(rows, columns, { row: 2, column: 0 }, true)).toEqual(first)
})

test('what is sent is the changed cells, five hundred rows at a time', () => {
  expect(changedRows({ 4: { size: 'M' } })).toEqual([{ row: 4, cells: { size: 'M' } }])
  const parts = inChunks(Array.from({ length: 1_001 }), 500)
  expect(parts.map((part) => part.length)).toEqual([500, 500, 1])
})

test('the columns to fix are those that name a row and those that are wrong', () => {
  const all = ['uniqueId', 'name', 'category', 'wholesalePrice', 'currency']
  expect(columnsToFix([row(4, ['currency'])], all)).toEqual(['uniqueId', 'name', 'currency'])
})

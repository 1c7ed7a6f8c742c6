import type { ImportRow } from '@souk/contract/catalog/imports.contract.ts'
import { expect, test } from 'vitest'
import { changedColumns, lineOf } from './import-lines.ts'
import { linesOf } from './import-fix-problems.tsx'

const t = (_: string, params?: Record<string, unknown>) => `${String(params?.['row'])} ${String(params?.['sku'])}`
const cells = { sku: 'U1-S', name: 'Long coat', wholesalePrice: '99.5' }
const changed: ImportRow = { row: 3, cells, problems: [], change: 'CHANGED', before: { name: 'Coat' }, isTaken: false }

test('a changed row is shown before and after, a new one has no before', () => {
  expect(lineOf(changed, t)).toEqual({
    key: '3',
    name: '3 U1-S',
    before: { ...cells, name: 'Coat' },
    after: cells,
  })
  expect(lineOf({ ...changed, change: 'NEW', before: {} }, t).before).toBeNull()
})

test('only columns in which something differs are shown, in the order of the sheet', () => {
  expect(changedColumns([changed, { ...changed, row: 4, before: { styleCode: 'A' } }])).toEqual(['styleCode', 'name'])
})

test('every problem has its row and column', () => {
  const problem = { column: null, value: '', problem: 'Wrong.', fix: 'Fix it.' }
  const bad = { ...changed, problems: [problem, { ...problem, column: 'name' }] }
  expect(linesOf([bad]).map(({ row, column }) => [row, column])).toEqual([
    [3, null],
    [3, 'name'],
  ])
})

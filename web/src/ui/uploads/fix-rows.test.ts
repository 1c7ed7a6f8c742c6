import { expect, test } from 'vitest'
import { columnsToFix, fixedRows, type JudgedRow, write } from './fix-rows.ts'

const columns = ['name', 'email', 'firstName', 'country'] as const

const problem = { column: 'country', problem: '', fix: '' }
const row: JudgedRow = {
  row: 3,
  cells: { name: 'Palm', email: 'a@b.test', country: 'Atlantis' },
  problems: [problem],
}

test('what is typed is a draft, and what is as it was is none', () => {
  const drafts = write({}, row, 'country', 'IT')
  expect(drafts).toEqual({ 3: { country: 'IT' } })
  expect(write(drafts, row, 'country', 'Atlantis')).toEqual({})
  expect(write(drafts, row, 'name', 'Palms')).toEqual({ 3: { country: 'IT', name: 'Palms' } })
})

test('a row is sent with what was typed over it, and without columns the sheet did not have', () => {
  expect(fixedRows([row], { 3: { country: 'IT' } }, columns)).toEqual([
    { row: 3, cells: { name: 'Palm', email: 'a@b.test', country: 'IT' } },
  ])
  expect(fixedRows([{ ...row, cells: { ...row.cells, surplus: 'x' } }], {}, columns)[0]!.cells).not.toHaveProperty(
    'surplus',
  )
})

test('what names a row can always be fixed, the rest where something is wrong', () => {
  expect(columnsToFix([row], columns, ['name', 'email'])).toEqual(['name', 'email', 'country'])
})

import type { DirectSheetRow } from '@souk/contract/connections/direct.contract.ts'
import { expect, test } from 'vitest'
import { columnsToFix, fixedRows, write } from './direct-rows.ts'

const problem = { column: 'country', value: 'Atlantis', problem: '', fix: '' }
const row: DirectSheetRow = {
  row: 3,
  cells: { name: 'Palm', email: 'a@b.test', country: 'Atlantis' },
  problems: [problem],
  change: null,
}

test('what is typed is a draft, and what is as it was is none', () => {
  const drafts = write({}, row, 'country', 'IT')
  expect(drafts).toEqual({ 3: { country: 'IT' } })
  expect(write(drafts, row, 'country', 'Atlantis')).toEqual({})
  expect(write(drafts, row, 'name', 'Palms')).toEqual({ 3: { country: 'IT', name: 'Palms' } })
})

test('a row is sent with what was typed over it, and without columns the sheet did not have', () => {
  expect(fixedRows([row], { 3: { country: 'IT' } })).toEqual([
    { row: 3, cells: { name: 'Palm', email: 'a@b.test', country: 'IT' } },
  ])
  expect(fixedRows([{ ...row, cells: { ...row.cells, surplus: 'x' } }], {})[0]!.cells).not.toHaveProperty('surplus')
})

test('what names a row can always be fixed, the rest where something is wrong', () => {
  expect(columnsToFix([row])).toEqual(['name', 'email', 'country'])
})

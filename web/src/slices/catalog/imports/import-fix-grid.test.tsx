import type { ImportRow } from '@souk/contract/catalog/imports.contract.ts'
import { screen } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { loadNamespaces } from '../../../lib/language/i18n.ts'
import { inArabic, show } from '../../../ui/testing/input-world.tsx'
import type { Drafts } from './import-fix-cells.ts'
import { ImportFixGrid } from './import-fix-grid.tsx'

const row = (number: number, wrong: string[] = []): ImportRow => ({
  row: number,
  cells: { uniqueId: 'U1', name: `Coat ${number}`, size: 'S', wholesalePrice: 'twelve', country: 'Turky' },
  problems: wrong.map((column) => ({ column, value: '', problem: 'Not a valid price.', fix: 'Write digits.' })),
  change: null,
  isTaken: false,
})
let typed: Drafts = {}
let left = 0
beforeEach(async () => {
  typed = {}
  await loadNamespaces('imports', 'products')
})

function Grid({ rows }: { rows: ImportRow[] }) {
  const [drafts, setDrafts] = useState<Drafts>({})
  function change(next: Drafts): void {
    typed = next
    setDrafts(next)
  }
  return (
    <ImportFixGrid
      label="Rows"
      rows={rows}
      total={rows.length}
      columns={['name', 'size', 'wholesalePrice', 'country']}
      drafts={drafts}
      onChange={change}
      onEnd={() => {}}
      onLeaveOut={({ row: number }) => (left = number)}
    />
  )
}
const cell = (name: string) => screen.getByRole('textbox', { name })
const two = [row(4, ['wholesalePrice']), row(6, ['wholesalePrice'])]

test('a problem is said with its cell, and only one cell is in the order of Tab', () => {
  show(<Grid rows={two} />)
  const wrong = cell('Row 4, Wholesale price')
  expect(wrong.getAttribute('aria-invalid')).toBe('true')
  const message = document.getElementById(wrong.getAttribute('aria-describedby') ?? '')
  expect(message?.textContent).toBe('Not a valid price. Write digits.')
  expect(document.querySelectorAll('input[tabindex="0"]')).toHaveLength(1)
})

test('typing replaces, Tab leads to the next problem, Escape takes back', async () => {
  const { user } = show(<Grid rows={two} />)
  await user.click(cell('Row 4, Wholesale price'))
  await user.keyboard('12.50{Tab}')
  expect(typed).toEqual({ 4: { wholesalePrice: '12.50' } })
  expect(document.activeElement).toBe(cell('Row 6, Wholesale price'))
  await user.keyboard('9')
  expect(typed[6]).toEqual({ wholesalePrice: '9' })
  await user.keyboard('{Escape}')
  expect(typed).toEqual({ 4: { wholesalePrice: '12.50' } })
})

test('arrows move between cells, mirrored in Arabic', async () => {
  const { user } = show(<Grid rows={two} />)
  await user.click(cell('Row 4, Size'))
  await user.keyboard('{ArrowRight}{ArrowDown}')
  expect(document.activeElement).toBe(cell('Row 6, Wholesale price'))
  await inArabic()
  await user.keyboard('{ArrowRight}')
  expect(document.activeElement?.getAttribute('data-place')).toBe('1-1')
})

test('a copied block fills several cells', async () => {
  const { user } = show(<Grid rows={two} />)
  await user.click(cell('Row 4, Size'))
  await user.paste('M\t12\nL\t13')
  expect(typed).toEqual({ 4: { size: 'M', wholesalePrice: '12' }, 6: { size: 'L', wholesalePrice: '13' } })
})

test('of many rows only those near the eye exist, and all are counted', () => {
  show(<Grid rows={Array.from({ length: 400 }, (_, at) => row(at + 2, ['wholesalePrice']))} />)
  expect(document.querySelectorAll('tbody tr').length).toBeLessThan(60)
  expect(screen.getByRole('table', { name: 'Rows' }).getAttribute('aria-rowcount')).toBe('401')
})

test('F2 writes on at the end, Delete empties a cell one only stands in', async () => {
  const { user } = show(<Grid rows={two} />)
  await user.click(cell('Row 4, Wholesale price'))
  await user.keyboard('{F2}!')
  expect(typed[4]).toEqual({ wholesalePrice: 'twelve!' })
  await user.keyboard('{Escape}{Delete}')
  expect(typed[4]).toEqual({ wholesalePrice: '' })
})

test('what describes a product is written into its other rows where they agreed', async () => {
  const { user } = show(<Grid rows={two} />)
  await user.click(screen.getByLabelText('Row 4, Country'))
  await user.keyboard('Spain')
  expect(typed).toEqual({ 4: { country: 'Spain' }, 6: { country: 'Spain' } })
  await user.click(cell('Row 4, Name')) // the two were called differently
  await user.keyboard('x')
  expect(typed[6]).toEqual({ country: 'Spain' })
})

test('a cell with a list offers it, and the arrows leave it to the list while one types', async () => {
  const { user } = show(<Grid rows={two} />)
  const country = screen.getByLabelText('Row 4, Country')
  await user.click(country)
  const offered = document.querySelector(`datalist[id="${country.getAttribute('list')}"]`)
  expect(offered?.querySelector('option:nth-child(2)')?.textContent).toBe('Åland Islands')
  await user.keyboard('türk{ArrowDown}')
  expect(document.activeElement).toBe(country)
  await user.keyboard('{Enter}') // only one begins like this
  expect(typed).toEqual({ 4: { country: 'Türkiye' }, 6: { country: 'Türkiye' } })
})

test('the row one stands in can be left out', async () => {
  const { user } = show(<Grid rows={two} />)
  await user.click(cell('Row 6, Size'))
  await user.click(screen.getByRole('button', { name: 'Skip row 6' }))
  expect(left).toBe(6)
})

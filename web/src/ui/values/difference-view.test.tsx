import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { changeOf } from './difference.ts'
import { DifferenceView } from './difference-view.tsx'
import { show, useScreen } from '../testing/show.tsx'

useScreen()

const columns = [
  { key: 'units', label: 'Units', numeric: true },
  { key: 'price', label: 'Price', show: (value: string) => `€${value}` },
]
const lines = [
  { key: '1', name: 'Elm', before: { units: '24', price: '68' }, after: { units: '12', price: '68' } },
  { key: '2', name: 'Hollis', before: { units: '6', price: '189' }, after: null },
  { key: '3', name: 'Ines', before: null, after: { units: '10', price: '82' } },
  { key: '4', name: 'Vega', before: { units: '8', price: '74' }, after: { units: '8', price: '74' } },
]
const rows = () =>
  screen.getAllByRole('row').map((row) => [...row.children].map((cell) => cell.textContent).join(' | '))

test('each line says in words what became of it, and each cell what it was', () => {
  show(<DifferenceView label="Changes" lines={lines} columns={columns} />)
  expect(rows()).toEqual([
    'Line | Change | Units | Price',
    'Elm | Changed | Before 24After 12 | €68',
    'Hollis | Removed | 6 | €189',
    'Ines | Added | 10 | €82',
  ])
  expect(within(screen.getByText('Hollis').closest('tr')!).getByText('6').closest('del')).toBeTruthy()
  expect(within(screen.getByText('Ines').closest('tr')!).getByText('10').closest('ins')).toBeTruthy()
})

test('unchanged lines are out of the way until one asks for them', async () => {
  show(<DifferenceView label="Changes" lines={lines} columns={columns} />)
  await userEvent.click(screen.getByRole('button', { name: 'Show 1 unchanged line' }))
  expect(rows().at(-1)).toBe('Vega | Unchanged | 8 | €74')
  await userEvent.click(screen.getByRole('button', { name: 'Hide unchanged lines' }))
  expect(screen.queryByText('Vega')).toBeNull()
})

test('totals stand before and after', () => {
  show(
    <DifferenceView
      label="Changes"
      lines={lines}
      columns={columns}
      totals={[{ label: 'Total', before: '38', after: '30' }]}
    />,
  )
  expect(screen.getByRole('definition').textContent).toBe('Before 38After 30')
})

test('nothing was changed', () => {
  show(<DifferenceView label="Changes" lines={lines.slice(3)} columns={columns} />)
  expect(screen.getByText('Nothing was changed')).toBeTruthy()
  expect(screen.queryByRole('table')).toBeNull()
})

test('only the columns on show make a change', () => {
  const line = { key: '1', name: 'Elm', before: { units: '1', secret: 'a' }, after: { units: '1', secret: 'b' } }
  expect([changeOf(line, ['units']), changeOf(line, ['secret'])]).toEqual(['same', 'changed'])
})

import { screen, waitFor, within } from '@testing-library/react'
import { createPortal } from 'react-dom'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { DataTable, type TableProps } from './data-table.tsx'
import type { Column } from './data-table-columns.ts'
import { show, useScreen } from '../testing/show.tsx'

useScreen()
afterEach(() => vi.restoreAllMocks())

type Order = { id: string; brand: string; total: string }
const rows: Order[] = ['Orla', 'Harrow', 'Vidal', 'Konto'].map((brand, index) => ({
  id: `SO-${index + 1}`,
  brand,
  total: `${index + 1}00.00`,
}))
const columns: Column<Order>[] = [
  { key: 'id', heading: 'Order', isFixed: true, cell: ({ id }) => id },
  {
    key: 'brand',
    heading: 'Brand',
    sorts: { up: 'name', down: 'nameDown' },
    phone: 'title',
    cell: ({ brand }) => brand,
  },
  {
    key: 'total',
    heading: 'Total',
    numeric: true,
    sorts: { up: 'totalUp', down: 'total' },
    phone: 'end',
    cell: ({ total }) => total,
  },
]
const base = {
  label: 'Orders',
  words: 'ui',
  rows,
  columns,
  rowKey: ({ id }: Order) => id,
  rowName: ({ id }: Order) => id,
}

function Selectable(props: Partial<TableProps<Order>>) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  return (
    <>
      <DataTable {...base} {...props} selection={{ selected, onSelect: setSelected }} />
      <output>{[...selected].sort().join(' ')}</output>
    </>
  )
}
function Where() {
  return <p data-testid="where">{useLocation().pathname}</p>
}
const tick = (name: string) => screen.getByRole('checkbox', { name })
const chosen = () => screen.getByRole('status').textContent
const narrow = () =>
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) =>
      ({
        matches: query.includes('760'),
        addEventListener() {},
        removeEventListener() {},
      }) as unknown as MediaQueryList,
  )
const rowOf = (name: string) => screen.getByText(name).closest('tr')!

test('headings are words of the namespace', () => {
  show(<DataTable {...base} columns={[{ key: 'id', cell: ({ id }) => id }]} words="nowhere" />)
  expect(screen.getByRole('columnheader').textContent).toBe('columns.id')
})

test('a heading sorts: text from the lowest, figures from the highest, then the other way, and says how it stands', async () => {
  const onSort = vi.fn<(sort: string) => void>()
  const { rerender } = show(<DataTable {...base} onSort={onSort} />)
  expect(screen.getByRole('columnheader', { name: 'Order' }).hasAttribute('aria-sort')).toBe(false)
  expect(screen.getByRole('columnheader', { name: 'Brand' }).getAttribute('aria-sort')).toBe('none')
  await userEvent.click(screen.getByRole('button', { name: 'Brand' }))
  expect(onSort).toHaveBeenLastCalledWith('name')
  rerender(<DataTable {...base} onSort={onSort} sort="name" />)
  expect(screen.getByRole('columnheader', { name: 'Brand' }).getAttribute('aria-sort')).toBe('ascending')
  await userEvent.click(screen.getByRole('button', { name: 'Brand' }))
  expect(onSort).toHaveBeenLastCalledWith('nameDown')
  await userEvent.click(screen.getByRole('button', { name: 'Total' }))
  expect(onSort).toHaveBeenLastCalledWith('total') // figures from the highest
})

test('rows are selected one by one, as a range with shift, and all at once', async () => {
  const user = userEvent.setup()
  show(<Selectable />)
  await user.click(tick('Select SO-1'))
  await user.keyboard('{Shift>}')
  await user.click(tick('Select SO-3'))
  await user.keyboard('{/Shift}')
  expect(chosen()).toBe('SO-1 SO-2 SO-3')
  expect((tick('Select all on this page') as HTMLInputElement).indeterminate).toBe(true)
  await user.click(tick('Select all on this page'))
  expect(chosen()).toBe('SO-1 SO-2 SO-3 SO-4')
  await user.click(tick('Select all on this page'))
  expect(chosen()).toBe('')
})

test('what is selected on another page stays selected', async () => {
  const onSelect = vi.fn()
  show(<DataTable {...base} selection={{ selected: new Set(['SO-99']), onSelect }} />)
  await userEvent.click(tick('Select SO-2'))
  expect([...onSelect.mock.calls[0]![0]]).toEqual(['SO-99', 'SO-2'])
})

test('the keyboard walks the rows, selects with space and opens with enter', async () => {
  const user = userEvent.setup()
  show(
    <>
      <Selectable rowLink={({ id }) => `/order/${id}`} />
      <Where />
    </>,
  )
  await user.tab() // the tick of all
  await user.tab()
  expect(document.activeElement).toBe(rowOf('Orla'))
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}')
  expect(document.activeElement).toBe(rowOf('Harrow'))
  await user.keyboard(' ')
  expect(chosen()).toBe('SO-2')
  await user.keyboard('{End}')
  expect(document.activeElement).toBe(rowOf('Konto'))
  await user.keyboard('{Enter}')
  expect(screen.getByTestId('where').textContent).toBe('/order/SO-4')
})

test('a click in a row opens it, its first cell is a real link, and a tick is only a tick', async () => {
  show(
    <>
      <Selectable rowLink={({ id }) => `/order/${id}`} />
      <Where />
    </>,
  )
  expect(screen.getByRole('link', { name: 'SO-1' }).getAttribute('href')).toBe('/order/SO-1')
  await userEvent.click(tick('Select SO-3'))
  expect(screen.getByTestId('where').textContent).toBe('/')
  await userEvent.click(screen.getByText('Vidal'))
  expect(screen.getByTestId('where').textContent).toBe('/order/SO-3')
})

test('a click beside a dialog that a cell opened does not open its row', async () => {
  const beside: Column<Order> = { key: 'brand', cell: () => createPortal(<p>Beside the dialog</p>, document.body) }
  show(
    <>
      <DataTable
        {...base}
        rows={base.rows.slice(0, 1)}
        columns={[base.columns[0]!, beside]}
        rowLink={({ id }) => `/order/${id}`}
      />
      <Where />
    </>,
  )
  await userEvent.click(screen.getByText('Beside the dialog'))
  expect(screen.getByTestId('where').textContent).toBe('/')
})

test('a table with a name remembers its columns and its row height', async () => {
  const { unmount } = show(<DataTable {...base} name="orders" />)
  await waitFor(async () => {
    await userEvent.click(screen.getByRole('button', { name: 'View' }))
    expect(screen.getByRole('checkbox', { name: 'Brand' })).toBeTruthy() // its panel comes after the rows
  })
  expect(screen.queryByRole('checkbox', { name: 'Order' })).toBeNull() // it cannot be put away
  await userEvent.click(screen.getByRole('checkbox', { name: 'Brand' }))
  await userEvent.click(screen.getByRole('radio', { name: 'Compact' }))
  expect(screen.queryByRole('columnheader', { name: 'Brand' })).toBeNull()
  expect(screen.queryByText('Orla')).toBeNull()
  unmount()
  show(<DataTable {...base} name="orders" />)
  expect(screen.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual(['Order', 'Total'])
  expect(document.querySelector('[data-density="compact"]')).toBeTruthy()
  expect(Object.keys(localStorage)).toEqual(['souk.table.orders'])
})

test('columns described anew on each render move no focus', () => {
  const editable = () => [{ key: 'note', heading: 'Note', cell: ({ id }: Order) => <input aria-label={id} /> }]
  const { rerender } = show(<DataTable {...base} columns={editable()} />)
  const field = screen.getByRole('textbox', { name: 'SO-2' })
  field.focus()
  rerender(<DataTable {...base} columns={editable()} />)
  expect(document.activeElement).toBe(field)
})

test('nonsense in the storage is no reason to show nothing', () => {
  localStorage.setItem('souk.table.orders', '{"hidden":7')
  show(<DataTable {...base} name="orders" />)
  expect(screen.getAllByRole('columnheader')).toHaveLength(3)
})

test('without rows there is a sentence', () => {
  show(<DataTable {...base} rows={[]} empty="No orders yet" />)
  expect(screen.getByText('No orders yet')).toBeTruthy()
  expect(screen.queryByRole('table')).toBeNull()
})

test('only a frame that scrolls is a stop for the keyboard', () => {
  const { unmount } = show(<DataTable {...base} />)
  expect(screen.queryByRole('region')).toBeNull()
  unmount()
  vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(900)
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(600)
  show(<DataTable {...base} />)
  expect(screen.getByRole('region', { name: 'Orders, scrolls sideways' }).tabIndex).toBe(0)
})

test('on a phone the same rows are a list of two lines, still linked, selected and sorted', async () => {
  narrow()
  const onSort = vi.fn()
  show(<Selectable rowLink={({ id }) => `/order/${id}`} onSort={onSort} sort="name" />)
  expect(screen.queryByRole('table')).toBeNull()
  const entry = within(screen.getAllByRole('listitem')[1]!)
  expect(entry.getByRole('link', { name: 'Harrow' }).getAttribute('href')).toBe('/order/SO-2')
  expect(entry.getByText('200.00')).toBeTruthy()
  await userEvent.click(entry.getByRole('checkbox', { name: 'Select SO-2' }))
  expect(chosen()).toBe('SO-2')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Total, descending')
  expect(onSort).toHaveBeenCalledWith('total')
})

test('on a phone an empty cell takes no place in the line', () => {
  narrow()
  const parts: Column<Order>[] = [
    { key: 'brand', phone: 'title', cell: ({ brand }) => brand },
    { key: 'note', cell: () => null },
    { key: 'id', cell: ({ id }) => id },
    { key: 'total', cell: ({ id, total }) => id === 'SO-1' && total },
  ]
  show(<DataTable {...base} columns={parts} />)
  const texts = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(texts.slice(0, 2)).toEqual(['OrlaSO-1·100.00', 'HarrowSO-2'])
})

import { MantineProvider } from '@mantine/core'
import { render, screen } from '@testing-library/react'
import { MemoryRouter, useLocation } from 'react-router'
import { expect, test, vi } from 'vitest'
import { useScreen } from '../testing/show.tsx'
import { QueryView } from './query-view.tsx'

useScreen()

const Address = () => <output>{useLocation().search}</output>
function look(address: string, page: number, total: number) {
  const data = { orders: [] as string[], page, limit: 24, total, more: false }
  const query = { data, error: null, isPending: false, isFetching: false, refetch: vi.fn() }
  render(
    <MantineProvider env="test" withGlobalClasses={false} withCssVariables={false}>
      <MemoryRouter initialEntries={[address]}>
        <QueryView query={query} empty={({ orders }) => orders.length === 0 && 'No orders yet'}>
          {() => <p>orders</p>}
        </QueryView>
        <Address />
      </MemoryRouter>
    </MantineProvider>,
  )
}
const where = () => screen.getByText(/^$|^\?/, { selector: 'output' }).textContent

test.each([
  ['/orders?status=CONFIRMED&page=9', 9, 50, '?status=CONFIRMED&page=3'],
  ['/orders?page=2', 2, 24, ''],
  ['/connections?tab=requests&r.page=4', 4, 30, '?tab=requests&r.page=2'],
])('a page behind the last leads to the last: %s', (address, page, total, expected) => {
  look(address, page, total)
  expect(where()).toBe(expected)
  expect(screen.queryByText('No orders yet')).toBeNull()
})

test.each([
  ['/orders?page=3', 3, 50],
  ['/orders?page=2', 2, 0],
  ['/orders?page=2', 9, 50], // the reply to an earlier address
])('every other address stays: %s', (address, page, total) => {
  look(address, page, total)
  expect(where()).toBe(address.replace('/orders', ''))
  expect(screen.queryByText('No orders yet')).not.toBeNull()
})

import { filter, list } from '@souk/contract/core/lists/list.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { loadNamespaces } from '../../lib/language/i18n.ts'
import { listFields, useList } from '../../lib/url/use-list.ts'
import { show } from '../testing/input-world.tsx'
import type { ListChoices } from './list-choices.ts'
import { ListFilters } from './list-filters.tsx'

const invoices = list({
  filters: { orderId: filter.id, kind: filter.many(['GOODS', 'DEPOSIT', 'CREDIT_NOTE']) },
  sorts: ['newest'],
})
const fields = listFields(invoices, ['orderId', 'kind'])
const order = '11111111-1111-4111-8111-111111111111'

beforeEach(() => loadNamespaces('invoices'))

function Filters({ choices }: { choices?: ListChoices }) {
  return <ListFilters words="invoices" state={useList(invoices, fields)} choices={choices} columns={[]} />
}
const open = (search: string, choices?: ListChoices) =>
  show(
    <QueryClientProvider client={new QueryClient()}>
      <Filters choices={choices!} />
    </QueryClientProvider>,
    `/${search}`,
  )

test('there is no bar where nothing narrows and nothing could', () => {
  open('')
  expect(screen.queryByText(/./)).toBeNull()
})

test('an id whose name nobody is asked for is named by its label alone', () => {
  open(`?orderId=${order}`)
  screen.getByText('Of one order')
  expect(screen.queryByText(new RegExp(order))).toBeNull()
})

test('the sheet offers those values that belong here', async () => {
  const { user } = open('', { of: ['kind'], only: () => ['GOODS', 'DEPOSIT'], labelOf: () => 'Kind' })
  await user.click(screen.getByRole('button', { name: 'Filters' }))
  await screen.findByRole('checkbox', { name: 'Deposit invoice' })
  expect(screen.getAllByRole('checkbox')).toHaveLength(2)
})

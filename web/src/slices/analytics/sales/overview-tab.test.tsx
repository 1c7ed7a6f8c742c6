import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadNamespaces } from '../../../lib/language/i18n.ts'
import { show } from '../../../ui/testing/input-world.tsx'
import { OverviewTab } from './overview-tab.tsx'

beforeEach(async () => {
  await loadNamespaces('analytics')
  vi.stubGlobal('fetch', () => Promise.withResolvers().promise)
})
afterEach(() => vi.unstubAllGlobals())
const figure = { amount: '33270.00', units: 400, orders: 9 }
const insights: Parameters<typeof OverviewTab>[0]['insights'] = {
  from: '2026-11-01',
  to: '2026-11-19',
  currency: 'EUR',
  currencies: ['EUR'],
  asOf: '2026-11-19T09:00:00Z',
  total: figure,
  before: null,
  rows: [],
  more: false,
}

test.each([
  ['booked', 'Confirmed orders, on the day they were first confirmed'],
  ['shipped', 'What was shipped, at agreed prices, on the day it left'],
  ['invoiced', 'Invoices less credit notes, without tax and freight, on the day of issue'],
])('the total of what is %s says what is counted', (measure, words) => {
  show(
    <QueryClientProvider client={new QueryClient()}>
      <OverviewTab insights={insights} by="month" />
    </QueryClientProvider>,
    `/?measure=${measure}`,
  )
  expect(screen.getByText(words)).toBeTruthy()
})

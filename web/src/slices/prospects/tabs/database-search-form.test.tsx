import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadNamespaces } from '../../../lib/language/i18n.ts'
import { show } from '../../../ui/testing/input-world.tsx'
import { DatabaseTab } from './database-tab.tsx'

await import('../model/prospects-writes.ts') // fetched when the page is idle; here it is there at once
type Sent = { search?: string; isFree?: boolean; filters?: { countries: string[] } }
let sent: Sent[] = []
let isPaid = false
const paid = () => sent.filter(({ isFree }) => !isFree)

beforeEach(async () => {
  await loadNamespaces('prospects', 'prospects')
  sent = []
  isPaid = false
  vi.stubGlobal('fetch', async (url: string, { body }: { body?: string | null } = {}) => {
    if (url.includes('credit-rates')) return Response.json({ data: { search: 1, save: 2, reveal: 5 } })
    if (!url.includes('get-list'))
      return Response.json({ data: { countries: [], storeTypes: [], categories: [], retailPrices: [] } })
    const input = JSON.parse(body!) as Sent
    sent.push(input)
    if (!input.isFree) isPaid = true
    const isUnpaid = input.isFree === true && input.search !== '' && !isPaid
    const data = {
      leads: [],
      below: 0,
      credits: 50,
      isCharged: !input.isFree,
      isUnpaid,
      page: 1,
      limit: 24,
      total: 0,
      more: false,
    }
    return Response.json({ data })
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const open = (path = '/') =>
  show(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <DatabaseTab />
    </QueryClientProvider>,
    path,
  )

test('words that are typed with pauses cost nothing until Enter, which pays for one search', async () => {
  const { user } = open()
  const box = await screen.findByRole('searchbox')
  vi.useFakeTimers()
  for (const value of ['concept ', 'concept store ', 'concept store munich']) {
    fireEvent.change(box, { target: { value } })
    await act(() => vi.advanceTimersByTimeAsync(2_000))
  }
  vi.useRealTimers()
  expect(sent.filter(({ search }) => search !== '')).toEqual([])
  expect(screen.getByRole('button', { name: 'Search · 1 credit' })).toBeTruthy()
  await user.type(box, '{Enter}')
  await waitFor(() => expect(sent.filter(({ search }) => search === 'concept store munich')).toHaveLength(2))
  expect(paid()).toMatchObject([{ search: 'concept store munich' }])
  expect(box).toHaveProperty('value', 'concept store munich')
})

test('an address with a search that is not paid asks for the button, and pays nothing by itself', async () => {
  const { user } = open('/?q=milan')
  await screen.findByText('This search has not been paid')
  expect(paid()).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Search · 1 credit' }))
  await waitFor(() => expect(screen.queryByText('This search has not been paid')).toBeNull())
  expect(paid()).toHaveLength(1)
})

import type { BrandCard } from '@souk/contract/discovery/discovery.contract.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { loadNamespaces } from '../../../lib/language/i18n.ts'
import { show, useScreen } from '../../../ui/testing/show.tsx'
import { ExploreRails } from './explore-rails.tsx'

useScreen()
beforeAll(() => loadNamespaces('discovery'))

const orla = { id: 'b1', name: 'Maison Orla', closesAt: '2026-12-01', shipsFromCountries: [] } as unknown as BrandCard
let status = 200
beforeEach(() =>
  vi.stubGlobal('fetch', async (url: string) => {
    if (status !== 200) return Response.json({ message: 'No', errors: [] }, { status })
    return Response.json({ data: url.includes('/filters') ? { category: [], country: [] } : { brands: [orla] } })
  }),
)
afterEach(() => vi.unstubAllGlobals())

const open = (isNewestLost: boolean) =>
  show(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <ExploreRails newest={undefined} isNewestLost={isNewestLost} />
    </QueryClientProvider>,
  ).container
const places = (container: HTMLElement) => container.querySelectorAll('div[data-shape="brand"]').length

test('what is still on its way has its place; what has come stands in it', async () => {
  status = 200
  const container = open(false)
  expect(places(container)).toBe(2)
  await screen.findByRole('heading', { name: 'Closing soon' })
  expect(places(container)).toBe(1) // the newest are still to come
})

test('what cannot be read is left away, and no grey place waits for it', async () => {
  status = 500
  const container = open(true)
  await waitFor(() => expect(places(container)).toBe(0))
  expect(container.textContent).toBe('')
})

import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadNamespaces } from '../../../lib/language/i18n.ts'
import { show } from '../../../ui/testing/input-world.tsx'
import { CartsView } from './all-carts-view.tsx'

let status = 200
const asked: string[] = []

beforeEach(async () => {
  asked.length = 0
  await loadNamespaces('carts')
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url)
    return Response.json(status === 200 ? { data: [] } : { message: 'Not now.', errors: [] }, { status })
  })
})
afterEach(() => vi.unstubAllGlobals())

const shown = (path: string) =>
  show(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <CartsView />
    </QueryClientProvider>,
    path,
  )

test('without carts there is the empty state, with ways on', async () => {
  status = 200
  shown('/checkout')
  expect(await screen.findByRole('heading', { level: 1, name: 'No carts found' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Look at your wishlists' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
})

test('a load that failed shows the empty state with a way to try again', async () => {
  status = 500
  const { user } = shown('/checkout')
  expect(await screen.findByRole('heading', { level: 1, name: 'No carts found' })).toBeTruthy()
  expect(screen.getByText('Not now.')).toBeTruthy()
  status = 200
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('link', { name: 'Look at your wishlists' })).toBeTruthy()
})

test('a single cart that is gone leads back to all of them', async () => {
  status = 404
  shown('/checkout?cartId=one')
  expect(await screen.findByRole('link', { name: 'All carts' })).toBeTruthy()
  expect(asked).toContain('/api/v2/cart?cartId=one')
})

import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { ReachablePages } from '../../lib/reachable-pages.ts'
import { type SearchProvider, searchProvidersOf } from './search-providers.ts'
import { SearchableTopBar } from './searchable-top-bar.tsx'
import { show } from '../testing/shell-world.tsx'
import { TopBar } from '../shell/top-bar.tsx'

const orders: SearchProvider = {
  key: 'orders',
  word: 'nav.orders',
  needs: ['read', 'Order'],
  find: vi.fn(async (text: string) => [{ key: '1', label: `ORL-${text}`, to: '/order/1' }]),
}

test('what is found leads there', async () => {
  const router = show(<SearchableTopBar providers={[orders]} />)
  await userEvent.click(screen.getByRole('button', { name: /Search names/ }))
  await userEvent.type(await screen.findByRole('combobox'), '042')
  await userEvent.click(await screen.findByRole('option', { name: /ORL-042/ }))
  expect(router.state.location.pathname).toBe('/order/1')
  expect(orders.find).toHaveBeenCalledExactlyOnceWith('042', expect.any(AbortSignal))
})

test('without anything to search there is no field', () => {
  show(<TopBar />)
  expect(screen.queryByRole('button', { name: /Search/ })).toBeNull()
})

const hitsOf = (key: string, label: string, to: string): SearchProvider => ({
  ...orders,
  key,
  find: async () => [{ key: `${key}1`, label, to }],
})

test('the exact name of a brand and Enter open the brand, not a product', async () => {
  const providers = [hitsOf('products', 'Orla coat', '/product/1/c/1'), hitsOf('brands', 'Maison Orla', '/brand/1')]
  const router = show(<SearchableTopBar providers={providers} />)
  await userEvent.click(screen.getByRole('button', { name: /Search names/ }))
  await userEvent.type(await screen.findByRole('combobox'), 'maison orla')
  await screen.findByRole('option', { name: 'Maison Orla' })
  await userEvent.keyboard('{Enter}')
  expect(router.state.location.pathname).toBe('/brand/1')
})

test('pages are found by the beginning of a word in their name', async () => {
  const router = show(
    <ReachablePages value={(path) => path === '/wishlist'}>
      <SearchableTopBar providers={[hitsOf('products', 'Wishing well tee', '/product/1/c/1')]} />
    </ReachablePages>,
  )
  await userEvent.click(screen.getByRole('button', { name: /Search names/ }))
  await userEvent.type(await screen.findByRole('combobox'), 'wish')
  await screen.findByRole('option', { name: 'Wishlists' })
  await userEvent.keyboard('{Enter}')
  expect(router.state.location.pathname).toBe('/wishlist')
})

test('a brand looks through its own customers and papers first, a retailer through what can be bought', () => {
  const keysOf = (side: string | null) => searchProvidersOf(side, () => true).map(({ key }) => key)
  expect(keysOf('brand')).toEqual(['partners', 'orders', 'invoices', 'collections', 'products', 'brands'])
  expect(keysOf('retailer')).toEqual(['products', 'brands', 'partners', 'orders', 'invoices', 'collections'])
  expect(searchProvidersOf('retailer', (_, resource) => resource === 'Shop').map(({ key }) => key)).toEqual([
    'products',
    'brands',
  ])
})
test('a command is found by a word of it, and only by who may give it', async () => {
  const router = show(
    <ReachablePages value={(path) => path === '/invoices'}>
      <SearchableTopBar providers={[]} />
    </ReachablePages>,
  )
  await userEvent.click(screen.getByRole('button', { name: /Search names/ }))
  await userEvent.type(await screen.findByRole('combobox'), 'open in')
  await screen.findByRole('option', { name: 'Open invoices' })
  await userEvent.keyboard('{Enter}')
  expect(router.state.location.pathname).toBe('/invoices')
})

test('Enter opens all results when nothing was found yet', async () => {
  const slow: SearchProvider = { ...orders, key: 'products', find: () => new Promise(() => {}) }
  const router = show(
    <ReachablePages value={(path) => path === '/search'}>
      <SearchableTopBar providers={[slow]} />
    </ReachablePages>,
  )
  await userEvent.click(screen.getByRole('button', { name: /Search names/ }))
  await userEvent.type(await screen.findByRole('combobox'), 'linen{Enter}')
  expect(router.state.location.pathname + router.state.location.search).toBe('/search?q=linen')
})

import type { ProductCard, ProductRow } from '@souk/contract/catalog/product-shapes.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadNamespaces } from '../../../lib/language/i18n.ts'
import { clearSession, storeSession } from '../../../lib/session/session.ts'
import { show } from '../../../ui/testing/input-world.tsx'
import { fillCart, fillingCart } from './filling-cart.ts'
import { OrderDialog } from './order-dialog.tsx'
import { OrderMatrix } from './order-matrix.tsx'

const product = {
  _id: 'coat',
  name: 'Coat',
  brandId: 'brand',
  collectionId: 'c',
  currency: 'EUR',
  wholesalePrice: '50.00',
  isCarton: false,
  variants: [{ colour: 'Sage', sizes: [{ skuId: 's', sku: 'S1', size: 'S', quantityAvailable: 9, cartonUnits: 0 }] }],
} as unknown as ProductRow
const card = { _id: 'coat', name: 'Coat', coloursCount: 1, sizes: ['S'] } as unknown as ProductCard
const paris = { id: 'paris', name: 'Paris' }
const lyon = { id: 'lyon', name: 'Lyon' }
let stores: (typeof paris)[] = []
let areStoresLost = false
const sent: { method: string; url: string; body: unknown }[] = []

beforeEach(async () => {
  sent.length = 0
  stores = []
  areStoresLost = false
  await loadNamespaces('cart-acts')
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body }: { method?: string; body?: string | null }) => {
    if (areStoresLost && url.startsWith('/api/v2/entity')) return Response.json({ errors: [] }, { status: 500 })
    if (url === '/api/v2/catalog/products/coat') return Response.json({ data: product })
    if (method === 'GET') return Response.json({ data: url.startsWith('/api/v2/cart') ? [] : { stores } })
    const given = body ? JSON.parse(body) : null
    sent.push({ method, url, body: given })
    if (given?.[0]?.cartId) {
      const items = [{ productId: 'coat', name: 'Coat', differs: ['brand', 'currency'] }]
      const errors = [{ code: 'cart_conflict', message: 'It does not fit.', field: 'products', items }]
      return Response.json({ message: 'It does not fit.', errors }, { status: 409 })
    }
    return Response.json({ data: method === 'DELETE' ? { removed: 1 } : [] })
  })
})
afterEach(() => {
  fillCart(null)
  clearSession()
  vi.unstubAllGlobals()
})

function signIn(ownStores: (typeof paris)[]): void {
  stores = ownStores
  const userData = { abilities: [], currentEntityId: 'me' }
  storeSession({ token: 't', role: 'entityAdmin', entityType: 'retailer' }, { userData })
}

const showMatrix = () =>
  show(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <OrderMatrix product={product} />
    </QueryClientProvider>,
  )

async function adding() {
  const { user } = showMatrix()
  await user.type(screen.getByRole('textbox', { name: /Sage/ }), '3')
  await user.click(screen.getByRole('button', { name: 'Add 3 units to cart' }))
  return user
}
const request = { products: [{ productId: 'coat', items: [{ sku: 's', value: 3 }] }] }

test('a person who has one store is told which', async () => {
  signIn([paris])
  showMatrix()
  expect(screen.queryByRole('combobox')).toBeNull() // nor was there a list before
  expect(await screen.findByText('Paris')).toBeTruthy()
  expect(screen.getByText('Store')).toBeTruthy()
  expect(screen.queryByText('For which store')).toBeNull()
})

test('a person whose stores cannot be read is told where it goes, and may try again', async () => {
  signIn([paris, lyon])
  areStoresLost = true
  const { user } = showMatrix()
  expect(await screen.findByText(/for the store you bought for last/)).toBeTruthy()
  areStoresLost = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('combobox', { name: 'For which store' })).toBeTruthy()
})

test('a person who has several is asked', async () => {
  signIn([paris, lyon])
  const { user } = showMatrix()
  await user.click(await screen.findByRole('combobox', { name: /For which store/ }))
  expect(await screen.findByRole('option', { name: 'Lyon' })).toBeTruthy()
})

test('without a cart in mind the server finds the one that fits', async () => {
  await adding()
  await waitFor(() => expect(sent).toEqual([{ method: 'PUT', url: '/api/v2/cart', body: [request] }]))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('what does not fit the cart that is being filled is asked about, with what differs', async () => {
  fillCart({ cartId: 'other', brand: 'Maison Orla', store: 'Paris' })
  const user = await adding()
  const dialog = await screen.findByRole('dialog', { name: 'This does not fit into the cart Maison Orla, Paris' })
  expect(dialog.textContent).toContain('differs by brand and currency.')
  await user.click(screen.getByRole('button', { name: 'Use a separate cart' }))
  await waitFor(() =>
    expect(sent.map(({ method, body }) => [method, body])).toEqual([
      ['PUT', [{ ...request, cartId: 'other' }]],
      ['PUT', [request]],
    ]),
  )
  expect(fillingCart()).toBeNull()
})

test('replacing empties that cart first; cancelling changes nothing and keeps what was typed', async () => {
  fillCart({ cartId: 'other', brand: 'Maison Orla', store: 'Paris' })
  const user = await adding()
  await user.click(await screen.findByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent).toHaveLength(1)
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /Sage/ }).value).toBe('3')
  await user.click(screen.getByRole('button', { name: 'Add 3 units to cart' }))
  await user.click(await screen.findByRole('button', { name: 'Replace that cart' }))
  await waitFor(() =>
    expect(sent.slice(2).map(({ method, url }) => [method, url])).toEqual([
      ['DELETE', '/api/v2/cart?cartId=other'],
      ['PUT', '/api/v2/cart'],
    ]),
  )
})

test('closing the order dialog with quantities typed asks before they are lost', async () => {
  signIn([paris])
  const closed = vi.fn()
  const { user } = show(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <OrderDialog product={card} onClose={closed} />
    </QueryClientProvider>,
  )
  await user.type(await screen.findByRole('textbox', { name: /Sage/ }), '3')
  await user.keyboard('{Escape}')
  await user.click(await screen.findByRole('button', { name: 'Keep editing' }))
  expect(closed).not.toHaveBeenCalled()
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /Sage/ }).value).toBe('3')
})

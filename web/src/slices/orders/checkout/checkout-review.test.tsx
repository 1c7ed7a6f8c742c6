import type { Cart, CartProduct } from '@souk/contract/carts/cart-shapes.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { loadNamespaces } from '../../../lib/language/i18n.ts'
import { clearSession, storeSession } from '../../../lib/session/session.ts'
import { show } from '../../../ui/testing/input-world.tsx'
import { forgetKey } from './checkout-key.ts'
import { CheckoutPage } from './checkout-page.tsx'

const product = (changes: Partial<CartProduct> = {}) =>
  ({
    _id: 'coat',
    name: 'Coat',
    styleCode: 'ST-1',
    image: null,
    isCarton: false,
    quantity: 0,
    units: 4,
    wholesalePrice: '50.00',
    amount: '200.00',
    shippingStartDate: '2027-01-10',
    shippingEndDate: '2027-02-10',
    isOrderable: true,
    changes: [],
    variants: [
      {
        colour: 'Sage',
        sizes: [{ skuId: 's', sku: 's', size: 'S', value: 4, quantityAvailable: 9, cartonUnits: 0 }],
      },
    ],
    ...changes,
  }) as unknown as CartProduct
const cart = (changes: Partial<Cart> = {}) =>
  ({
    _id: 'cart',
    version: 7,
    brand: { id: 'b', name: 'Maison Orla', logo: null },
    store: { id: 'store', name: 'Paris', country: 'FR' },
    currency: 'EUR',
    type: 'PRE_ORDER',
    notes: '',
    products: [product()],
    units: 4,
    amount: '200.00',
    deposit: null,
    minimums: [],
    isOrderable: true,
    ...changes,
  }) as Cart
let own: object
const known = {
  id: 'me',
  stores: [{ id: 'store', name: 'Paris', country: 'FR', addressId: 'shop' }],
  addresses: [
    { id: 'usual', label: 'Office', line1: '2 Rue B', city: 'Paris', isDefaultShipping: true, isDefaultBilling: true },
    { id: 'shop', label: 'Shop', line1: '1 Rue A', city: 'Paris', isDefaultShipping: false },
  ],
}
const placed = {
  id: 'o1',
  number: 'ORL-000007',
  brand: { id: 'b', name: 'Maison Orla' },
  amount: '200.00',
  currency: 'EUR',
  units: 4,
}
let options = {
  currency: 'EUR',
  walletBalance: '0.00',
  walletShare: 2_000,
  appliesRewards: false,
  takesCards: true,
  credit: null as object | null,
}
type Sent = { method: string; url: string; key: string | null; body: unknown }
const sent: Sent[] = []
let here: Cart[]
let answer: () => Response | Promise<Response>

// What the page fetches when it is wanted is here from the start: a busy machine takes its time over it.
beforeAll(() => Promise.all([import('./checkout-review.tsx'), import('./checkout-success.tsx')]))
beforeEach(async () => {
  sent.length = 0
  here = [cart()]
  own = known
  options = {
    currency: 'EUR',
    walletBalance: '0.00',
    walletShare: 2_000,
    appliesRewards: false,
    takesCards: true,
    credit: null,
  }
  forgetKey()
  answer = ordered
  await loadNamespaces('carts', 'checkout')
  const userData = { abilities: [], currentEntityId: 'me' }
  storeSession({ token: 't', role: 'entityAdmin', entityType: 'retailer' }, { userData })
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', headers, body }: RequestInit & { body?: string }) => {
    if (url.startsWith('/api/v2/cart') && method === 'GET') return Response.json({ data: here })
    if (url.startsWith('/api/v2/entity')) return Response.json({ data: own })
    if (url.startsWith('/api/v2/wallet/paying-options')) return Response.json({ data: options })
    const key = new Headers(headers).get('idempotency-key')
    sent.push({ method: method!, url, key, body: body && JSON.parse(body) })
    if (url === '/api/v2/orders/multiple') return answer()
    here = [cart({ version: 8, products: [product({ units: 2, amount: '100.00' })], units: 2, amount: '100.00' })]
    return Response.json({ data: here })
  })
})
afterEach(() => {
  clearSession()
  vi.unstubAllGlobals()
})

async function review(carts = 'cart', button = 'Place 1 order') {
  const { user, router } = show(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <CheckoutPage />
    </QueryClientProvider>,
  )
  await act(() => router.navigate(`/checkout?step=review&carts=${carts}`))
  const place = await screen.findByRole('button', { name: button })
  return { user, router, place }
}
function ordered(): Response {
  here = []
  return Response.json({ data: { orders: [placed], status: 'ORDERED' } }, { status: 201 })
}
const lost = () => Promise.reject(new TypeError('network'))
const orderings = () => sent.filter(({ url }) => url === '/api/v2/orders/multiple')

test('a double click sends once; the orders are listed by their numbers', async () => {
  const { user, place, router } = await review()
  await user.dblClick(place)
  const dialog = await screen.findByRole('dialog', { name: '1 order placed' })
  expect(within(dialog).getByRole('link', { name: 'ORL-000007' }).getAttribute('href')).toBe('/order/o1')
  expect(orderings()).toHaveLength(1)
  expect(orderings()[0]!.body).toEqual({
    carts: [
      {
        cartId: 'cart',
        version: 7,
        shipToId: 'shop',
        billToId: 'usual',
        shipsFrom: '2027-01-10',
        shipsUntil: '2027-02-10',
        paymentMethod: 'BANK_TRANSFER',
        purchaseOrderNumber: '',
      },
    ],
  })
  await waitFor(() => expect(router.state.location.search).toBe(''))
})

test('the bills go to the address that is chosen for all orders', async () => {
  const { user, place } = await review()
  await user.click(screen.getByRole('combobox', { name: 'Bill to' }))
  await user.click(await screen.findByRole('option', { name: 'Shop, 1 Rue A, Paris' }))
  await user.click(place)
  await screen.findByRole('dialog', { name: '1 order placed' })
  expect(orderings()[0]!.body).toMatchObject({ carts: [{ shipToId: 'shop', billToId: 'shop' }] })
})

test('a lost answer is asked for again with the same key, so that nothing is ordered twice', async () => {
  answer = lost
  const { user, place, router } = await review()
  await user.click(place)
  expect((await screen.findByRole('alert')).textContent).toContain('nothing is ordered twice')
  answer = ordered
  await user.click(screen.getByRole('button', { name: /^Try again/ }))
  await screen.findByRole('dialog', { name: '1 order placed' })
  await waitFor(() => expect(router.state.location.search).toBe(''))
  const [first, second] = orderings()
  expect(second!.key).toBe(first!.key)
  expect(first!.key).toBeTruthy()
})

test('when the orders were placed and only the answer was lost, trying again brings it', async () => {
  answer = () => {
    here = []
    return lost()
  }
  const { user, place, router } = await review()
  await user.click(place)
  expect(await screen.findByRole('heading', { name: 'No response' })).toBeTruthy()
  answer = ordered
  await user.click(screen.getByRole('button', { name: /^Try again/ }))
  await screen.findByRole('dialog', { name: '1 order placed' })
  await waitFor(() => expect(router.state.location.search).toBe(''))
  const [first, second] = orderings()
  expect(second).toEqual(first)
})

test('what is not as it was is listed with what is left, and one click takes it without ordering', async () => {
  const changes = [{ kind: 'stock' as const, skuId: 's', left: 2 }]
  answer = () => {
    here = [cart({ products: [product({ changes, isOrderable: false })], isOrderable: false })]
    const items = [
      { cartId: 'cart', brandName: 'Maison Orla', productId: 'coat', name: 'Coat', changes },
      {
        cartId: 'cart',
        brandName: 'Maison Orla',
        minimum: { collectionId: null, required: '500.00', missing: '300.00' },
      },
    ]
    return Response.json({ message: 'x', errors: [{ code: 'items_changed', message: 'x', items }] }, { status: 410 })
  }
  const { user, place } = await review()
  await user.click(place)
  const list = await screen.findByRole('list', { name: 'There is issues in the order items' })
  const items = within(list).getAllByRole('listitem')
  expect(items.map(({ textContent }) => textContent)).toEqual([
    'Coat Maison Orla Only 2 are left of Sage, size S.',
    'Maison Orla: €300.00 below the minimum.',
  ])
  await user.click(screen.getByRole('button', { name: 'Update to what is available' }))
  await waitFor(() => expect(screen.queryByRole('list', { name: /issues/ })).toBeNull())
  expect(sent.at(-1)).toMatchObject({
    method: 'PUT',
    url: '/api/v2/cart',
    body: [{ cartId: 'cart', products: [{ productId: 'coat', items: [{ sku: 's', value: 2 }] }] }],
  })
  expect(orderings()).toHaveLength(1)
  expect((await screen.findAllByText('€100.00')).length).toBeGreaterThan(0)
})

test('what another tab has ordered meanwhile is said, and what is here is shown', async () => {
  answer = () => {
    here = []
    return Response.json({ message: 'x', errors: [{ code: 'not_found', message: 'x' }] }, { status: 404 })
  }
  const { user, place } = await review()
  await user.click(place)
  expect(await screen.findByText(/changed or ordered in another tab/)).toBeTruthy()
})

test.each([true, false])('a card is offered only where the marketplace takes cards (%s)', async (takesCards) => {
  options = { ...options, takesCards, walletBalance: '40.00' }
  const { user } = await review()
  await screen.findByRole('checkbox', { name: /Pay from rewards first/ })
  await user.click(screen.getByRole('combobox', { name: 'Payment' }))
  await screen.findByRole('option', { name: /Bank transfer/ })
  expect(screen.queryAllByRole('option', { name: /Card/ })).toHaveLength(takesCards ? 1 : 0)
})

test('net terms can be chosen only as far as credit is left, and rewards only where there are some', async () => {
  options = { ...options, walletBalance: '40.00', credit: { limit: '500.00', used: '300.00', room: '199.99' } }
  const { user, place } = await review()
  await user.click(await screen.findByRole('checkbox', { name: /Pay from rewards first/ }))
  await user.click(screen.getByRole('combobox', { name: 'Payment' }))
  const short = await screen.findByRole('option', { name: /Within 30 days/ })
  expect(short.textContent).toContain('€199.99 credit left')
  expect(short.getAttribute('aria-disabled') ?? short.getAttribute('data-combobox-disabled')).toBeTruthy()
  await user.keyboard('{Escape}')
  await user.click(place)
  await waitFor(() =>
    expect(orderings()[0]!.body).toMatchObject({ carts: [{ paymentMethod: 'BANK_TRANSFER', walletShare: true }] }),
  )
})

test('ship-to, window and payment of one order are applied to all; purchase order numbers stay their own', async () => {
  here = [cart(), cart({ _id: 'second', brand: { id: 'c', name: 'Field', logo: null } })]
  const { user, place } = await review('cart,second', 'Place 2 orders')
  const first = screen.getByRole('region', { name: /Maison Orla/ })
  await user.type(within(first).getByLabelText(/Your purchas/), 'PO-1')
  await user.click(within(first).getByRole('combobox', { name: 'Payment' }))
  await user.click(await screen.findByRole('option', { name: /On shipment/ }))
  await user.click(within(first).getByRole('button', { name: 'Apply delivery and payment to all orders' }))
  await user.click(place)
  await waitFor(() => expect(orderings()).toHaveLength(1))
  const sentCarts = (orderings()[0]!.body as { carts: object[] }).carts
  expect(sentCarts).toMatchObject([
    { cartId: 'second', paymentMethod: 'ON_SHIPMENT', purchaseOrderNumber: '' },
    { cartId: 'cart', paymentMethod: 'ON_SHIPMENT', purchaseOrderNumber: 'PO-1' },
  ])
})

test('rewards are ticked where the retailer prefers it, and can be turned off for one order', async () => {
  options = { ...options, walletBalance: '40.00', appliesRewards: true }
  const { user, place } = await review()
  const rewards = await screen.findByRole<HTMLInputElement>('checkbox', { name: /Pay from rewards first/ })
  expect(rewards.checked).toBe(true)
  await user.click(rewards)
  await user.click(place)
  await waitFor(() => expect(orderings()[0]!.body).toMatchObject({ carts: [{ walletShare: false }] }))
})

test('a retailer without an address adds one over the checkout, and what was chosen stays', async () => {
  await loadNamespaces('profile')
  own = {
    ...known,
    country: 'FR',
    addresses: [],
    stores: [{ id: 'store', name: 'Paris', country: 'FR', addressId: null }],
  }
  const { user } = await review()
  await user.type(screen.getByLabelText(/^Your purchase order number/), 'PO-9')
  await user.click(screen.getByRole('button', { name: 'Add an address' }))
  const sheet = within(await screen.findByRole('dialog'))
  await user.type(sheet.getByLabelText('Address name'), 'Shop')
  await user.type(sheet.getByLabelText('Street and number'), '1 Rue A')
  await user.type(sheet.getByLabelText('City'), 'Paris')
  own = known
  await user.click(sheet.getByRole('button', { name: 'Save address' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.getByLabelText(/^Your purchase order number/)).toHaveProperty('value', 'PO-9')
  await user.click(await screen.findByRole('button', { name: 'Place 1 order' }))
  await waitFor(() => expect(orderings()).toHaveLength(1))
  expect(orderings()[0]!.body).toMatchObject({ carts: [{ shipToId: 'shop', purchaseOrderNumber: 'PO-9' }] })
})

import type { Cart, CartProduct } from '@souk/contract/carts/cart-shapes.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadNamespaces } from '../../../lib/language/i18n.ts'
import { show } from '../../../ui/testing/input-world.tsx'
import { CartLine } from './cart-line.tsx'

const size = (skuId: string, name: string, value: number, quantityAvailable: number | null) => ({
  skuId,
  sku: skuId,
  size: name,
  value,
  quantityAvailable,
  cartonUnits: 0,
})
const product = {
  _id: 'coat',
  name: 'Coat',
  styleCode: 'ST-1',
  image: null,
  collectionId: 'c',
  collectionName: 'Winter',
  isCarton: false,
  quantity: 0,
  units: 2,
  variants: [{ colour: 'Sage', sizes: [size('s', 'S', 2, 10), size('m', 'M', 0, null)] }],
  wholesalePrice: '50.00',
  amount: '100.00',
  isOrderable: true,
  changes: [],
} as unknown as CartProduct
const cart = { _id: 'cart', version: 3, products: [product] } as unknown as Cart
const sent: { method: string; url: string; body: unknown }[] = []
let refusal: string | null = null

beforeEach(async () => {
  sent.length = 0
  refusal = null
  await loadNamespaces('carts')
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body }: { method?: string; body?: string | null }) => {
    if (method !== 'GET') sent.push({ method, url, body: body && JSON.parse(body) })
    if (refusal)
      return Response.json({ message: refusal, errors: [{ code: 'stale', message: refusal }] }, { status: 409 })
    return Response.json({ data: [{ ...cart, version: 4 }] })
  })
})
afterEach(() => vi.unstubAllGlobals())

function shown(changes: Partial<CartProduct> = {}) {
  const client = new QueryClient()
  client.setQueryData(['carts', 'list', null], [cart])
  return show(
    <QueryClientProvider client={client}>
      <CartLine cartId="cart" storeId="store" currency="EUR" product={{ ...product, ...changes }} isOpenFirst />
    </QueryClientProvider>,
  )
}
const cell = (name: RegExp) => screen.findByRole<HTMLInputElement>('textbox', { name })

test('what is typed counts at once and is saved when the typing pauses, with the version that was looked at', async () => {
  const { user } = shown()
  await user.type(await cell(/Sage.*M/), '4')
  expect(screen.getByText('€300.00')).toBeTruthy()
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]).toEqual({
    method: 'PUT',
    url: '/api/v2/cart',
    body: [{ cartId: 'cart', version: 3, products: [{ productId: 'coat', items: [{ sku: 'm', value: 4 }] }] }],
  })
})

test('what could not be saved stays typed, says why, and goes along with the next try', async () => {
  refusal = 'Changed meanwhile.'
  const { user } = shown()
  await user.type(await cell(/Sage.*M/), '4')
  const alert = await screen.findByRole('alert', {})
  expect(alert.textContent).toContain('Not saved: Changed meanwhile.')
  expect((await cell(/Sage.*M/)).value).toBe('4')
  refusal = null
  await user.clear(await cell(/Sage.*S/))
  await user.type(await cell(/Sage.*S/), '5')
  await waitFor(
    () =>
      expect(sent.at(-1)!.body).toMatchObject([
        {
          products: [
            {
              items: [
                { sku: 'm', value: 4 },
                { sku: 's', value: 5 },
              ],
            },
          ],
        },
      ]),
    {
      timeout: 3_000,
    },
  )
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
})

test('a line of nothing is not saved: it would vanish under the hand', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { user } = shown()
  await user.clear(await cell(/Sage.*S/))
  expect(screen.getByText(/No quantity\. Enter one/)).toBeTruthy()
  await act(() => vi.advanceTimersByTimeAsync(60_000))
  expect(sent).toEqual([])
})

test('what changed is said in a sentence with the one thing to do about it', async () => {
  const { user } = shown({ changes: [{ kind: 'price', was: '45.00', now: '50.00' }] })
  expect(screen.getByText('Price changed from €45.00 to €50.00.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Accept new price of Coat' }))
  await waitFor(() =>
    expect(sent.at(-1)!.body).toMatchObject([{ products: [{ productId: 'coat', items: [{ sku: 's', value: 2 }] }] }]),
  )
})

test('what is gone can only be removed', async () => {
  const { user } = shown({ changes: [{ kind: 'deadline' }], isOrderable: false })
  expect(screen.queryByRole('textbox')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Remove Coat, which cannot be ordered' }))
  await waitFor(() => expect(sent.at(-1)!.body).toMatchObject([{ products: [{ productId: 'coat', quantity: 0 }] }]))
})

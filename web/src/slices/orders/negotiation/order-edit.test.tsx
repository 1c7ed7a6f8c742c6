import { screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { OrderEdit } from './order-edit.tsx'
import { anOrder, noRights } from '../testing/an-order.ts'
import { orderWorld, patience } from '../testing/order-world.tsx'

afterEach(() => vi.unstubAllGlobals())

const may = { ...noRights, propose: true }
const stale = () =>
  Response.json({ message: 'Moved on', errors: [{ message: 'Moved on', code: 'stale' }] }, { status: 409 })
/** As the page has it: after a refusal the order is read again, with another version. */
function Editing({ onDone }: { onDone: () => void }) {
  const [version, setVersion] = useState(7)
  return (
    <>
      <button type="button" onClick={() => setVersion(8)}>
        reload
      </button>
      <OrderEdit order={anOrder({ may, version })} onDone={onDone} />
    </>
  )
}

test('a brand changes a size, a price and a reason: only what differs is proposed', async () => {
  const done = vi.fn()
  const { shown, sent } = await orderWorld('brand', ({ url }) => (url.includes('get-products') ? [] : anOrder()))
  const { user } = shown(<Editing onDone={done} />)
  const send = screen.getByRole('button', { name: 'Propose changes' })
  expect(send.getAttribute('aria-disabled')).toBe('true')
  await user.clear(screen.getByRole('textbox', { name: /Sage.*S,|Sage, size S/ }))
  await user.type(screen.getByRole('textbox', { name: /Sage, size S/ }), '4')
  await user.type(screen.getByRole('textbox', { name: /^Why/ }), 'Less wool')
  expect(screen.getByText('14 units')).toBeTruthy()
  await user.click(send)
  await waitFor(() => expect(done).toHaveBeenCalled(), patience)
  expect(sent.filter(({ url }) => url.endsWith('/products'))).toEqual([
    {
      method: 'PUT',
      url: '/api/v2/orders/order/products',
      body: { lines: [{ lineId: 's', quantity: 4 }], reason: 'Less wool', version: 7 },
    },
  ])
})

test('when the order moved on, what was typed is still there and goes with the new version', async () => {
  let isStale = true
  const { shown, sent } = await orderWorld('retailer', ({ method, url }) =>
    url.includes('get-products') ? [] : method === 'PUT' && isStale ? stale() : anOrder(),
  )
  const { user } = shown(<Editing onDone={() => {}} />)
  await user.clear(screen.getByRole('textbox', { name: /Sage, size M/ }))
  await user.type(screen.getByRole('textbox', { name: /Sage, size M/ }), '3')
  await user.click(screen.getByRole('button', { name: 'Propose changes' }))
  expect(await screen.findByText(/This order was changed/)).toBeTruthy()
  isStale = false
  await user.click(screen.getByRole('button', { name: 'reload' }))
  expect((screen.getByRole('textbox', { name: /Sage, size M/ }) as HTMLInputElement).value).toBe('3')
  await user.click(screen.getByRole('button', { name: 'Propose changes' }))
  const proposals = () => sent.filter(({ url }) => url.endsWith('/products'))
  await waitFor(() => expect(proposals()).toHaveLength(2), patience)
  expect(proposals()[1]!.body).toEqual({ lines: [{ lineId: 'm', quantity: 3 }], reason: '', version: 8 })
})

test('a retailer is not offered prices', async () => {
  const { shown } = await orderWorld('retailer', () => [])
  shown(<Editing onDone={() => {}} />)
  expect(await screen.findByRole('textbox', { name: /Sage, size S/ })).toBeTruthy()
  expect(screen.queryByRole('textbox', { name: /Price/ })).toBeNull()
})

const dress = (sizes: string[]) => ({
  _id: 'dress',
  styleCode: 'ST-2',
  name: 'Linen dress',
  collectionId: 'ss27',
  images: [],
  currency: 'EUR',
  wholesalePrice: '40.00',
  isCarton: false,
  isOrderable: true,
  variants: [
    {
      colour: 'Rust',
      sizes: sizes.map((size) => ({ skuId: `rust-${size}`, sku: size, size, quantityAvailable: null, cartonUnits: 0 })),
    },
  ],
})
async function replaceCoat(sizes: string[]) {
  const world = await orderWorld('retailer', ({ url }) =>
    url.includes('/offers')
      ? { products: [dress(sizes)], total: 1 }
      : url.includes('/collections/')
        ? { id: 'ss27', collectionName: 'SS27' }
        : url.includes('get-products')
          ? []
          : anOrder(),
  )
  const { user } = world.shown(<Editing onDone={() => {}} />)
  await user.click(await screen.findByRole('button', { name: 'Replace Coat' }))
  await user.click(await screen.findByRole('button', { name: 'Add Linen dress' }))
  return { ...world, user }
}

test('a replacement takes over the quantities of the sizes that match and names the others', async () => {
  const { user, sent } = await replaceCoat(['S', 'L'])
  expect(await screen.findByText(/Size M of Coat is not fully replaced/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Propose changes' }))
  const proposals = () => sent.filter(({ url }) => url.endsWith('/products'))
  await waitFor(() => expect(proposals()).toHaveLength(1), patience)
  expect(proposals()[0]!.body).toEqual({
    lines: [],
    add: [{ productId: 'dress', items: [{ sku: 'rust-S', value: 10 }], replaces: 'coat' }],
    reason: '',
    version: 7,
  })
})

test('a replacement without a quantity cannot be proposed, and the bar asks for one', async () => {
  const { user } = await replaceCoat(['38', '40'])
  expect(await screen.findByText('Enter quantities for Linen dress, or remove it.')).toBeTruthy()
  const send = screen.getByRole('button', { name: 'Propose changes' })
  expect(send.getAttribute('aria-disabled')).toBe('true')
  await user.type(screen.getByRole('textbox', { name: /Rust, size 38/ }), '6')
  expect(screen.queryByText(/Enter quantities for/)).toBeNull()
  expect(send.getAttribute('aria-disabled')).toBeNull()
})

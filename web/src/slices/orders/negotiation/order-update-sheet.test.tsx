import { screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import type { Order } from '@souk/contract/orders/order-shapes.ts'
import { OrderUpdateSheet } from './order-update-sheet.tsx'
import { anOrder } from '../testing/an-order.ts'
import { orderWorld } from '../testing/order-world.tsx'

afterEach(() => vi.unstubAllGlobals())

const addresses = [{ id: 'depot', label: 'Depot', line1: '9 Quai', city: 'Lyon' }]
/** As the page has it: what others change arrives while the sheet is open. */
function Updating({ later }: { later: Partial<Order> }) {
  const [order, setOrder] = useState(anOrder({ notes: 'Old', purchaseOrderNumber: 'PO-1' }))
  return (
    <>
      <OrderUpdateSheet order={order} onClose={() => {}} />
      <button type="button" onClick={() => setOrder(anOrder({ ...later, version: 8 }))}>
        later
      </button>
    </>
  )
}
const opened = async (later: Partial<Order>, side: 'brand' | 'retailer' = 'retailer') => {
  const { shown, sent } = await orderWorld(side, ({ url }) =>
    url.includes('/entity') ? { id: 'me', addresses } : anOrder(),
  )
  const { user } = shown(<Updating later={later} />)
  const write = async (name: RegExp, text: string) => {
    const field = await screen.findByRole('textbox', { name })
    await user.clear(field)
    await user.type(field, text)
  }
  const arrive = () => user.click(screen.getByText('later'))
  const save = () => screen.getByRole('button', { name: 'Save' })
  return { user, write, arrive, save, sent }
}

test('only what was typed is sent, with the newest version: what others changed elsewhere stays', async () => {
  const { user, write, arrive, save, sent } = await opened({ notes: 'Theirs', purchaseOrderNumber: 'PO-1' })
  await write(/^Purchase order number/, 'PO-2')
  await arrive()
  expect((await screen.findByRole<HTMLTextAreaElement>('textbox', { name: /^Notes/ })).value).toBe('Theirs')
  await user.click(save())
  await waitFor(() =>
    expect(sent.filter(({ method }) => method === 'PATCH').map(({ body }) => body)).toEqual([
      { purchaseOrderNumber: 'PO-2', version: 8 },
    ]),
  )
})

test('two wrote the same field: it is saved once it is decided whose words stand', async () => {
  const { user, write, arrive, save, sent } = await opened({ notes: 'Theirs', purchaseOrderNumber: 'PO-1' })
  await write(/^Notes/, 'Mine')
  await arrive()
  expect(await screen.findByText('Theirs')).toBeTruthy()
  expect(save().getAttribute('title')).toMatch(/^Choose a version/)
  await user.click(screen.getByRole('button', { name: 'Keep mine' }))
  await user.click(save())
  await waitFor(() => expect(sent.at(-1)?.body).toEqual({ notes: 'Mine', version: 8 }))
})

test('a brand changes its own notes only', async () => {
  const { shown } = await orderWorld('brand', () => anOrder())
  shown(<OrderUpdateSheet order={anOrder({ writtenBy: 'brand' })} onClose={() => {}} />)
  expect((await screen.findAllByRole('textbox')).length).toBe(1)
})

import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { OrderAnswer } from './order-answer.tsx'
import { aLine, anOrder, noRights } from '../testing/an-order.ts'
import { orderWorld, patience } from '../testing/order-world.tsx'

afterEach(() => vi.unstubAllGlobals())

const terms = { quantity: 10, price: '50.00', shipsFrom: '2027-01-15', shipsUntil: '2027-02-15' }
const change = (lineId: string, quantity: number) => ({
  lineId,
  productId: 'coat',
  name: 'Coat',
  image: null,
  colour: 'Sage',
  size: lineId.toUpperCase(),
  replaces: null,
  before: terms,
  after: { ...terms, quantity },
})
const revision = { authorName: null, reason: '', at: '2026-11-15T09:00:00Z', isAgreed: false, amount: '1000.00' }
const revisions = [
  { ...revision, number: 1, by: 'retailer', differences: [] },
  { ...revision, number: 2, by: 'brand', reason: 'Less wool', differences: [change('s', 4), change('m', 6)] },
]
const may = { ...noRights, acceptAll: true, acceptSome: true, refuse: true }

test('a retailer takes one change and leaves the other: only the ticked line is sent', async () => {
  const { shown, sent } = await orderWorld('retailer', ({ url }) => (url.endsWith('/revisions') ? revisions : {}))
  const { user } = shown(<OrderAnswer order={anOrder({ status: 'PENDING_RETAILER', revision: 2, may })} />)
  expect(await screen.findByText('Less wool')).toBeTruthy()
  await user.click(screen.getByRole('checkbox', { name: 'Sage, M' }))
  await user.click(screen.getByRole('button', { name: 'Accept selected (1)' }))
  await waitFor(
    () =>
      expect(sent).toEqual([
        { method: 'PUT', url: '/api/v2/orders/order/confirm', body: { version: 7, lines: ['s'] } },
      ]),
    patience,
  )
})

test('with everything selected the whole order is accepted', async () => {
  const { shown, sent } = await orderWorld('retailer', ({ url }) => (url.endsWith('/revisions') ? revisions : {}))
  const { user } = shown(<OrderAnswer order={anOrder({ status: 'PENDING_RETAILER', revision: 2, may })} />)
  await user.click(await screen.findByRole('button', { name: 'Accept selected (2)' }))
  await waitFor(
    () => expect(sent).toEqual([{ method: 'PUT', url: '/api/v2/orders/order/confirm', body: { version: 7 } }]),
    patience,
  )
})

test('one tick on the product takes all its sizes out, and then there is nothing to accept', async () => {
  const { shown } = await orderWorld('retailer', () => revisions)
  const { user } = shown(<OrderAnswer order={anOrder({ status: 'PENDING_RETAILER', revision: 2, may })} />)
  await user.click(await screen.findByRole('checkbox', { name: 'Coat' }))
  expect(screen.getByText('0 of 2 lines selected')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Accept selected (0)' }).getAttribute('aria-disabled')).toBe('true')
})

test('to a brand that wrote nothing yet the whole order is new, product by product', async () => {
  const { shown, sent } = await orderWorld('brand', ({ url }) => (url.endsWith('/revisions') ? [revisions[0]] : {}))
  const lines = [aLine('s'), aLine('m'), aLine('hat', { productId: 'hat', name: 'Hat', size: '' })]
  const { user } = shown(<OrderAnswer order={anOrder({ lines, may })} />)
  await user.click(await screen.findByRole('checkbox', { name: 'Hat' }))
  await user.click(screen.getByRole('button', { name: 'Accept selected (2)' }))
  await waitFor(() => expect(sent[0]?.body).toEqual({ version: 7, lines: ['s', 'm'] }), patience)
})

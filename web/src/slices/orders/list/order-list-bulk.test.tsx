import { screen, within, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { OrdersBulk } from './order-list-bulk.tsx'
import { anOrder } from '../testing/an-order.ts'
import { orderWorld, patience } from '../testing/order-world.tsx'

afterEach(() => vi.unstubAllGlobals())

test('several are confirmed by their own versions; one that moved on is named with the reason, one that is not due stays out', async () => {
  const { shown, sent } = await orderWorld('brand', ({ url }) =>
    url.includes('/moved/')
      ? Response.json({ message: 'It moved on', errors: [{ message: 'It moved on', code: 'stale' }] }, { status: 409 })
      : {},
  )
  const orders = [
    anOrder({ id: 'good', version: 3 }),
    anOrder({ id: 'moved', number: 'ORL-000043', version: 5 }),
    anOrder({ id: 'theirs', isYourTurn: false }),
    anOrder({ id: 'asked', status: 'CONFIRMED', isCancelAsked: true }),
  ]
  const { user } = shown(<OrdersBulk rows={orders} onDone={() => {}} />)
  await user.click(screen.getByRole('button', { name: 'Confirm 2 orders' }))
  const question = await screen.findByRole('dialog', { name: 'Confirm 2 orders?' })
  await user.click(within(question).getByRole('button', { name: 'Confirm' }))
  const outcome = await screen.findByRole('dialog', { name: '1 order confirmed' })
  expect(within(outcome).getByRole('listitem').textContent).toBe('ORL-000043 It moved on')
  await waitFor(
    () =>
      expect(sent.map(({ url, body }) => [url, body])).toEqual([
        ['/api/v2/orders/good/confirm', { version: 3 }],
        ['/api/v2/orders/moved/confirm', { version: 5 }],
      ]),
    patience,
  )
})

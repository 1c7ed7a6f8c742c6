import type { Order } from '@souk/contract/orders/order-shapes.ts'
import { screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { ReachablePages } from '../../../lib/reachable-pages.ts'
import { anOrder } from '../testing/an-order.ts'
import { orderWorld } from '../testing/order-world.tsx'
import { OrderNext, OrderNextCell, OrderStepButton } from './order-next.tsx'

afterEach(() => vi.unstubAllGlobals())

const reachable = (part: ReactNode) => (
  <main>
    <ReachablePages value={() => true}>{part}</ReachablePages>
  </main>
)
const shownText = () => plain(screen.getByRole('main').textContent!)

const agreed: Partial<Order> = { status: 'CONFIRMED', agreedRevision: 1, isYourTurn: false, dueAt: null }
const open = { amount: '120.00', dueAt: '2026-12-01T09:00:00.000Z' }
const proposal = {
  by: 'brand',
  cut: 3,
  raised: 0,
  added: 0,
  removed: 0,
  priced: 1,
  moved: 0,
  amount: '-153.00',
} as const
const plain = (text: string) => text.replaceAll(/[\u2066-\u2069]/g, '')

test.each([
  [
    'brand',
    { ...agreed, work: ['pack'] },
    'To ship by 15 Feb 2027.',
    'Pack and invoice',
    '/shipments/new?orderId=order',
  ],
  [
    'brand',
    { ...agreed, work: ['send'], shipsUntil: null },
    'Packed. Hand it to the carrier.',
    'Hand over',
    '/shipments?orderId=order',
  ],
  [
    'brand',
    { ...agreed, work: ['claim'] },
    'Kin & Co reported missing or damaged units.',
    'Answer the claim',
    '/shipments?orderId=order',
  ],
  [
    'brand',
    { ...agreed, work: ['pay'], open },
    '€120.00 open, due 1 Dec 2026.',
    'Collect payment',
    '/invoices?orderId=order',
  ],
  [
    'brand',
    { ...agreed, work: ['pay'], payment: 'OVERDUE', open },
    '€120.00 open, overdue since 1 Dec 2026.',
    'Collect payment',
    '/invoices?orderId=order',
  ],
  ['brand', { ...agreed, work: ['receive'], payment: 'PAID' }, 'On its way to Kin & Co.', null, null],
  ['retailer', { ...agreed, work: ['pack'] }, 'Maison Orla ships by 15 Feb 2027.', null, null],
  [
    'retailer',
    { ...agreed, work: ['receive'] },
    'On its way to you. Confirm what arrives.',
    'Confirm receipt',
    '/shipments?orderId=order',
  ],
  ['retailer', { ...agreed, work: ['pay'], open }, '€120.00 to pay by 1 Dec 2026.', 'Pay', '/invoices?orderId=order'],
  [
    'retailer',
    { ...agreed, status: 'COMPLETED', payment: 'PAID' },
    'All units delivered, cancelled or credited.',
    null,
    null,
  ],
] as ['brand' | 'retailer', Partial<Order>, string, string | null, string | null][])(
  'a %s is told what is left, and has one button for it',
  async (side, changes, sentence, button, to) => {
    const { shown } = await orderWorld(side, () => ({}))
    const order = anOrder(changes)
    shown(
      reachable(
        <>
          <OrderNext order={order} />
          <OrderStepButton order={order} />
        </>,
      ),
    )
    expect(shownText()).toContain(sentence)
    const links = screen.queryAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
    expect(links).toEqual(button ? [[button, to]] : [])
  },
)

test('who answers reads what was changed, by how much, and until when', async () => {
  const { shown } = await orderWorld('retailer', () => ({}))
  shown(reachable(<OrderNext order={anOrder({ status: 'PENDING_RETAILER', revision: 2, proposal })} />))
  const text = shownText()
  expect(text).toMatch(
    /^Maison Orla: 3 sizes cut, 1 price changed, −€153\.00\. Respond by .*, or the order is cancelled\.$/,
  )
})

test('a line of a list has the step and what it is about', async () => {
  const { shown } = await orderWorld('retailer', () => ({}))
  shown(reachable(<OrderNextCell order={anOrder({ status: 'PENDING_RETAILER', revision: 2, proposal })} />))
  expect(screen.getByRole('link', { name: 'Answer' }).getAttribute('href')).toBe('/order/order')
  expect(shownText()).toContain('3 sizes cut, 1 price changed, −€153.00')
})

test('an order that has ended has no step', async () => {
  const { shown } = await orderWorld('brand', () => ({}))
  shown(reachable(<OrderNextCell order={anOrder({ status: 'CANCELLED', isYourTurn: false })} />))
  expect(shownText()).toBe('–')
  expect(screen.queryByRole('link')).toBeNull()
})

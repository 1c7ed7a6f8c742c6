import { screen, within, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { OrderActions } from './order-actions.tsx'
import { anOrder, noRights } from '../testing/an-order.ts'
import { orderWorld, patience } from '../testing/order-world.tsx'

afterEach(() => vi.unstubAllGlobals())

const due = { ...noRights, propose: true, acceptAll: true, acceptSome: true, refuse: true }
const names = () => screen.queryAllByRole('button').map((one) => one.textContent || one.getAttribute('aria-label'))

test.each([
  [
    'a brand with a new order',
    'brand',
    anOrder({ may: due }),
    ['Confirm order', 'Propose changes', 'Reject order', 'More about ORL-000042'],
  ],
  [
    'a retailer with the brand’s changes',
    'retailer',
    anOrder({ may: { ...due, cancel: true }, revision: 2 }),
    ['Accept all', 'Propose changes', 'Refuse changes', 'More about ORL-000042'],
  ],
  [
    'a retailer for whom the brand wrote',
    'retailer',
    anOrder({ may: due, writtenBy: 'brand' }),
    ['Accept all', 'Propose changes', 'Refuse order'],
  ],
  [
    'a brand whose proposal waits',
    'brand',
    anOrder({ may: { ...noRights, propose: true, cancel: true }, isYourTurn: false }),
    ['Change order', 'More about ORL-000042'],
  ],
  [
    'a brand that is asked to cancel',
    'brand',
    anOrder({
      status: 'CONFIRMED',
      agreedRevision: 1,
      isCancelAsked: true,
      may: { ...noRights, propose: true, refuse: true, cancel: true, answerCancel: true },
    }),
    ['Accept the cancellation', 'Change order', 'Keep the order', 'More about ORL-000042'],
  ],
  ['anybody with an order that has ended', 'retailer', anOrder({ status: 'CANCELLED' }), []],
] as const)('%s is offered what the rule allows and nothing else', async (_, side, order, buttons) => {
  const { shown } = await orderWorld(side, () => ({}))
  shown(<OrderActions order={order} onEdit={() => {}} />)
  expect(names()).toEqual(buttons)
})

test('confirming is asked once: no sends nothing, yes sends it', async () => {
  const { shown, sent } = await orderWorld('brand', () => anOrder({ status: 'CONFIRMED' }))
  const { user } = shown(<OrderActions order={anOrder({ may: due })} onEdit={() => {}} />)
  const ask = async () => {
    await user.click(screen.getByRole('button', { name: 'Confirm order' }))
    return within(await screen.findByRole('dialog', { name: 'Confirm ORL-000042?' }))
  }
  await user.click((await ask()).getByRole('button', { name: 'Go back' }))
  expect(sent).toEqual([])
  await user.click((await ask()).getByRole('button', { name: 'Confirm order' }))
  await waitFor(() => expect(sent.map(({ body }) => body)).toEqual([{ version: 7 }]), patience)
})

test('cancelling is named after its cell: at once, or a request', async () => {
  const { shown } = await orderWorld('retailer', () => ({}))
  const agreed = { status: 'CONFIRMED', agreedRevision: 1 } as const
  const { user } = shown(
    <OrderActions
      order={anOrder({ ...agreed, may: { ...noRights, cancel: true, cancelAsks: true } })}
      onEdit={() => {}}
    />,
  )
  await user.click(screen.getByRole('button', { name: 'More about ORL-000042' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Request cancellation' }))
  expect(await screen.findByRole('dialog', { name: 'Request cancellation of ORL-000042?' })).toBeTruthy()
  expect(screen.getByText(/has 2 days to respond/)).toBeTruthy()
})

test('a brand rejects with a reason or not at all', async () => {
  const { shown, sent } = await orderWorld('brand', () => anOrder({ status: 'REJECTED' }))
  const { user } = shown(<OrderActions order={anOrder({ may: due })} onEdit={() => {}} />)
  await user.click(screen.getByRole('button', { name: 'Reject order' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Reject ORL-000042?' }))
  const send = () => user.click(dialog.getByRole('button', { name: 'Reject order' }))
  await send()
  expect(await screen.findByText('Say why.')).toBeTruthy()
  expect(sent).toEqual([])
  await user.click(screen.getByRole('combobox', { name: /Reason/ }))
  await user.click(await screen.findByRole('option', { name: 'Lead time' }))
  await send()
  await waitFor(
    () =>
      expect(sent).toEqual([
        { method: 'PUT', url: '/api/v2/orders/order/reject', body: { version: 7, text: '', reason: 'LEAD_TIME' } },
      ]),
    patience,
  )
})

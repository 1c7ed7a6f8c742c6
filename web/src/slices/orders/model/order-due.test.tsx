import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { formatIn } from '../../../lib/language/format.ts'
import { loadNamespaces } from '../../../lib/language/i18n.ts'
import { storeSession } from '../../../lib/session/session.ts'
import { show } from '../../../ui/testing/input-world.tsx'
import { OrderDue } from './order-due.tsx'

test('the deadline of a response is told to the minute, with its time zone', async () => {
  await loadNamespaces('orders')
  storeSession({ token: 'token', role: 'entityAdmin', entityType: 'brand' })
  const order = {
    status: 'PENDING_BRAND' as const,
    dueAt: '2026-12-01T14:05:00.000Z',
    isYourTurn: true,
    agreedRevision: null,
    isCancelAsked: false,
    brand: { id: 'b', name: 'Maison Orla' },
    retailer: { id: 'r', name: 'Kin & Co' },
  }
  show(<OrderDue order={order as Parameters<typeof OrderDue>[0]['order']} />)
  const text = (await screen.findByText(/^Respond by/)).textContent!.replaceAll(/[\u2068\u2069]/g, '')
  expect(text).toBe(`Respond by ${formatIn('en').moment(order.dueAt)}, or the order is cancelled.`)
  expect(text).toMatch(/\d\d:\d\d GMT/)
})

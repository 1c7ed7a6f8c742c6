import { screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { loadNamespaces } from '../../../lib/language/i18n.ts'
import { ReachablePages } from '../../../lib/reachable-pages.ts'
import { clearSession, storeSession } from '../../../lib/session/session.ts'
import { show } from '../../../ui/testing/input-world.tsx'
import { OrderWorkCard } from './order-work-card.tsx'
import type { Overview } from './order-waiting-card.tsx'

beforeAll(() => loadNamespaces('order-cards'))
afterEach(clearSession)

const overview = {
  waiting: { count: 0, orders: [] },
  cancelAsked: 0,
  work: [
    { work: 'pack', count: 2 },
    { work: 'pay', count: 5 },
  ],
} as unknown as Overview

test.each([
  ['entityAdmin', ['Orders to pack2', 'Orders with money to collect5']],
  ['salesManager', ['Orders to pack2']],
  ['salesRepresentative', ['Orders to pack2']],
] as const)('a %s has on the list of work what they may do', (role, lines) => {
  const abilities = [
    { action: 'manage', subject: 'Brand' },
    { action: 'read', subject: 'Order' },
  ]
  storeSession(
    { token: 'token', role, entityType: 'brand' },
    { userData: { id: 'u', currentEntityId: 'e', entityType: 'brand', role, abilities } },
  )
  show(
    <ReachablePages value={() => true}>
      <OrderWorkCard overview={overview} others={[]} />
    </ReachablePages>,
  )
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(lines)
})

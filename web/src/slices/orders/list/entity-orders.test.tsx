import { screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { ViewedEntity } from '../../../lib/session/viewed-entity.ts'
import { anOrder } from '../testing/an-order.ts'
import { orderWorld } from '../testing/order-world.tsx'
import { EntityOrders } from './entity-orders.tsx'

afterEach(() => vi.unstubAllGlobals())

test.each(['brand', 'retailer'] as const)(
  'the orders of a viewed %s are read by its id, from its side, and only read',
  async (side) => {
    const asked: string[] = []
    const brand = { id: 'b', name: 'Maison Orla' }
    const retailer = { id: 'r', name: 'Kin & Co' }
    const order = {
      ...anOrder({ id: 'one', number: 'ORL-000042', status: 'PENDING_BRAND', isYourTurn: true }),
      brand,
      retailer,
    }
    const { shown } = await orderWorld('brand', ({ url }) => {
      asked.push(url)
      return { orders: [order], page: 1, limit: 50, total: 1, pages: 1 }
    })
    shown(
      <ViewedEntity value={{ id: 'viewed', side }}>
        <EntityOrders entityId="viewed" />
      </ViewedEntity>,
    )
    await screen.findByText('ORL-000042')
    expect(asked.every((url) => url.includes('entityId=viewed'))).toBe(true)
    screen.getByText(side === 'brand' ? 'Kin & Co' : 'Maison Orla')
    screen.getByText('Waiting for the brand')
    expect(screen.queryAllByRole('checkbox')).toEqual([])
    expect(screen.getByRole('link').getAttribute('href')).toBe(`/admin/entities/${side}/viewed/orders/one`)
  },
)

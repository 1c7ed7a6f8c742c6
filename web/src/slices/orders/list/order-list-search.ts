import type { orders } from '@souk/contract/orders/orders.contract.ts'
import { get } from '../../../lib/server/get.ts'
import { session } from '../../../lib/session/session.ts'

/** Orders by number, purchase order or the counterpart's name, for the search over everything. */
export async function findOrders(text: string, signal: AbortSignal) {
  const { entityType } = session()
  if (entityType !== 'brand' && entityType !== 'retailer') return []
  const query = { q: text.slice(0, 100), limit: 6 }
  const found = await get<typeof orders.list>('/api/v2/orders', { query }, { signal, isQuiet: true })
  return found.orders.map(({ id, number, brand, retailer, image }) => ({
    key: id,
    label: number,
    detail: (entityType === 'brand' ? retailer : brand).name,
    image,
    to: `/order/${id}`,
  }))
}

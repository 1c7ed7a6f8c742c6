import { call } from '../../lib/call.ts'

type Orders = { total?: number; items?: readonly unknown[]; orders?: readonly unknown[] } | null

/** Whether confirmed orders hold a collection. Who cannot be asked counts as none; the server refuses all the same. */
export async function hasConfirmedOrders(collectionId: string): Promise<boolean> {
  const wire = { method: 'GET', path: '/api/v2/orders' } as never
  const input = { query: { collectionId, confirmedOrders: true, limit: 1 } } as never
  try {
    const found = (await call(wire, input, { isQuiet: true })) as Orders
    return (found?.total ?? found?.orders?.length ?? found?.items?.length ?? 0) > 0
  } catch {
    return false
  }
}
